/**
 * Field service of the demo congregation for 13 weeks: a weekly meeting per group, an online one, two
 * rotations and a special group.
 */

import { genders } from '@sheaf/rules/people/people/gender';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { type PlannedMeeting, planMeetings, weeksAhead } from '@sheaf/rules/service/plan-meetings';
import { laterClock } from '@sheaf/rules/time/clock-time';
import { mondayOf, nextWeekday } from '@sheaf/rules/time/wall-time';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';

interface ServicePeople {
  groups: { id: number; name: string; overseer_id: number }[];
  /** Brothers who may lead, by appointment. */
  elders: number[];
  servants: number[];
}

/** Real streets, invented meetings. */
const places = [
  { day: 0, at: '09:30', location: '14 Aileen Crescent, Upper Burnie', coordinates: '-41.0712,145.9043' },
  { day: 2, at: '09:30', location: '3 Hale Street, Montello', coordinates: '-41.0586,145.9001' },
  { day: 3, at: '10:00', location: '21 West Park Grove, Park Grove', coordinates: '-41.0493,145.8815' },
  { day: 4, at: '09:30', location: '5 Leith Street, Shorewell', coordinates: '-41.0697,145.8782' },
  { day: 4, at: '17:30', location: '48 Mount Street, Romaine', coordinates: '-41.0921,145.9012' },
  { day: 6, at: '09:30', location: '11 Cooee Point Road, Cooee', coordinates: '-41.0419,145.8747' },
];
const online = 'https://meet.example.org/evening-witnessing';
const saturday = 6;

async function readKnown(client: ClientBase, congregation: number): Promise<ServicePeople> {
  const { rows: groups } = await client.query<ServicePeople['groups'][number]>(
    'select id, name, overseer_id from groups where congregation_id = $1 order by id',
    [congregation],
  );
  const { rows } = await client.query<{ id: number; appointment: string }>(
    `select id, appointment from people where congregation_id = $1 and active and gender = $2
     and appointment in ('elder', 'servant') order by id`,
    [congregation, genders.encode('brother')],
  );
  const having = (appointment: string) =>
    rows.filter((person) => person.appointment === appointment).map(({ id }) => id);
  return { groups, elders: having('elder'), servants: having('servant') };
}

/** The first group meets on the day after the loading, so that a visitor sees an upcoming meeting. */
async function addWeekly(
  client: ClientBase,
  congregation: number,
  { groups, servants }: ServicePeople,
  today: string,
) {
  const tomorrow = new Date(`${addDays(today, 1)}T00:00:00Z`).getUTCDay();
  const weekly = places.map(({ day, at, ...place }, index) => ({
    label: null as string | null,
    online: false,
    ...place,
    starts_at: at,
    meeting_day: index === 0 ? tomorrow : day,
    overseer_id: groups[index]!.overseer_id,
    group_id: groups[index]!.id as number | null,
  }));
  const evening = {
    label: 'Evening by telephone',
    online: true,
    location: online,
    coordinates: null,
    group_id: null,
    meeting_day: 3,
    starts_at: '18:00',
    overseer_id: servants[0]!,
  };
  const rows = [...weekly, evening].map((row) => ({ congregation_id: congregation, ...row }));
  const ids = await bulkInsert(client, 'field_groups', rows);
  return rows.map((row, index) => ({
    id: ids[index]!,
    day: row.meeting_day,
    startsAt: row.starts_at,
    overseerId: row.overseer_id,
    groupId: row.group_id,
  }));
}

async function addSpecial(
  client: ClientBase,
  congregation: number,
  { groups, elders }: ServicePeople,
  today: string,
) {
  const row = {
    congregation_id: congregation,
    label: 'Town Hall steps',
    on_date: nextWeekday(addDays(today, 1), saturday),
    starts_at: '09:00',
    online: false,
    location: '80 Wilson Street, Burnie',
    coordinates: '-41.0521,145.9061',
    overseer_id: elders[0]!,
    for_all: false,
    replaces: true,
    notify: true,
  };
  const [id] = await bulkInsert(client, 'special_groups', [row]);
  const invited = [groups[5]!.id, groups[1]!.id];
  await bulkInsert(
    client,
    'invited_groups',
    invited.map((group_id) => ({ congregation_id: congregation, special_group_id: id, group_id })),
  );
  const { on_date: date, starts_at: startsAt, overseer_id: overseerId } = row;
  return [{ id: id!, date, startsAt, overseerId, groups: invited, replaces: true }];
}

