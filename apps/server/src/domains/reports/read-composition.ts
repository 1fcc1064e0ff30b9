import type { reports as operations } from '@sheaf/contract/reports/reports';
import { compositionOf } from '@sheaf/rules/reports/composition';
import { lastMonth } from '@sheaf/rules/reports/months';
import { readToday } from '#domains/congregations/congregations.public-api';
import { reportedPeople } from '#domains/people/people.public-api';
import { reports } from '#domains/reports/reports.store';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

export async function readPresentComposition(tenant: Tenant, now: Date) {
  const month = lastMonth(await readToday(tenant, now));
  const reported = await reports.reportedIn(tenant, [month]);
  const aux = reported.filter((row) => row.aux).map(({ person_id }) => person_id);
  return compositionOf(await reportedPeople.list(tenant), new Set(aux));
}

/** REPORTS-O2. */
export const readComposition = ({ tenant, now }: Handler<typeof operations.readComposition>) =>
  readPresentComposition(tenant, now);
