import type { reports as operations } from '@sheaf/contract/reports/reports';
import { recordedPeople } from '#domains/reports/recorded-people';
import type { Handler } from '#platform/handle';

/** PRINT-P11: nothing is prepared beforehand. */
export async function readRecordsProgress({ tenant }: Handler<typeof operations.readRecordsProgress>) {
  const total = (await recordedPeople(tenant)).length;
  return { total, completed: total };
}