const rotations = [
  { label: 'Park Grove, Saturdays', frequency: 'week', rotate: true, meeting_day: saturday, at: '09:30' },
  { label: 'First Sunday together', frequency: 'month', rotate: false, meeting_day: 0, at: '13:30' },
] as const;

async function addRotations(
  client: ClientBase,
  congregation: number,
  { elders, servants }: ServicePeople,
  today: string,
) {
  const own = { congregation_id: congregation };
  const ids = await bulkInsert(
    client,
    'rotation_groups',
    rotations.map(({ at, ...row }) => ({
      ...own,
      ...row,
      starts_at: at,
      week_of_month: 0,
      online: false,
      location: '3 Fern Road, Park Grove',
      coordinates: '-41.0478,145.8859',
      for_all: true,
      replaces: false,
      anchor: today,
    })),
  );
  const turns = [[...servants.slice(0, 2), ...elders.slice(0, 2)], elders.slice(1, 2)];
  await bulkInsert(
    client,
    'rotation_overseers',
    ids.flatMap((rotation_group_id, group) =>
      turns[group]!.map((person_id, index) => ({ ...own, rotation_group_id, person_id, order: index + 1 })),
    ),
  );
  return rotations.map((row, index) => ({
    id: ids[index]!,
    frequency: row.frequency,
    dayOfWeek: row.meeting_day,
    weekOfMonth: 0,
    anchor: today,
    startsAt: row.at,
    overseers: turns[index]!,
    rotate: row.rotate,
    groups: 'all' as const,
    replaces: false,
  }));
}

async function addMeetings(client: ClientBase, congregation: number, planned: readonly PlannedMeeting[]) {
  const own = { congregation_id: congregation };
  const ids = new Map<PlannedMeeting, number>();
  // Meetings that replace others are planned first.
  for (const regular of [false, true]) {
    const meetings = planned.filter(({ origin }) => (origin === 'regular') === regular);
    const added = await bulkInsert(
      client,
      'field_meetings',
      meetings.map((meeting) => ({
        ...own,
        on_date: meeting.date,
        starts_at: meeting.startsAt,
        by_hand: false,
        field_group_id: meeting.origin === 'regular' ? meeting.id : null,
        special_group_id: meeting.origin === 'special' ? meeting.id : null,
        rotation_group_id: meeting.origin === 'rotation' ? meeting.id : null,
        hidden_by: meeting.hiddenBy ? ids.get(meeting.hiddenBy)! : null,
      })),
    );
    for (const [index, meeting] of meetings.entries()) ids.set(meeting, added[index]!);
  }
  await bulkInsert(
    client,
    'duties',
    planned
      .filter(({ hiddenBy }) => hiddenBy === null)
      .map((meeting) => ({
        ...own,
        kind: 'conductor',
        hall: 1,
        place: 1,
        field_meeting_id: ids.get(meeting)!,
        week: mondayOf(meeting.date),
        on_date: meeting.date,
        person_id: meeting.leads,
        starts_at: meeting.startsAt,
        ends_at: laterClock(meeting.startsAt, 60),
      })),
  );
}

export async function loadService(client: ClientBase, congregation: number, asOf: Date): Promise<void> {
  const today = asOf.toISOString().slice(0, 10);
  const known = await readKnown(client, congregation);
  const regular = await addWeekly(client, congregation, known, today);
  const special = await addSpecial(client, congregation, known, today);
  const rotation = await addRotations(client, congregation, known, today);
  const planned = planMeetings(
    { regular, special, rotation },
    {
      today,
      until: addDays(today, 7 * weeksAhead),
      turns: [],
      dealAgain: null,
      isActive: () => true,
      isAway: () => false,
    },
  );
  await addMeetings(client, congregation, planned);
  await bulkInsert(
    client,
    'service_places',
    [
      { label: 'Town Hall steps', location: '80 Wilson Street, Burnie', coordinates: '-41.0521,145.9061' },
      {
        label: 'Park Grove, Saturdays',
        location: '3 Fern Road, Park Grove',
        coordinates: '-41.0478,145.8859',
      },
    ].map((place) => ({ congregation_id: congregation, ...place })),
  );
}
