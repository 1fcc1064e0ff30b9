/** Presents field service meetings with place, groups and leader (SERVICE-C5, SERVICE-R12). */
import type { fieldMeeting } from '@sheaf/contract/service/rows';
import { fullName } from '@sheaf/rules/people/people/names';
import { isFor } from '@sheaf/rules/service/hiding';
import { isSkippedTime } from '@sheaf/rules/time/wall-time';
import type { z } from 'zod';
import { conductorDutiesOfMeetings } from '#contexts/duties/duties.api';
import { groupNames, reachablePeopleAmong, readLetterhead } from '#contexts/people/people.api';
import { type FieldMeetingRow, fieldMeetings } from '#contexts/service/field-meetings.store';
import { leaders } from '#contexts/service/leaders.store';
import { readServiceGroups } from '#contexts/service/read-groups';
import type { Tenant } from '#platform/database/tenant';

type MeetingReply = z.output<typeof fieldMeeting>;
type Groups = Awaited<ReturnType<typeof readServiceGroups>>;

/** Group of a meeting, also if it is deleted. */
function groupOf(row: FieldMeetingRow, { rows, plan }: Groups, names: ReadonlyMap<number, string>) {
  if (row.special_group_id !== null) {
    const group = rows.special.find(({ id }) => id === row.special_group_id)!;
    const { groups } = plan.special.find(({ id }) => id === group.id)!;
    return { origin: 'special' as const, group, label: group.label, groups };
  }
  if (row.rotation_group_id !== null) {
    const group = rows.rotation.find(({ id }) => id === row.rotation_group_id)!;
    const { groups } = plan.rotation.find(({ id }) => id === group.id)!;
    return { origin: 'rotation' as const, group, label: group.label, groups };
  }
  const group = rows.regular.find(({ id }) => id === row.field_group_id)!;
  const { group_id, label, location } = group;
  const named = label ?? (group_id === null ? null : names.get(group_id)) ?? location;
  return {
    origin: 'regular' as const,
    group,
    label: named,
    groups: group_id === null ? ('all' as const) : [group_id],
  };
}

async function readLeaders(tenant: Tenant, rows: readonly FieldMeetingRow[]) {
  const duties = await conductorDutiesOfMeetings(
    tenant,
    rows.map(({ id }) => id),
  );
  const ids = [...new Set(duties.flatMap(({ person_id }) => person_id ?? []))];
  const phones = new Map((await reachablePeopleAmong(tenant, ids)).map(({ id, phone }) => [id, phone]));
  const people = new Map((await leaders.named(tenant, ids)).map((person) => [person.id, person]));
  const leads = new Map(duties.map((duty) => [duty.field_meeting_id, duty.person_id]));
  return (meetingId: number): MeetingReply['overseer'] => {
    const person = people.get(leads.get(meetingId) ?? 0);
    return person
      ? { id: person.id, full_name: fullName(person), phone: phones.get(person.id) ?? null }
      : null;
  };
}

/** @param ownGroup group of the caller. */
export async function presentFieldMeetings(
  tenant: Tenant,
  rows: readonly FieldMeetingRow[],
  ownGroup: number | null,
): Promise<MeetingReply[]> {
  if (rows.length === 0) return [];
  const groups = await readServiceGroups(tenant);
  const names = new Map((await groupNames(tenant)).map(({ id, name }) => [id, name]));
  const overseerOf = await readLeaders(tenant, rows);
  const { zone } = await readLetterhead(tenant);
  return rows.map((row) => {
    const { origin, group, label, groups: invited } = groupOf(row, groups, names);
    const { online, location, coordinates } = group;
    return {
      id: row.id,
      origin,
      origin_id: group.id,
      label,
      start: `${row.on_date}T${row.starts_at}`,
      moved_from: isSkippedTime(row.on_date, group.starts_at, zone) ? group.starts_at : null,
      online,
      location,
      coordinates,
      overseer: overseerOf(row.id),
      groups: invited === 'all' ? [] : [...invited],
      own_group: isFor(invited, ownGroup),
      replaced_by: row.hidden_by,
    };
  });
}

/** Both days are inclusive. */
export const readFieldMeetings = async (tenant: Tenant, from: string, to: string, ownGroup: number | null) =>
  presentFieldMeetings(tenant, await fieldMeetings.between(tenant, from, to), ownGroup);

/** Values of a meeting for phrases. */
export async function meetingValues(tenant: Tenant, row: FieldMeetingRow) {
  const [meeting] = await presentFieldMeetings(tenant, [row], null);
  return { label: meeting!.label, date: row.on_date };
}
