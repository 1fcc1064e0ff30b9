/**
 * People of one congregation call every operation with ids of another one, whose texts all contain planted
 * words: no answer may contain one, and no row of the other congregation may change. SHEAF_CROSS_REQUESTS
 * sets the number of requests, SHEAF_SEED the random seed.
 */

import { type Definition, pathOf } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { amount } from '@sheaf/rules/testing/ring';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domains } from '#app/contexts';
import { acceptable } from '#app/suites/example-values';
import { plantTexts } from '#app/suites/plant-texts';
import { holdsPlanted, planted } from '#app/suites/planted-person';
import { tenantTransaction } from '#platform/database/tenant';
import { moments } from '#platform/testing/moments';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

/** Wordings belong to the world. */
const ofTheWorld = 'written_wordings';

const requests = amount('SHEAF_CROSS_REQUESTS', 350, 2000);
const seed = Number(process.env['SHEAF_SEED'] ?? 1);
const atOnce = 8;

let test: TestApp;
let own: SeededCongregation;
let other: SeededCongregation;
let actors: SeededPerson[];
let ids: { own: number[]; foreign: number[] };

/** A seeded generator, so that a run can be repeated. */
function randomFrom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const random = randomFrom(seed);
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** Ids of the congregation's rows, without its roles. */
async function idsOf(congregation: number): Promise<number[]> {
  const { rows: tables } = await test.database.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
       join pg_attribute o on o.attrelid = c.oid and o.attname = 'congregation_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'roles'`,
  );
  const found = new Set<number>();
  for (const { name } of tables) {
    const { rows } = await test.database.owner.query<{ id: number }>(
      `select id as id from "${name}" where congregation_id = $1 order by id limit 50`,
      [congregation],
    );
    for (const { id } of rows) found.add(id);
  }
  return [...found];
}

