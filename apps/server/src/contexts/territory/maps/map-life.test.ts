import { maps } from '@sheaf/contract/territory/maps/maps';
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { nowInSql } from '#platform/testing/test-clock';

const crowd = amount('SHEAF_CROWD', 60, 200);

let test: TestApp;
let congregation: SeededCongregation;
let servant: { id: number; token: string };

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  servant = await congregation.addPerson({ roles: [99] });
});
afterAll(() => test.close());

const assign = (map: number, user: number | null, rest: object = {}) =>
  test.call(maps.assignMap, { as: servant.token, body: { id: map, user, ...rest } });

async function held(options: { typeId?: number; personal?: boolean } = {}) {
  const holder = await congregation.addPerson();
  const map = await congregation.addMap(options);
  const assigned = await assign(map.id, holder.id, { personal: options.personal ?? false });
  return { holder, map, id: assigned.data.assignment!.id };
}

it('ASSIGN-R1 refuses to assign a locked map and an assigned map', async () => {
  const locked = await congregation.addMap({ locked: true });
  expect((await assign(locked.id, servant.id)).problem.code).toBe('map-locked');
  const { map } = await held();
  expect((await assign(map.id, servant.id)).problem.code).toBe('map-already-assigned');
});

it('ASSIGN-R9 ASSIGN-R11 opens types 4 and 5 to everybody, and requires an active eligible person for others', async () => {
  const high = await congregation.addMap({ typeId: 4 });
  expect((await assign(high.id, servant.id)).problem.code).toBe('holder-not-allowed');
  const opened = (await assign(high.id, null)).data.assignment!;
  expect(opened.user).toBeNull();
  const handOff = { as: servant.token, body: { id: opened.id, user: servant.id } };
  expect((await test.call(maps.handOffMap, handOff)).problem.code).toBe('holder-not-allowed');
  const plain = await congregation.addMap();
  expect((await assign(plain.id, null)).problem.code).toBe('holder-required');
  const student = await congregation.addPerson({ appointment: 'student' });
  expect((await assign(plain.id, student.id)).problem.code).toBe('not-a-candidate');
});

it('ASSIGN-O1 assigning a business map fills its list to work without do-not-calls', async () => {
  const map = await congregation.addMap({ typeId: 2 });
  for (const house of ['1', '2', '3']) await map.addPreloaded({ house });
  await map.addDoNotCall({ number: 2 });
  expect((await assign(map.id, servant.id)).data.address_count).toBe(2);
});

it('SYNC-R10 a repeated hand-in, from another tab or phone, succeeds without effect', async () => {
  const { holder, map, id } = await held();
  const handIn = (body: object = {}) =>
    test.call(maps.handInMap, {
      as: holder.token,
      body: { id, completed: true, note: 'Gate locked', ...body },
    });
  expect((await handIn()).status).toBe(200);
  await assign(map.id, servant.id);
  const again = await handIn();
  expect([again.status, again.data.assignment!.user!.id]).toEqual([200, servant.id]);
  expect((await handIn({ note: null })).status).toBe(200);
  // A repeated hand-in with new information is refused, because that would be lost.
  expect((await handIn({ note: 'Dog at 12' })).problem.code).toBe('assignment-ended');
  expect((await handIn({ completed: false })).problem.code).toBe('assignment-ended');
});

it('MAPS-R8 the holder hands in a map, but not a personal one', async () => {
  const { holder, map, id } = await held();
  const other = await congregation.addPerson();
  const handIn = (as: string, assignment = id) =>
    test.call(maps.handInMap, { as, body: { id: assignment, completed: true } });
  expect((await handIn(other.token)).problem.code).toBe('not-holder');
  const done = await handIn(holder.token);
  expect([done.data.assignment, done.data.last_completed]).toEqual([
    null,
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  ]);
  expect((await handIn(servant.token)).problem.code).toBe('assignment-ended');
  const page = await test.call(maps.readMap, { as: servant.token, params: { number: map.number } });
  expect(page.data.assignments![0]).toMatchObject({ completed: true, users: [{ id: holder.id }] });
  const personal = await held({ personal: true });
  expect((await handIn(personal.holder.token, personal.id)).problem.code).toBe('personal-map');
});

it('MAPS-R11 a hand-in or hand-off moves the map from the list of its former holder to that of the next', async () => {
  const listed = async (person: { id: number; token: string }) =>
    (await test.call(maps.listMaps, { as: person.token })).data
      .filter(({ assignment }) => assignment?.user?.id === person.id)
      .map(({ id }) => id);
  const { holder, map, id } = await held();
  const next = await congregation.addPerson();
  expect([await listed(holder), await listed(next)]).toEqual([[map.id], []]);
  await test.call(maps.handOffMap, { as: holder.token, body: { id, user: next.id } });
  expect([await listed(holder), await listed(next)]).toEqual([[], [map.id]]);
  await test.call(maps.handInMap, { as: next.token, body: { id } });
  expect([await listed(holder), await listed(next)]).toEqual([[], []]);
});

it('MAPS-R12 MAPS-R13 a hand-off requires another eligible person, and the history names both', async () => {
  const { holder, map, id } = await held();
  const next = await congregation.addPerson();
  const student = await congregation.addPerson({ appointment: 'student' });
  const handOff = (user: number) => test.call(maps.handOffMap, { as: holder.token, body: { id, user } });
  expect((await handOff(student.id)).problem.code).toBe('not-a-candidate');
  expect((await handOff(holder.id)).problem.code).toBe('same-holder');
  expect((await handOff(next.id)).data.assignment!.user!.id).toBe(next.id);
  const page = await test.call(maps.readMap, { as: servant.token, params: { number: map.number } });
  expect(page.data.assignments![0]!.users.map((user) => user.id)).toEqual([holder.id, next.id]);
  expect((await test.call(maps.updateBlock, { as: holder.token, body: { id, block: 1 } })).problem.code).toBe(
    'not-holder',
  );
});

