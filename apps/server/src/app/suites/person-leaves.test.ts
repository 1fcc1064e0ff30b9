/** The owner of each table handles every reference to a person, on deletion and on erasure. */
import { erasure } from '@sheaf/contract/people/erasure/erasure';
import { people } from '@sheaf/contract/people/people/people';
import { nextWeekday } from '@sheaf/rules/time/wall-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domains } from '#app/contexts';
import { plantTexts } from '#app/suites/plant-texts';
import { daysAt } from '#app/suites/planting';
import { platformPeople, platformTables } from '#platform/database/platform-tables';
import { moments } from '#platform/testing/moments';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;

beforeAll(async () => {
  test = await openTestApp({ moment: moments.weekendMeeting });
  congregation = await seedCongregation(test.database.owner);
});
afterAll(() => test.close());

/** A future Saturday by the server's clock. */
const saturday = (): string => nextWeekday(daysAt(test.platform.clock()).inDays(48), 6);

const query = async (text: string, values: unknown[] = []) =>
  (await test.database.owner.query(text, values)).rows;

const owners = [{ owns: platformTables, ...platformPeople }, ...domains];
const clears = domains.flatMap(({ personLeaves }) => personLeaves?.clears ?? []);
const erases = owners.flatMap((owner) => owner.erases ?? []);

