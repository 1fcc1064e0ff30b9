import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mapsJobs } from '#contexts/territory/maps/maps.jobs';
import { populateAtOnce } from '#contexts/territory/maps/populate-map';
import { populateTask } from '#contexts/territory/maps/populating.store';
import { type SeededCongregation, type SeededMap, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let servant: { id: number; token: string };

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  servant = await congregation.addPerson({ permissions: ['settings.maps.assign'] });
});
afterAll(() => test.close());

const assign = (map: number, user: number | null, rest: object = {}) =>
  test.call(maps.assignMap, { as: servant.token, body: { id: map, user, ...rest } });
const recall = (id: number, assignment?: number) =>
  test.call(maps.recallMap, { as: servant.token, body: { id, ...(assignment && { assignment }) } });
const cancel = (id: number) => test.call(maps.cancelAssignment, { as: servant.token, body: { id } });
const listed = async (id: number) =>
  (await test.call(maps.listAssignMaps, { as: servant.token })).data.find((row) => row.id === id)!;
const progress = async (id: number) =>
  (await test.call(maps.readPopulating, { as: servant.token, params: { id } })).data;

const addPreloaded = (map: SeededMap, count: number) =>
  test.database.owner.query(
    `insert into preloaded_addresses (congregation_id, map_id, street_id, house)
     select $1, $2, $3, n::text from generate_series(1, $4::int) n`,
    [congregation.id, map.id, map.streetId, count],
  );

it('ASSIGN-R2 ASSIGN-R3 a recall frees the map, removes its doors, and does not count as completed', async () => {
  const map = await congregation.addMap();
  const door = await map.addDoor({ house: '4' });
  const { data: assigned } = await assign(map.id, servant.id);
  const { data } = await recall(map.id, assigned.assignment!.id);
  expect([data.assignment, data.address_count, data.last_completed]).toEqual([null, 0, null]);
  expect((await recall(map.id)).problem.code).toBe('map-not-assigned');
  const work = await test.call(addresses.completeAddress, { as: servant.token, params: { id: door } });
  expect(work.problem.code).toBe('assignment-ended');
});

it('refuses the recall of an ended assignment, and leaves the next one unchanged', async () => {
  const map = await congregation.addMap();
  const first = (await assign(map.id, servant.id)).data.assignment!.id;
  await recall(map.id, first);
  await assign(map.id, servant.id);
  expect((await recall(map.id, first)).problem.code).toBe('assignment-ended');
  expect((await listed(map.id)).assignment).not.toBeNull();
});

it('ASSIGN-R3 ASSIGN-R5 refuses to recall or cancel a reassigned map with the previous holder', async () => {
  const map = await congregation.addMap();
  const { id: assignment } = (await assign(map.id, servant.id)).data.assignment!;
  const other = await congregation.addPerson();
  await test.call(maps.handOffMap, { as: servant.token, body: { id: assignment, user: other.id } });
  for (const operation of [maps.recallMap, maps.cancelAssignment]) {
    const body = { id: map.id, assignment, holder: servant.id };
    const { status, problem } = await test.call(operation, { as: servant.token, body });
    expect([status, problem.code]).toEqual([409, 'another-holder']);
  }
  expect((await listed(map.id)).user).toBe(other.id);
  const body = { id: map.id, assignment, holder: other.id };
  expect((await test.call(maps.recallMap, { as: servant.token, body })).status).toBe(200);
});

it('ASSIGN-C2 reassigns a map by its own id and its assignment in any accepted spelling', async () => {
  const map = await congregation.addMap();
  for (const _ of [1, 2]) await assign(map.id, servant.id).then(() => recall(map.id));
  const assignment = (await assign(map.id, servant.id)).data.assignment!;
  expect(assignment.id).not.toBe(map.id);
  for (const named of [{ assignment: assignment.id }, { assignment }, { assignment_id: assignment.id }]) {
    const { id: user } = await congregation.addPerson();
    const body = { id: map.id, user, ...named } as { id: number; user: number };
    const { status } = await test.call(maps.handOffMap, { as: servant.token, body });
    expect([status, (await listed(map.id)).user]).toEqual([200, user]);
  }
});

