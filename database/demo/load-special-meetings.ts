/** The Memorial of the demo congregation with its programme and the responsibility of passing the emblems. */
import { endOfSpecial, specialHours, specialProgramme } from '@sheaf/rules/meetings/meetings/special-meeting';
import { genders } from '@sheaf/rules/people/people/gender';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';

const titles = {
  opening: 'Song and prayer',
  talk: 'Talk',
  bread: 'Prayer for the bread',
  wine: 'Prayer for the wine',
  closing: 'Song and prayer',
};

/** One place is open. */
const places = 6;
const takers = 5;

export async function loadSpecialMeetings(client: ClientBase, congregation: number): Promise<void> {
  const own = { congregation_id: congregation };
  const { rows } = await client.query<{ id: number; day: string; from: string }>(
    `select id, starts_on::text as day, starts_at as "from" from events where congregation_id = $1 and type = 'memorial'`,
    [congregation],
  );
  const [memorial] = rows;
  if (!memorial) return;
  const brothers = await client.query<{ id: number }>(
    `select id from people where congregation_id = $1 and active and gender = $2 and 1 = any (qualified_parts) order by id desc`,
    [congregation, genders.encode('brother')],
  );
  const people = brothers.rows.map(({ id }) => id);
  const { id: event_id, day, from } = memorial;
  const programme = specialProgramme('memorial');
  const hours = specialHours(programme, from);
  const when = { week: mondayOf(day), on_date: day };
  const meeting = {
    ...own,
    event_id,
    week: when.week,
    held_on: day,
    starts_at: from,
    ends_at: endOfSpecial(programme, from),
  };
  const [special_id] = await bulkInsert(client, 'special_meetings', [meeting]);
  const parts = await bulkInsert(
    client,
    'special_parts',
    programme.map(({ key, minutes, seat }, index) => ({
      ...own,
      special_id: special_id!,
      order: index + 1,
      title: titles[key],
      minutes,
      seat,
    })),
  );
  const [responsibility_id] = await bulkInsert(client, 'responsibilities', [
    {
      ...own,
      label: 'Passing the emblems',
      order: 20,
      kind: 'other',
      frequency: 'meeting',
      scope: 'both',
      places,
      special: true,
      anchor: when.week,
    },
  ]);
  const passing = people.slice(-takers);
  await bulkInsert(
    client,
    'responsibility_people',
    passing.map((person_id, index) => ({
      ...own,
      responsibility_id: responsibility_id!,
      person_id,
      scope: 'both',
      order: index + 1,
    })),
  );
  await bulkInsert(client, 'duties', [
    ...programme.map((_, index) => ({
      ...own,
      ...when,
      kind: 'special-part',
      special_id: special_id!,
      special_part_id: parts[index]!,
      responsibility_id: null,
      place: 1,
      person_id: index === 1 ? null : (people[index] ?? null),
      starts_at: hours[index]!.from,
      ends_at: hours[index]!.to,
    })),
    ...Array.from({ length: places }, (_, index) => ({
      ...own,
      ...when,
      kind: 'special-duty',
      special_id: special_id!,
      special_part_id: null,
      responsibility_id: responsibility_id!,
      place: index + 1,
      person_id: passing[index] ?? null,
      starts_at: from,
      ends_at: meeting.ends_at,
    })),
  ]);
}