it('USERS-R23 clears, erases or retains every reference to a person in the owner of its table only', async () => {
  const named = owners.flatMap((owner) => {
    const leaves = 'personLeaves' in owner ? (owner.personLeaves?.clears ?? []) : [];
    const places = [...leaves, ...(owner.erases ?? []), ...Object.keys(owner.keepsPerson ?? {})];
    expect(places.filter((place) => !owner.owns.includes(place.split('.')[0]!))).toEqual([]);
    return places;
  });
  const rows = await query(
    `select conrelid::regclass || '.' || a.attname as place from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
     where c.contype = 'f' and c.conparentid = 0 and c.confrelid = 'people'::regclass order by 1`,
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(named.sort()).toEqual(rows.map(({ place }) => place).sort());
});

const count = async (place: string, person: number): Promise<number> => {
  const [table, column] = place.split('.');
  return (await query(`select count(*)::int as count from ${table} where ${column} = $1`, [person]))[0].count;
};

const naming = async (places: readonly string[], person: number): Promise<string[]> => {
  const found = [];
  for (const place of places) if ((await count(place, person)) > 0) found.push(place);
  return found.sort();
};

/** References that planted words do not cover. */
/** Requests to lead a group, received and sent. */
async function ask(own: unknown[]): Promise<void> {
  for (const [from, to] of [
    ['$2::bigint', 'other.id'],
    ['other.id', '$2::bigint'],
  ])
    await query(
      `with other as (select id from people where congregation_id = $1 and id <> $2 limit 1),
         visit as (insert into special_groups (congregation_id, label, on_date, starts_at, online, location, for_all, replaces, notify)
           values ($1, 'Visit', '${saturday()}', '09:00', false, 'Hall', true, false, false) returning id),
         meeting as (insert into field_meetings (congregation_id, special_group_id, on_date, starts_at)
           select $1, id, '${saturday()}', '09:00' from visit returning id)
       insert into change_requests (congregation_id, field_meeting_id, from_person, to_person)
         select $1, meeting.id, ${from}, ${to} from meeting, other`,
      own,
    );
}

async function lead(own: unknown[]): Promise<void> {
  await query(
    `insert into field_groups (congregation_id, meeting_day, starts_at, online, location, overseer_id)
     values ($1, 2, '09:00', false, 'Hall', $2)`,
    own,
  );
  await query(
    `insert into special_groups (congregation_id, label, on_date, starts_at, online, location, overseer_id, for_all, replaces, notify)
     values ($1, 'Visit', '${saturday()}', '09:00', false, 'Hall', $2, true, false, false)`,
    own,
  );
  await query(
    `with rotation as (insert into rotation_groups (congregation_id, label, rotate, frequency, meeting_day, week_of_month, starts_at,
         online, location, for_all, replaces, anchor)
       values ($1, 'Saturdays', true, 'week', 6, 0, '09:00', false, 'Hall', true, false, '${saturday()}') returning id)
     insert into rotation_overseers (congregation_id, rotation_group_id, person_id, "order") select $1, id, $2, 1 from rotation`,
    own,
  );
}

async function shareShift(own: unknown[]): Promise<void> {
  await query(
    `with cart as (insert into cart_locations (congregation_id, label, max_people, opens_at, closes_at)
       values ($1, 'Wharf', 3, '06:00', '17:00') returning id),
     rotation as (insert into cart_rotations (congregation_id, location_id, frequency, day_of_week, week_of_month, starts_at, minutes,
         people_count, anchor)
       select $1, id, 'week', 6, 0, '10:00', 60, 2, '${saturday()}' from cart returning id)
     insert into cart_rotation_people (congregation_id, rotation_id, person_id, "order") select $1, id, $2, 1 from rotation`,
    own,
  );
}

async function refer(person: number): Promise<void> {
  const own = [congregation.id, person];
  const now = test.platform.clock();
  await lead(own);
  await shareShift(own);
  await ask(own);
  await query(
    `insert into notice_reads (congregation_id, notice_id, person_id, read_at)
     select $1, min(id), $2, $3::timestamptz from notices where congregation_id = $1`,
    [...own, now],
  );
  await query(
    `insert into task_takers (congregation_id, task_id, person_id, "order") select $1, min(id), $2, 1 from tasks where congregation_id = $1`,
    own,
  );
  await query('insert into calendar_feeds (congregation_id, person_id) values ($1, $2)', own);
  await query(`insert into groups (congregation_id, name, overseer_id) values ($1, 'East', $2)`, own);
  await query(`insert into groups (congregation_id, name, assistant_id) values ($1, 'West', $2)`, own);
  await query(
    `insert into report_tickets (congregation_id, person_id, token_hash, document, expires_at)
     values ($1, $2, sha256('ticket'), 'group-list', $3::timestamptz + interval '1 hour')`,
    [...own, now],
  );
  await query(
    `insert into idempotency_keys (congregation_id, person_id, key, operation, body_hash)
     values ($1, $2, 'key-of-the-person', 'maps.listMaps', sha256('body'))`,
    own,
  );
  await query(
    `insert into responsibility_people (congregation_id, responsibility_id, person_id, "order")
     select $1, min(id), $2, 1 from responsibilities where congregation_id = $1`,
    own,
  );
  const [assigned, lent] = await query(
    'select id from available_addresses where congregation_id = $1 order by id limit 2',
    [congregation.id],
  );
  const other = await query('select id from people where congregation_id = $1 and id <> $2', own);
  await query(
    'update available_addresses set assigned_to = $2, assigned_at = $3, lent_by = null where id = $1',
    [assigned.id, person, now],
  );
  await query(
    'update available_addresses set assigned_to = $3, assigned_at = $4, lent_by = $2 where id = $1',
    [lent.id, person, other[0].id, now],
  );
  await query(
    'update foreign_addresses set assigned_id = $2 where id = (select min(id) from foreign_addresses where congregation_id = $1)',
    own,
  );
  await query(
    `insert into answer_links (congregation_id, person_id, duty_id, purpose, token_hash)
     select $1, $2, min(id), 'acknowledge', sha256('link') from duties where congregation_id = $1`,
    own,
  );
  await query(
    `insert into withdrawn_duties (congregation_id, person_id, duty_id, kind, facts, by_mail)
     select $1, $2, 1, 'part', '{"date": "2026-12-02", "time": "19:00"}', false`,
    own,
  );
  await query(
    'insert into report_delegates (congregation_id, person_id, delegate_id) values ($1, $2, $3), ($1, $3, $2)',
    [...own, other[0].id],
  );
  await query(
    `insert into record_files (congregation_id, asked_by, state, asked_at, moved_at) values ($1, $2, 'preparing', $3, $3)
     on conflict (congregation_id) do update set asked_by = excluded.asked_by`,
    [...own, now],
  );
  await query(
    `insert into prepared_reports (congregation_id, person_id, month, active, aux)
     values ($1, $2, '2026-11-01', true, false)`,
    own,
  );
  await query(
    `with draft as (insert into drafts (congregation_id, from_on, to_on, areas, seed, made_by, made_at)
       values ($1, '2026-12-02', '2026-12-02', '{programme}', 1, $2, $3) returning id)
     insert into draft_places (congregation_id, draft_id, duty_id, duty_version, person_id, stood_id)
     select $1, draft.id, (select min(id) from duties where congregation_id = $1), 1, $2, $2 from draft`,
    [...own, now],
  );
  for (const [from, taken] of [
    ['$2', 'null'],
    ['min(p.id)', '$2'],
  ])
    await query(
      `with swap as (insert into swaps (congregation_id, duty_id, from_person, on_date, state, asked_at, closes_at, taken_by)
         select $1, (select min(id) from duties where congregation_id = $1), ${from}, '2026-12-02', 'taken', $3, $3, ${taken}
         from people p where p.congregation_id = $1 and p.id <> $2 returning id)
       insert into swap_offers (congregation_id, swap_id, person_id, asked_at) select $1, id, $2, $3 from swap`,
      [...own, now],
    );
  await query(
    `insert into open_takes (congregation_id, duty_id, person_id, taken_at, was_locked)
     select $1, min(id), $2, $3, false from duties where congregation_id = $1`,
    [...own, now],
  );
  await query(
    `insert into cart_waiting (congregation_id, location_id, on_date, starts_at, minutes, person_id, since)
     select $1, min(id), $3::date, '09:00', 60, $2, $3 from cart_locations where congregation_id = $1`,
    [...own, now],
  );
  await query(`insert into person_limits (congregation_id, person_id, area) values ($1, $2, 'all')`, own);
  await query(
    `insert into unavailable_times (congregation_id, person_id, days, from_at, to_at) values ($1, $2, 1, '08:00', '09:00')`,
    own,
  );
  await query(
    `insert into cart_times (congregation_id, person_id, day, from_at, to_at) values ($1, $2, 1, '08:00', '09:00')`,
    own,
  );
  for (const [low, high] of [
    ['$2', `max(id)`],
    ['min(id)', '$2'],
  ])
    await query(
      `insert into person_pairs (congregation_id, person_id, other_id, wish, scope, wished_by)
       select $1, ${low}, ${high}, 'together', 'all', $2 from people where congregation_id = $1 and id <> $2`,
      own,
    );
  await query(
    `insert into qualified_since (congregation_id, person_id, qualification, since) values ($1, $2, 5, '2026-10-01')
     on conflict do nothing`,
    own,
  );
  for (const table of ['forum_likes', 'forum_subscriptions'])
    await query(
      `insert into ${table} (congregation_id, person_id, topic_id) select $1, $2, min(id) from forum_topics`,
      own,
    );
}

it('IMPORT-R6 declares traces of a person in the owner of each table', () => {
  const strangers = owners.flatMap(({ owns, traces = {} }) =>
    Object.values(traces)
      .flat()
      .filter((place) => !owns.includes(place.split('.')[0]!)),
  );
  expect(strangers).toEqual([]);
});

it('USERS-R23 USERS-X2 clears declared references on deletion, and erases declared ones on erasure', async () => {
  const { person, keeper } = await plantTexts(test, congregation);
  await refer(person);
  expect(await naming([...clears, ...erases], person)).toEqual([...clears, ...erases].sort());
  const params = { id: person };
  const deleted = await test.call(people.deletePerson, { as: keeper.token, params });
  expect(deleted.status, deleted.text).toBe(200);
  expect(await naming(clears, person)).toEqual([]);
  expect((await test.call(erasure.erasePerson, { as: keeper.token, params })).status).toBe(200);
  expect(await naming(erases, person)).toEqual([]);
});