it('MAPS-R9 MAPS-R10 one of simultaneous requests gets the map', async () => {
  const map = await congregation.addMap();
  const people = await Promise.all(Array.from({ length: 12 }, () => congregation.addPerson()));
  const answers = await Promise.all(
    people.map(({ token }) => test.call(maps.requestMap, { as: token, body: { map: map.id } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code))).toEqual(
    new Set(['map-taken']),
  );
});

it('MAPS-R10 offers and assigns no map without the permission', async () => {
  const without = await congregation.addPerson({ permissions: ['settings.maps'] });
  const map = await congregation.addMap();
  expect((await test.call(maps.listMapOptions, { as: without.token })).status).toBe(403);
  expect((await test.call(maps.requestMap, { as: without.token, body: { map: map.id } })).status).toBe(403);
});

it('MAPS-O2 refuses a map that is not offered', async () => {
  const fresh = await seedCongregation(test.database.owner);
  const person = await fresh.addPerson();
  for (let number = 1; number <= 7; number += 1) await fresh.addMap({ number: String(number) });
  const ask = (map: number) => test.call(maps.requestMap, { as: person.token, body: { map } });
  const all = (await test.call(maps.listMaps, { as: person.token })).data;
  const offered = (await test.call(maps.listMapOptions, { as: person.token })).data.map(({ id }) => id);
  expect(offered).toHaveLength(5);
  const other = all.find(({ id }) => !offered.includes(id))!;
  expect((await ask(other.id)).problem.code).toBe('map-not-offered');
  expect((await ask(offered[0]!)).status).toBe(200);
});

it(
  `${crowd} simultaneous requests for maps by option never assign one twice`,
  async () => {
    const fresh = await seedCongregation(test.database.owner);
    for (let number = 1; number <= 12; number += 1) await fresh.addMap({ number: String(number) });
    const people = await Promise.all(Array.from({ length: 16 }, () => fresh.addPerson()));
    const got: number[] = [];
    const refusals = new Set<string>();
    let asked = 0;
    let offered = (await test.call(maps.listMapOptions, { as: people[0]!.token })).data;
    const loop = async ({ token }: { token: string }): Promise<void> => {
      while (asked < crowd) {
        asked += 1;
        const option = offered[asked % Math.max(1, offered.length)];
        const id = option?.id ?? got[0]!;
        const answer = await test.call(maps.requestMap, { as: token, body: { map: id } });
        if (answer.status === 200) got.push(answer.data.id);
        else refusals.add(answer.problem.code);
        if (answer.status === 200) offered = (await test.call(maps.listMapOptions, { as: token })).data;
      }
    };
    await Promise.all(people.map(loop));
    expect(got).toHaveLength(12);
    expect(new Set(got).size).toBe(12);
    expect([...refusals].every((code) => code === 'map-taken' || code === 'map-not-offered')).toBe(true);
    const { rows } = await test.database.owner.query(
      'select map_id from map_assignments where congregation_id = $1 and returned_at is null',
      [fresh.id],
    );
    expect(rows.map((row) => row.map_id).sort()).toEqual([...got].sort());
  },
  120_000 + crowd * 20,
);

it('MAPS-O8 refuses a request while the person holds an overdue map', async () => {
  const { holder, id } = await held();
  await test.database.owner.query(
    `update map_assignments set assigned_at = ${nowInSql()} - interval '121 days' where id = $1`,
    [id],
  );
  const map = await congregation.addMap();
  const asked = await test.call(maps.requestMap, { as: holder.token, body: { map: map.id } });
  expect(asked.problem.code).toBe('overdue-map-held');
});

it('simultaneous hand-in, hand-off and block leave a consistent map', async () => {
  const rounds = amount('SHEAF_RACE_ROUNDS', 8, 60);
  for (let round = 0; round < rounds; round += 1) {
    const { holder, map, id } = await held();
    const next = await congregation.addPerson();
    await Promise.all([
      test.call(maps.handInMap, { as: holder.token, body: { id } }),
      test.call(maps.handOffMap, { as: holder.token, body: { id, user: next.id } }),
      test.call(maps.updateBlock, { as: holder.token, body: { id, block: 1 } }),
    ]);
    const { rows } = await test.database.owner.query(
      `select a.returned_at is not null as closed, count(h.id) filter (where h.returned_at is null)::int as open
       from map_assignments a join map_assignment_holders h on h.assignment_id = a.id where a.map_id = $1 group by a.congregation_id, a.id`,
      [map.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].open).toBe(rows[0].closed ? 0 : 1);
  }
});

it('MAPS-O5 a hand-in completes blocks that were not ticked, and refuses one that the map does not have', async () => {
  const { holder, map, id } = await held();
  const handIn = (blocks: number[]) =>
    test.call(maps.handInMap, { as: holder.token, body: { id, blocks, completed: false } });
  expect((await handIn([3, 13])).problem.code).toBe('no-such-block');
  expect((await handIn([3, 3, 1])).data.assignment).toBeNull();
  const { rows } = await test.database.owner.query<{ block: number }>(
    'select block from completed_blocks where assignment_id = $1 order by block',
    [id],
  );
  expect(rows.map(({ block }) => block)).toEqual([1, 3]);
  expect((await handIn([1])).problem.code).toBe('assignment-ended');
  expect(
    (await test.call(maps.readMap, { as: holder.token, params: { number: map.number } })).data.map
      .last_completed,
  ).toBeNull();
});
