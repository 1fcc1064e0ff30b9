/** Responsibilities of one person or their group at meetings that are held (APPTS-R3). */

import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import type { ResponsibilityKind } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { fullName } from '@sheaf/rules/people/people/names';
import {
  answeredFor,
  type NamedResponsibilityDuty,
  namedResponsibilityDuties,
  type ResponsibilityDuty,
  responsibilityDutiesHeldBy,
} from '#contexts/duties/duties.api';
import { cancellingEvents } from '#contexts/events/events.api';
import { type HeldMeeting, meetingsOfIds } from '#contexts/meetings/meetings/meetings.api';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import { readStanding } from '#contexts/people/people.api';
import type { OwnDuty, OwnDutySource } from '#platform/own-duty-source';

/** Names of the others with the same responsibility at the same meeting. */
const besides = (row: ResponsibilityDuty, all: readonly NamedResponsibilityDuty[]): string[] =>
  all
    .filter(
      (other) =>
        other.id !== row.id &&
        other.meeting_id === row.meeting_id &&
        other.responsibility_id === row.responsibility_id,
    )
    .flatMap(({ first_name, last_name }) =>
      first_name === null || last_name === null ? [] : [fullName({ first_name, last_name })],
    );

interface DutyContext {
  meeting: HeldMeeting;
  label: string;
  notes: string | null;
  kind: ResponsibilityKind;
  with: string[];
}

const present = (
  row: ResponsibilityDuty,
  { meeting, label, notes, kind, with: beside }: DutyContext,
): OwnDuty => ({
  id: row.id,
  kind: row.kind,
  base_type: 'attendant',
  date: row.on_date,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  title: label,
  with: beside,
  user_id: row.person_id,
  helper_id: null,
  acknowledged: row.acknowledged,
  answered_for: answeredFor(row),
  meeting: {
    id: meeting.id,
    type: meeting.type,
    part: null,
    number: null,
    minutes: null,
    language_group: null,
    reads: false,
    hall: 1,
    halls: 1,
    chairman: null,
  },
  location: null,
  coordinates: null,
  link: null,
  note: notes,
  responsibility: kind,
});

export const dutiesOfResponsibilities: OwnDutySource = async (tenant, { personId, from, to }) => {
  const { group_id } = await readStanding(tenant, personId);
  const own = await responsibilityDutiesHeldBy(tenant, { person_id: personId, group_id }, from, to);
  const ids = [...new Set(own.map(({ meeting_id }) => meeting_id))];
  if (ids.length === 0) return [];
  const events = await cancellingEvents(tenant);
  const held = new Map(
    (await meetingsOfIds(tenant, ids))
      .filter(({ week, type }) => !isMeetingCancelled(events, week, type))
      .map((meeting) => [meeting.id, meeting]),
  );
  const named = await namedResponsibilityDuties(tenant, ids);
  const all = new Map((await responsibilities.list(tenant)).map((row) => [row.id, row]));
  return own.flatMap((row) => {
    const meeting = held.get(row.meeting_id);
    const of = all.get(row.responsibility_id);
    if (!meeting || !of) return [];
    return [
      present(row, { meeting, label: of.label, notes: of.notes, kind: of.kind, with: besides(row, named) }),
    ];
  });
};