/** Row count and checksum of the other congregation by table, without wordings, which belong to the world. */
async function stateOf(congregation: number): Promise<Record<string, string>> {
  const { rows: tables } = await test.database.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'congregation_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const sums = await Promise.all(
    tables.map(async ({ name }): Promise<[string, string]> => {
      const { rows } = await test.database.owner.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
         from "${name}" t where congregation_id = $1 ${name === 'revisions' ? "and collection <> 'translations'" : ''}`,
        [congregation],
      );
      return [name, rows[0]!.sum];
    }),
  );
  return Object.fromEntries(sums);
}

/** Distant id ranges, so that no id is valid in both congregations by chance. */
async function spreadIds(from: number): Promise<void> {
  const { rows } = await test.database.owner.query<{ sequence: string }>(
    `select sequence from (
       select case when column_name = 'id' and is_identity = 'YES' then pg_get_serial_sequence(format('%I.%I', table_schema, table_name), 'id') end as sequence
       from information_schema.columns where table_schema = 'public') c
     where sequence is not null order by 1`,
  );
  for (const [index, { sequence }] of rows.entries())
    await test.database.owner.query(`select setval('${sequence}', ${from + index * 10_000})`);
}

const newActor = () => own.addPerson({ roles: [1], firstName: 'Asker' });

beforeAll(async () => {
  test = await openTestApp({ moment: moments.newYear });
  // The first congregation owns world data, so it is neither of the compared ones.
  await seedCongregation(test.database.owner, 'First');
  own = await seedCongregation(test.database.owner, 'Own');
  actors = [await newActor(), await newActor(), await newActor()];
  const map = await own.addMap({ number: '12' });
  await map.addDoor({ house: '1' });
  await spreadIds(5_000_000);
  other = await seedCongregation(test.database.owner, 'Other');
  await plantTexts(test, other);
  await test.database.owner.query(
    `insert into change_requests (congregation_id, field_meeting_id, from_person, to_person)
       select m.congregation_id, m.id, (select min(id) from people p where p.congregation_id = m.congregation_id),
         (select max(id) from people p where p.congregation_id = m.congregation_id)
       from field_meetings m where m.congregation_id = $1 limit 1`,
    [other.id],
  );
  // The world's directory lists its name and place.
  await test.database.owner.query(
    `update congregations set name = 'Other', suburb = null, postcode = null, address = null, circuit = null where congregation_id = $1`,
    [other.id],
  );
  ids = { own: await idsOf(own.id), foreign: await idsOf(other.id) };
}, 120_000);
afterAll(() => test.close());

/**
 * Mostly an id of the other congregation, sometimes an own one or the id of the other congregation itself.
 */
const someId = (): number => {
  const draw = random();
  if (draw < 0.7) return oneOf(ids.foreign);
  return draw < 0.95 ? oneOf(ids.own) : other.id;
};

/** Replaces numbers by ids; text never names the other congregation. */
function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 && random() < 0.5 ? [someId()] : value.map(withIds);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withIds(inner)]));
  return typeof value === 'number' && random() < 0.8 ? someId() : value;
}

const pathValue = (value: unknown): unknown =>
  typeof value === 'number' || /^\d+$/.test(String(value)) ? someId() : value;

async function ask(operation: Definition): Promise<{ status: number; body: string }> {
  const actor = oneOf(actors);
  const params = Object.fromEntries(
    Object.entries(acceptable(operation.params)).map(([name, value]) => [name, pathValue(value)]),
  );
  // The number of a map is text; the map of the other congregation has a planted number.
  if ('number' in params) params.number = random() < 0.5 ? encodeURIComponent(planted.name) : '12';
  const answer = await test.app.inject({
    method: operation.method,
    url: `${pathOf(operation.path, params)}`,
    headers: {
      authorization: `Bearer ${actor.token}`,
      ...(operation.method !== 'GET' && !operation.upload && { 'content-type': 'application/json' }),
    },
    ...(operation.method !== 'GET' &&
      !operation.upload &&
      operation.body && { payload: JSON.stringify(withIds(acceptable(operation.body))) }),
  });
  // Replaces a person who signed out or lost permissions.
  if ([401, 403].includes(answer.statusCode))
    actors = [...actors.filter((one) => one !== actor), await newActor()];
  return { status: answer.statusCode, body: answer.body };
}

/** An event stream stays open, and public sign-in attempts are rate limited: both have their own tests. */
const asked = allOperations.filter(({ reply, permission }) => reply !== 'events' && permission !== 'public');

it(
  'COMMON-R19 returns no word of another congregation, and changes none of its rows',
  async () => {
    const before = await stateOf(other.id);
    const leaks: string[] = [];
    const answered = new Map<number, number>();
    for (let sent = 0; sent < requests; sent += atOnce) {
      // Every operation in rotation, equally often.
      const batch = Array.from({ length: atOnce }, (_, index) => asked[(sent + index) % asked.length]!);
      const answers = await Promise.all(batch.map(ask));
      for (const [index, { status, body }] of answers.entries()) {
        answered.set(status, (answered.get(status) ?? 0) + 1);
        if (holdsPlanted(body)) leaks.push(`${batch[index]!.name} ${status} ${body.slice(0, 200)}`);
        expect(status, `${batch[index]!.name} ${body}`).not.toBe(500);
      }
    }
    const told = [...answered].sort().map(([status, count]) => `${count} × ${status}`);
    console.log(`cross-congregation requests: ${requests} (${told.join(', ')}), ${leaks.length} leaks`);
    expect(leaks).toEqual([]);
    expect(await stateOf(other.id)).toEqual(before);
  },
  60_000 + requests * 50,
);

it('COMMON-R19 shows only rows of the own congregation in every published view', async () => {
  const views = domains.flatMap(({ publishes = [] }) => publishes);
  expect(views.length).toBeGreaterThan(5);
  const rowsIn = (view: string, reader: number): Promise<number[]> =>
    tenantTransaction(
      test.platform,
      { congregationId: reader, personId: null, operation: 'read-view' },
      async ({ db }) => {
        const { rows } = await sql<{ id: number }>`
          select congregation_id as id from ${sql.table(view)} group by congregation_id`.execute(db);
        return rows.map(({ id }) => id);
      },
    );
  for (const view of views.filter((name) => name !== ofTheWorld)) {
    expect(await rowsIn(view, own.id), view).not.toContain(other.id);
    expect(await rowsIn(view, other.id), view).toEqual([other.id]);
  }
});

it('shows the planted words to people of their own congregation, so the search can find a leak', async () => {
  const member = await other.addPerson({ permissions: [...permissionKeys] });
  let seen = 0;
  for (const operation of asked.filter(({ method }) => method === 'GET')) {
    const answer = await test.app.inject({
      method: 'GET',
      url: pathOf(operation.path, acceptable(operation.params)),
      headers: { authorization: `Bearer ${member.token}` },
    });
    if (holdsPlanted(answer.body)) seen += 1;
  }
  expect(seen).toBeGreaterThan(12);
});