it('ASSIGN-R4 ASSIGN-O8 a cancel removes the assignment from the history, and restores the last completion', async () => {
  const map = await congregation.addMap({ typeId: 2 });
  await test.database.owner.query(`update maps set last_completed = '2026-03-01' where id = $1`, [map.id]);
  await map.addPreloaded({ house: '1' });
  await assign(map.id, servant.id);
  const { data } = await cancel(map.id);
  expect([data.assignment, data.last_completed, data.address_count]).toEqual([null, '2026-03-01', 0]);
  const { rowCount } = await test.database.owner.query('select 1 from map_assignments where map_id = $1', [
    map.id,
  ]);
  expect(rowCount).toBe(0);
});

it('ASSIGN-R4 a cancel restores the previously completed assignment in the history and its date', async () => {
  const map = await congregation.addMap({ typeId: 3 });
  test.setNow(new Date('2026-03-01T00:00:00Z'));
  const completed = (await assign(map.id, servant.id)).data.assignment!.id;
  test.setNow(new Date('2026-03-02T00:00:00Z'));
  await test.call(maps.handInMap, { as: servant.token, body: { id: completed, completed: true } });
  test.setNow(new Date('2026-03-03T00:00:00Z'));
  await assign(map.id, servant.id);
  // Simulates a completion date recorded while the map was assigned.
  await test.database.owner.query(`update maps set last_completed = '2026-03-09' where id = $1`, [map.id]);
  expect((await cancel(map.id)).data.last_completed).toBe('2026-03-02');
  test.setNow();
  const page = await test.call(maps.readMap, { as: servant.token, params: { number: map.number } });
  expect(page.data.assignments!.map(({ id, completed: done }) => [id, done])).toEqual([[completed, true]]);
  expect(page.data.map.assignment).toBeNull();
});

it('ASSIGN-R5 a started assignment can be recalled, not cancelled', async () => {
  const map = await congregation.addMap({ blocks: 4 });
  const { data } = await assign(map.id, servant.id);
  await test.call(maps.updateBlock, { as: servant.token, body: { id: data.assignment!.id, block: 1 } });
  expect((await cancel(map.id)).problem.code).toBe('already-started');
});

it('ASSIGN-R1 toggles a lock, or sets it to the given value', async () => {
  const map = await congregation.addMap();
  const lock = async (body: object) =>
    (await test.call(maps.lockMap, { as: servant.token, params: { id: map.id }, body })).data.locked;
  expect([
    await lock({}),
    await lock({}),
    await lock({ locked: true }),
    await lock({ locked: true }),
  ]).toEqual([true, false, true, true]);
});

it('ASSIGN-R13 ASSIGN-O7 switches number lookup, and counts the looked-up addresses', async () => {
  const map = await congregation.addMap({ typeId: 2 });
  await addPreloaded(map, 4);
  await addPreloaded(await congregation.addMap({ typeId: 2 }), 2);
  // Two were looked up without result, one has a number, one was not looked up.
  await test.database.owner.query(
    `update preloaded_addresses set number_searched = house in ('1', '2'), number = case when house = '3' then '0400 1' end
     where map_id = $1`,
    [map.id],
  );
  const { data } = await test.call(maps.switchNumberLookup, {
    as: servant.token,
    params: { id: map.id },
    body: {},
  });
  expect([data.number_lookup, data.searched_address_count]).toEqual([true, 3]);
  const { number_lookup, searched_address_count } = await listed(map.id);
  expect([number_lookup, searched_address_count]).toEqual([true, 3]);
});

