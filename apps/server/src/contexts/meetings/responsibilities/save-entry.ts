import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import {
  fillResponsibilityDuties,
  lockResponsibilityDuties,
  type ResponsibilityDuty,
} from '#contexts/duties/duties.api';
import { cancellingEvents } from '#contexts/events/events.api';
import { holdMeeting } from '#contexts/meetings/meetings/meetings.api';
import { presentEntries } from '#contexts/meetings/responsibilities/present-entry';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import { groupNames, holdQualifiedPeople } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

interface HandEntry {
  row: ResponsibilityDuty;
  takerId: number | null;
  byGroup: boolean;
}

const changedOf = (fillings: readonly HandEntry[]): HandEntry[] =>
  fillings.filter(({ row, takerId }) => (row.person_id ?? row.group_id) !== takerId);

/** Whether all are active people of the rotation, or groups. */
async function mayHave(tenant: Tenant, fillings: readonly HandEntry[]): Promise<boolean> {
  const people = fillings.flatMap(({ takerId, byGroup }) => (byGroup ? [] : (takerId ?? [])));
  const held = people.length === 0 ? [] : await holdQualifiedPeople(tenant, people);
  const active = new Set(held.filter((person) => person.active).map(({ id }) => id));
  const groups = new Set((await groupNames(tenant)).map(({ id }) => id));
  const takers = await responsibilities.takers(tenant);
  return fillings.every(({ row, takerId, byGroup }) => {
    if (takerId === null) return true;
    if (byGroup) return groups.has(takerId);
    return (
      active.has(takerId) &&
      takers.some((of) => of.person_id === takerId && of.responsibility_id === row.responsibility_id)
    );
  });
}

/** Fills the responsibilities at one meeting by hand; accepts people who are away or busy (ATTEND-C2, ATTEND-O3, MEET-R17). */
export async function saveEntry(call: Handler<typeof operations.saveEntry>) {
  const { tenant, body } = call;
  const meeting = await holdMeeting(tenant, body.id);
  if (!meeting) return call.missing();
  if (isMeetingCancelled(await cancellingEvents(tenant), meeting.week, meeting.type))
    return call.refuse('meeting-cancelled');
  const byGroup = new Map((await responsibilities.list(tenant)).map((row) => [row.id, row.group_turns]));
  const rows = await lockResponsibilityDuties(tenant, [meeting.id]);
  const fillings = Object.entries(body.attendants).flatMap(([key, takers]): HandEntry[] => {
    const places = rows.filter((row) => row.responsibility_id === Number(key));
    if (places.length === 0 || takers.length > places.length)
      return call.invalid({ attendants: ['no-such-place'] });
    // The list is complete: places beyond its end are emptied.
    return places.map((row) => ({
      row,
      takerId: takers[row.place - 1] ?? null,
      byGroup: byGroup.get(row.responsibility_id)!,
    }));
  });
  const changed = changedOf(fillings);
  const after = new Map(changed.map(({ row, takerId }) => [row.id, takerId]));
  const taken = rows
    .map((row) => ({ of: row.responsibility_id, id: after.has(row.id) ? after.get(row.id) : row.person_id }))
    .filter(({ of, id }) => id && !byGroup.get(of))
    .map(({ of, id }) => `${of} ${id}`);
  if (new Set(taken).size < taken.length) return call.refuse('duty-place-twice');
  if (!(await mayHave(tenant, changed))) return call.invalid({ attendants: ['not-qualified'] });
  await fillResponsibilityDuties(
    tenant,
    changed.map(({ row, takerId, byGroup: group }) => ({
      id: row.id,
      person_id: group ? null : takerId,
      group_id: group ? takerId : null,
      locked: true,
    })),
  );
  const [entry] = await presentEntries(tenant, [meeting], true);
  return entry!;
}
