import { journal } from '@sheaf/contract/journal/journal';
import type { BodyOf } from '@sheaf/contract/operation';
import { availability } from '@sheaf/contract/people/availability/availability';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { removeEndedTimes } from '#contexts/people/availability/ended-times.store';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let planner: SeededPerson;
let ruth: SeededPerson;
let joel: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  congregation = await seedCongregation(test.database.owner);
  planner = await congregation.addPerson({
    permissions: ['settings.users', 'settings.users.qualifications', 'settings.roles.edit'],
  });
  ruth = await congregation.addPerson({ firstName: 'Ruth' });
  joel = await congregation.addPerson({ firstName: 'Joel' });
});

type Body = BodyOf<typeof availability.saveAvailability>;

const evening = { days: 4, from_at: '17:00', to_at: '24:00', starts_on: null, ends_on: null };
const said = {
  limits: [{ area: 'all' as const, most_a_month: 3, pace: 'half' as const }],
  times: [evening],
  cart_times: [{ day: 6, from_at: '08:00', to_at: '10:00' }],
};
const nothing: Body = { limits: [], times: [], cart_times: [] };

const read = (as: SeededPerson, id = as.id) =>
  test.call(availability.readAvailability, { as: as.token, params: { id } });
const save = (as: SeededPerson, body: Body, id = as.id) =>
  test.call(availability.saveAvailability, { as: as.token, params: { id }, body });
const pair = (as: SeededPerson, id: number, other: number, wish: 'together' | 'apart' = 'together') =>
  test.call(availability.savePair, { as: as.token, params: { id, other }, body: { wish, scope: 'all' } });
const unpair = (as: SeededPerson, id: number, other: number) =>
  test.call(availability.deletePair, { as: as.token, params: { id, other } });

it('AVAIL-D1 AVAIL-C1 stores limits, times and hours for carts, and replaces the whole record', async () => {
  const empty = (await read(ruth)).data;
  expect(empty).toMatchObject({ ...nothing, pairs: [], counts_from: null, note: null });
  const saved = (await save(ruth, { ...said, version: empty.version })).data;
  expect(saved).toMatchObject({ user_id: ruth.id, ...said });
  expect((await read(ruth)).data).toEqual(saved);
  const fewer = (await save(ruth, { ...nothing, times: [evening], version: saved.version })).data;
  expect(fewer).toMatchObject({ ...nothing, times: [evening] });
});

it('AVAIL-C1 refuses a stale version with the current record, and writes nothing', async () => {
  const { version } = (await read(ruth)).data;
  const saved = (await save(planner, said, ruth.id)).data;
  const late = await save(ruth, { ...nothing, version });
  expect([late.status, late.problem.code]).toEqual([409, 'stale']);
  expect(late.problem.current).toMatchObject(said);
  expect((await read(ruth)).data.times).toEqual(saved.times);
});

it('AVAIL-C1 refuses two limits of an area and times without a length on their fields', async () => {
  const wrong = await save(ruth, {
    limits: [...said.limits, ...said.limits],
    times: [{ ...evening, to_at: '17:00' }],
    cart_times: [{ day: 6, from_at: '10:00', to_at: '09:00' }],
  });
  expect(wrong.problem.errors).toEqual({
    limits: ['Each kind of assignment has one limit.'],
    times: ['The end is not after the start.'],
    cart_times: ['The end is not after the start.'],
  });
});

it('AVAIL-R5 everyone reads and edits their own; others need the permission for qualifications', async () => {
  expect((await read(joel, ruth.id)).problem.code).toBe('availability-not-yours');
  expect((await save(joel, said, ruth.id)).problem.code).toBe('availability-not-yours');
  expect((await save(planner, said, ruth.id)).status).toBe(200);
  expect((await read(planner, 2_000_000)).status).toBe(404);
});

it('AVAIL-R5 only planners read and write the note and the day from which duties count', async () => {
  const notes = { counts_from: '2026-10-01', note: 'Back from abroad' };
  expect((await save(ruth, { ...said, ...notes })).problem.code).toBe('availability-not-yours');
  expect((await save(planner, { ...said, ...notes }, ruth.id)).data).toMatchObject(notes);
  const own = (await read(ruth)).data;
  expect(own).toMatchObject({ counts_from: null, note: null });
  // The own save leaves them unchanged.
  expect((await save(ruth, { ...nothing, version: own.version })).status).toBe(200);
  expect((await read(planner, ruth.id)).data).toMatchObject({ ...nothing, ...notes });
  expect((await save(planner, { ...nothing, counts_from: null, note: ' ' }, ruth.id)).data.note).toBeNull();
});

