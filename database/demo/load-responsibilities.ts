/**
 * Six kinds of responsibilities at the demo congregation's meetings, filled 13 weeks ahead by the rotation
 * rule.
 */

import type { DutySpan } from '@sheaf/rules/duties/clash';
import { type CancellingEvent, isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import {
  dutyKindOf,
  type MeetingScope,
  type ResponsibilityKind,
  type TurnFrequency,
  weeksAhead,
} from '@sheaf/rules/meetings/responsibilities/responsibility';
import {
  type Facts,
  type RotatedMeeting,
  type RotatedResponsibility,
  rotate,
} from '@sheaf/rules/meetings/responsibilities/rotate';
import { genders } from '@sheaf/rules/people/people/gender';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';

interface PlannedResponsibility {
  label: string;
  kind: ResponsibilityKind;
  frequency: TurnFrequency;
  scope: MeetingScope;
  places: number;
  notes: string | null;
  group_turns: boolean;
  /** Number of people in the rotation, and index of the first one. */
  people: [from: number, count: number];
}

const usual = { scope: 'both', places: 1, notes: null, group_turns: false } as const;

const planned: PlannedResponsibility[] = [
  {
    ...usual,
    label: 'Attendant, main door',
    kind: 'attendant',
    frequency: 'meeting',
    people: [0, 7],
    notes: 'Be there half an hour before the meeting.',
  },
  { ...usual, label: 'Attendant, hall', kind: 'attendant', frequency: 'meeting', people: [4, 6] },
  { ...usual, label: 'Microphones', kind: 'microphone', frequency: 'week', places: 2, people: [8, 8] },
  { ...usual, label: 'Sound', kind: 'sound', frequency: 'fortnight', people: [2, 4] },
  { ...usual, label: 'Video', kind: 'video', frequency: 'week', people: [12, 4] },
  { ...usual, label: 'Platform', kind: 'platform', frequency: 'week', scope: 'mid', people: [6, 5] },
  { ...usual, label: 'Cleaning', kind: 'cleaning', frequency: 'week', group_turns: true, people: [0, 0] },
];

async function readMeetings(
  client: ClientBase,
  congregation: number,
  today: string,
): Promise<RotatedMeeting[]> {
  const { rows } = await client.query<RotatedMeeting>(
    `select id, week::text, held_on::text as date, type, starts_at as "from", ends_at as "to" from meetings
     where congregation_id = $1 and held_on between $2::date and $3::date order by held_on, id`,
    [congregation, today, addDays(today, 7 * weeksAhead)],
  );
  const events = await client.query<CancellingEvent>(
    `select starts_on::text as start_date, ends_on::text as end_date, cancels_meeting from events where congregation_id = $1`,
    [congregation],
  );
  return rows.filter(({ week, type }) => !isMeetingCancelled(events.rows, week, type));
}

/** Duties of each brother in the programmes, and absences. */
async function readFacts(
  client: ClientBase,
  congregation: number,
  today: string,
): Promise<Map<number, Facts>> {
  const { rows } = await client.query<{ id: number; duties: DutySpan[]; away: Facts['away'] }>(
    `select p.id,
       coalesce((select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'meetingId', d.meeting_id, 'date', d.on_date::text,
         'from', d.starts_at, 'to', d.ends_at)) from duties d
         where d.congregation_id = $1 and d.person_id = p.id and d.on_date >= $2::date), '[]') as duties,
       coalesce((select json_agg(json_build_object('start_date', a.starts_on::text, 'end_date', a.ends_on::text)) from away_dates a
         where a.congregation_id = $1 and a.person_id = p.id), '[]') as away
     from people p where p.congregation_id = $1 and p.active and p.gender = $3
       and p.appointment not in ('student', 'guest', 'inactive') order by p.id`,
    [congregation, today, genders.encode('brother')],
  );
  return new Map(rows.map(({ id, ...facts }) => [id, { ...facts, times: [], limits: [] }]));
}

export async function loadResponsibilities(
  client: ClientBase,
  congregation: number,
  today: string,
): Promise<void> {
  const own = { congregation_id: congregation };
  const facts = await readFacts(client, congregation, today);
  const brothers = [...facts.keys()];
  const meetings = await readMeetings(client, congregation, today);
  const groups = await client.query<{ id: number }>(
    'select id from groups where congregation_id = $1 order by name, id',
    [congregation],
  );
  const anchor = mondayOf(today);
  const ids = await bulkInsert(
    client,
    'responsibilities',
    planned.map(({ people: _, ...values }, index) => ({ ...own, ...values, anchor, order: index + 1 })),
  );
  const responsibilities = planned.map(
    ({ people: [from, count], group_turns: byGroup, ...of }, index): RotatedResponsibility => ({
      ...of,
      id: ids[index]!,
      anchor,
      byGroup,
      takers: (byGroup ? groups.rows.map(({ id }) => id) : brothers.slice(from, from + count)).map((id) => ({
        id,
        scope: 'both',
      })),
    }),
  );
  await bulkInsert(
    client,
    'responsibility_people',
    responsibilities
      .filter(({ byGroup }) => !byGroup)
      .flatMap((of) =>
        of.takers.map(({ id, scope }, index) => ({
          ...own,
          responsibility_id: of.id,
          person_id: id,
          scope,
          order: index + 1,
        })),
      ),
  );
  const filled = rotate({ responsibilities, meetings, kept: [], turns: [], people: facts });
  await bulkInsert(
    client,
    'duties',
    filled.map(({ responsibilityId, meetingId, place, takerId }) => {
      const of = responsibilities.find(({ id }) => id === responsibilityId)!;
      const { week, date, from, to } = meetings.find(({ id }) => id === meetingId)!;
      return {
        ...own,
        kind: dutyKindOf(of.kind),
        responsibility_id: responsibilityId,
        meeting_id: meetingId,
        place,
        week,
        on_date: date,
        starts_at: from,
        ends_at: to,
        person_id: of.byGroup ? null : takerId,
        group_id: of.byGroup ? takerId : null,
      };
    }),
  );
}
