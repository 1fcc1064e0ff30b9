/** People with a record, and the heading of its page (PRINT-O5). */
import { orderByGroup } from '@sheaf/rules/reports/order-by-group';
import { hasRecord } from '@sheaf/rules/reports/reporting-people';
import { serviceYearOf } from '@sheaf/rules/time/service-year';
import { todayIn } from '@sheaf/rules/time/today-in';
import { groupNames, readLetterhead, readRecordedPeople } from '#contexts/people/people.api';
import type { RecordHead } from '#contexts/reports/records.document';
import type { Tenant } from '#platform/database/tenant';

export async function readRecordHead(tenant: Tenant, now: Date): Promise<RecordHead> {
  const { name, lang, zone } = await readLetterhead(tenant);
  return { congregation: name, lang, today: todayIn(zone, now.getTime()) };
}

/** First month of the previous service year. */
export const firstMonth = (today: string): string => `${serviceYearOf(today) - 2}-09-01`;

/** By group and last name, people without a group last (PRINT-P11). */
export async function recordedPeople(tenant: Tenant) {
  const groups = await groupNames(tenant);
  const people = (await readRecordedPeople(tenant)).filter(hasRecord);
  const withGroup = people.map((person) => ({
    ...person,
    group: groups.find(({ id }) => id === person.group_id)?.name ?? null,
  }));
  return orderByGroup(withGroup, groups);
}