it('MAPS-O8 MAPS-O9 marks overdue and stagnant maps, but no personal map as overdue', async () => {
  const [late, personal, fresh] = [
    await congregation.addMap(),
    await congregation.addMap(),
    await congregation.addMap(),
  ];
  for (const map of [late, fresh]) await assign(map.id, servant.id);
  await assign(personal.id, servant.id, { personal: true });
  await test.database.owner.query(
    `update map_assignments set assigned_at = $2::timestamptz - interval '200 days 12 hours', last_activity_at = $2::timestamptz - interval '200 days'
     where map_id = any($1)`,
    [[late.id, personal.id], test.platform.clock()],
  );
  const { rows } = await test.database.owner.query<{ assigned_map_cutoff: number }>(
    'select assigned_map_cutoff from congregations where congregation_id = $1',
    [congregation.id],
  );
  const cutoff = rows[0]!.assigned_map_cutoff;
  const marks = async (map: SeededMap) => {
    const { overdue, days_over, stagnant } = await listed(map.id);
    return [overdue, days_over, stagnant];
  };
  expect([await marks(late), await marks(personal), await marks(fresh)]).toEqual([
    [true, 200 - cutoff, true],
    [false, 0, true],
    [false, 0, false],
  ]);
});

it('ASSIGN-R6 ASSIGN-R7 a job populates a large map in batches, without do-not-calls, and reports its progress', async () => {
  const map = await congregation.addMap({ typeId: 4 });
  const total = populateAtOnce * 2 + 100;
  await addPreloaded(map, total);
  await map.addDoNotCall({ number: 7 });
  await map.addDoNotCall({ number: populateAtOnce + 7 });
  const { data } = await assign(map.id, null);
  expect(data.address_count).toBe(populateAtOnce - 1);
  expect(await progress(map.id)).toEqual({ total, completed: populateAtOnce });
  const { rows } = await test.database.owner.query<{ payload: object }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1`,
    [populateTask],
  );
  const run = mapsJobs(test.platform)[populateTask]!;
  for (const { payload } of rows) await run(payload);
  expect(await progress(map.id)).toEqual({ total, completed: total });
  expect((await listed(map.id)).address_count).toBe(total - 2);
  // A second run adds nothing.
  for (const { payload } of rows) await run(payload);
  expect((await listed(map.id)).address_count).toBe(total - 2);
});

it('a job whose assignment was recalled adds nothing', async () => {
  const map = await congregation.addMap({ typeId: 4 });
  await addPreloaded(map, populateAtOnce + 10);
  const { data } = await assign(map.id, null);
  await recall(map.id);
  await mapsJobs(test.platform)[populateTask]!({
    congregationId: congregation.id,
    assignmentId: data.assignment!.id,
  });
  expect((await listed(map.id)).address_count).toBe(0);
  expect(await progress(map.id)).toEqual({ total: 0, completed: 0 });
});

it('ASSIGN-X1 lists for each person the map they returned last, without people who returned none', async () => {
  const [reader, pioneer, newcomer] = [
    await congregation.addPerson(),
    await congregation.addPerson(),
    await congregation.addPerson(),
  ];
  const [first, second, third] = [
    await congregation.addMap(),
    await congregation.addMap(),
    await congregation.addMap(),
  ];
  const holdUntil = async (map: SeededMap, person: number, day: string) => {
    test.setNow(new Date('2026-01-01T00:00:00Z'));
    await assign(map.id, person);
    test.setNow(new Date(`${day}T00:00:00Z`));
    await recall(map.id);
  };
  await holdUntil(second, reader.id, '2026-04-09');
  await holdUntil(first, reader.id, '2026-03-02');
  await holdUntil(third, pioneer.id, '2026-05-05');
  test.setNow();
  await assign(first.id, newcomer.id);
  const { data } = await test.call(maps.listLastReturns, { as: servant.token });
  const of = (person: { id: number }) => data.filter(({ user }) => user === person.id);
  expect([of(reader), of(pioneer), of(newcomer)]).toEqual([
    [{ user: reader.id, number: second.number, returned_at: '2026-04-09T00:00:00.000Z' }],
    [{ user: pioneer.id, number: third.number, returned_at: '2026-05-05T00:00:00.000Z' }],
    [],
  ]);
});