it('AVAIL-C2 AVAIL-R5 a wish is known to the one who wishes and to planners, not to the other', async () => {
  expect((await pair(ruth, ruth.id, joel.id)).data.pairs).toEqual([
    { user_id: joel.id, full_name: 'Joel Hollis', wish: 'together', scope: 'all', by_planner: false },
  ]);
  expect((await read(joel)).data.pairs).toEqual([]);
  expect((await read(planner, joel.id)).data.pairs).toMatchObject([{ user_id: ruth.id }]);
  expect((await pair(ruth, ruth.id, joel.id, 'apart')).problem.code).toBe('availability-not-yours');
  expect((await pair(ruth, ruth.id, ruth.id)).problem.code).toBe('pair-with-oneself');
  expect((await pair(ruth, ruth.id, 2_000_000)).status).toBe(404);
  expect((await unpair(joel, joel.id, ruth.id)).status).toBe(404);
  expect((await unpair(ruth, ruth.id, joel.id)).status).toBe(200);
  expect((await read(planner, joel.id)).data.pairs).toEqual([]);
});

it('AVAIL-C2 AVAIL-R5 a planner keeps people apart, which neither of them reads', async () => {
  expect((await pair(planner, ruth.id, joel.id, 'apart')).data.pairs).toMatchObject([
    { user_id: joel.id, wish: 'apart', by_planner: true },
  ]);
  for (const one of [ruth, joel]) expect((await read(one)).data.pairs).toEqual([]);
  expect((await unpair(planner, joel.id, ruth.id)).status).toBe(200);
});

it('AVAIL-R8 the journal shows values to planners only, who revert them', async () => {
  const reader = await congregation.addPerson({ permissions: ['settings.users', 'settings.roles.edit'] });
  await pair(planner, ruth.id, joel.id, 'apart');
  await save(planner, { ...said, note: 'Zebra orchid' }, ruth.id);
  const changes = (await test.call(journal.listChanges, { as: planner.token })).data.changes;
  const [saved, paired] = changes.filter(({ kind }) => kind === 'availability');
  const readAs = (as: SeededPerson, id: number) =>
    test.call(journal.readChange, { as: as.token, params: { id } });
  const open = await readAs(planner, saved!.id);
  expect(open.data.entries).toHaveLength(4);
  expect(open.text).toMatch(/Zebra orchid/);
  for (const { id } of [saved!, paired!]) {
    const closed = await readAs(reader, id);
    expect(closed.data.entries.every((entry) => entry.closed && entry.fields.length === 0)).toBe(true);
    expect(closed.text).not.toMatch(/Zebra orchid|17:00|apart|Joel/);
  }
  const params = { id: saved!.id };
  const refused = await test.call(journal.revertChange, { as: reader.token, params });
  expect(refused.problem.code).toBe('change-not-permitted');
  expect((await test.call(journal.revertChange, { as: planner.token, params })).status).toBe(200);
  expect((await read(planner, ruth.id)).data).toMatchObject({ ...nothing, note: null });
});

it('AVAIL-C1 a save without a change writes nothing', async () => {
  await save(ruth, said);
  const count = async () =>
    (
      await test.database.owner.query(`select count(*)::int from journal where congregation_id = $1`, [
        congregation.id,
      ])
    ).rows[0].count;
  const before = await count();
  expect((await save(ruth, said)).status).toBe(200);
  expect(await count()).toBe(before);
});

it('AVAIL-R9 deletes times that ended more than a year ago', async () => {
  const dated = (ends_on: string) => ({ ...evening, starts_on: '2025-01-01', ends_on });
  await save(ruth, { ...nothing, times: [dated('2025-11-20'), dated('2025-11-25'), evening] });
  await removeEndedTimes(test.database.owner, new Date('2026-11-23T10:00:00Z'));
  expect((await read(ruth)).data.times.map(({ ends_on }) => ends_on)).toEqual(['2025-11-25', null]);
});
