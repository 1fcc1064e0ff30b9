/** People with a record, and the heading of its page (PRINT-O5). */
import { hasRecord } from '@sheaf/rules/reports/reporting-people';
import { serviceYearOf } from '@sheaf/rules/time/service-year';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readLetterhead, readRecordedPeople } from '#contexts/people/people.api';
import type { RecordHead } from '#contexts/reports/records.document';
import type { Tenant } from '#platform/database/tenant';

export async function readRecordHead(tenant: Tenant, now: Date): Promise<RecordHead> {
  const { name, lang, zone } = await readLetterhead(tenant);
  return { congregation: name, lang, today: todayIn(zone, now.getTime()) };
}

/** First month of the previous service year. */
export const firstMonth = (today: string): string => `${serviceYearOf(today) - 2}-09-01`;

export const recordedPeople = async (tenant: Tenant) => (await readRecordedPeople(tenant)).filter(hasRecord);
