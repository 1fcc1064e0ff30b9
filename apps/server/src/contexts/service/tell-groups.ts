/** Notifies the members of the invited groups of a special group, if the form requests it (SERVICE-O2). */
import { serviceNotifications } from '@sheaf/rules/service/notifications';
import { isToldToGroups } from '@sheaf/rules/service/reminders';
import { allReachablePeople, readToday } from '#contexts/people/people.api';
import type { SpecialGroupRow, SpecialGroupValues } from '#contexts/service/special-groups.store';
import type { Tenant } from '#platform/database/tenant';
import { notify } from '#platform/notifications/notifications.store';

/** @param before null for a new one. @param groups ids of the invited groups; empty means all. */
export async function tellGroups(
  tenant: Tenant,
  before: SpecialGroupValues | null,
  after: SpecialGroupRow,
  groups: readonly number[],
  now: Date,
): Promise<void> {
  if (!isToldToGroups(before, after, await readToday(tenant, now))) return;
  const people = (await allReachablePeople(tenant)).filter(
    ({ active, groupId }) => active && groupId !== null && (after.for_all || groups.includes(groupId)),
  );
  const { id: group, label, on_date: date, starts_at: time, location } = after;
  const details = { group, label, date, time, location };
  await notify(
    tenant,
    serviceNotifications,
    people.map(({ id: personId }) => ({ personId, type: 'meeting-held', details })),
    now,
  );
}
