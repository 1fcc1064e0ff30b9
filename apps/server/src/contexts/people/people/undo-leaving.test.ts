/** Undoing a deletion or deactivation: free places are restored, others are listed. */
import { journal } from '@sheaf/contract/journal/journal';
import { people } from '@sheaf/contract/people/people/people';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BusyFixture, openBusyFixture } from '#contexts/people/people/testing/busy-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: BusyFixture;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openBusyFixture(test, `Busy ${number}`);
});

const as = () => fixture.admin.token;
const remove = () => test.call(people.deletePerson, { as: as(), params: { id: fixture.samuel.id } });
const newest = async () =>
  (await test.call(journal.listChanges, { as: as(), query: {} })).data.changes[0]!.id;
const undo = async (id?: number) =>
  test.call(journal.revertChange, { as: as(), params: { id: id ?? (await newest()) } });

it('USERS-R23 JOURNAL-R5 restores parts, talks, cart seats, turns and groups when a deletion is undone', async () => {
  const before = await fixture.dump();
  expect((await remove()).status).toBe(200);
  const without = await fixture.dump();
  for (const table of ['duties', 'talks', 'away_talks', 'cart_shifts', 'cart_seats', 'cart_rotation_people'])
    expect(without[table], table).not.toEqual(before[table]);
  const undone = await undo();
  expect([undone.status, undone.data]).toEqual([200, { ok: true, left: [] }]);
  expect(await fixture.dump()).toEqual(before);
});

it('USERS-C1 JOURNAL-R5 restores cleared commitments when a deactivation is undone', async () => {
  const before = await fixture.dump();
  expect((await fixture.deactivate()).status).toBe(200);
  expect((await fixture.dump())['duties']).not.toEqual(before['duties']);
  const undone = await undo();
  expect([undone.status, undone.data]).toEqual([200, { ok: true, left: [] }]);
  expect(await fixture.dump()).toEqual(before);
});

const named = (left: readonly { entity: string; label: readonly { text: string }[] }[]) =>
  left.map(({ entity, label }) => [entity, ...label.map(({ text }) => text)].join(' ')).sort();

it('JOURNAL-R12 leaves duties reassigned since unchanged, and lists them', async () => {
  const { query, congregation, partner, samuel } = fixture;
  const chairman = "kind = 'chairman' and on_date between '2026-11-30' and '2026-12-06'";
  const [duty] = await query(`select id from duties where person_id = $1 and ${chairman}`, [samuel.id]);
  await remove();
  const change = await newest();
  await query('update duties set person_id = $2 where id = $1', [duty!['id'], partner.id]);
  await fixture.book('2026-12-14', { confirmation: false });
  const others = [];
  for (const name of ['One', 'Two', 'Three']) others.push(await congregation.addPerson({ firstName: name }));
  await query('update people set cart = true where id = any($1)', [others.map(({ id }) => id)]);
  await fixture.bookCart(
    '2026-12-01T09:00',
    others.map(({ id }) => id),
  );
  const undone = await undo(change);
  expect(undone.status).toBe(200);
  // The last one is the public talk, named by its place in the meeting.
  expect(named(undone.data.left)).toEqual([
    'duty 2026-12-01 cart',
    'duty 2026-12-06 chairman',
    'duty 2026-12-20 part',
  ]);
  const [kept] = await query('select person_id from duties where id = $1', [duty!['id']]);
  expect(kept).toEqual({ person_id: partner.id });
  const seats = await query('select 1 from cart_seats where congregation_id = $1 and duty_id is not null', [
    congregation.id,
  ]);
  expect(seats.length).toBe(5);
});

it('JOURNAL-R12 does not restore past duties, and lists them', async () => {
  await remove();
  const change = await newest();
  test.setNow(new Date('2026-12-10T10:00:00Z'));
  const { data } = await undo(change);
  const past = named(data.left).filter((one) => one.startsWith('duty') && one.slice(5, 15) < '2026-12-10');
  expect(past).toContain('duty 2026-12-01 cart');
  expect(past).toContain('duty 2026-12-02 cart');
  expect(named(data.left).some((one) => one.includes('2026-12-12'))).toBe(false);
  expect((await fixture.list()).map(({ date }) => date)).toEqual(['2026-12-12']);
});

it('JOURNAL-R8 JOURNAL-R12 clears the same duties again when the undo is undone', async () => {
  await remove();
  const without = await fixture.dump();
  await undo();
  expect((await undo()).data).toEqual({ ok: true, left: [] });
  expect(await fixture.dump()).toEqual(without);
});

it('JOURNAL-R13 permits the undo to the person who deactivated or deleted, without the journal permission, and to nobody else', async () => {
  const keys = permissionKeys.filter((key) => key !== 'settings.roles.edit');
  const keeper = await fixture.congregation.addPerson({ permissions: keys });
  const stranger = await fixture.congregation.addPerson({ permissions: keys });
  const before = await fixture.dump();
  const gone = await test.call(people.deletePerson, { as: keeper.token, params: { id: fixture.samuel.id } });
  expect(gone.status).toBe(200);
  const params = { id: gone.data.change_id! };
  expect((await test.call(journal.revertChange, { as: keeper.token, params })).status).toBe(403);
  const other = await test.call(journal.undoOwnChange, { as: stranger.token, params });
  expect([other.status, other.problem.code]).toEqual([403, 'change-not-permitted']);
  const undone = await test.call(journal.undoOwnChange, { as: keeper.token, params });
  expect([undone.status, undone.data]).toEqual([200, { ok: true, left: [] }]);
  expect(await fixture.dump()).toEqual(before);
});

it('USERS-X21 restores free places to a reactivated person, and lists the others', async () => {
  const { query, partner, samuel } = fixture;
  const chairman = "kind = 'chairman' and on_date between '2026-11-30' and '2026-12-06'";
  const [duty] = await query(`select id from duties where person_id = $1 and ${chairman}`, [samuel.id]);
  const held = async () =>
    (await query('select id from duties where person_id = $1 order by id', [samuel.id])).map(({ id }) => id);
  const before = await held();
  const cleared = () => test.call(people.listCleared, { as: as(), params: { id: samuel.id } });
  const restore = () => test.call(people.restoreCleared, { as: as(), params: { id: samuel.id } });
  await fixture.deactivate();
  await query('update duties set person_id = $2 where id = $1', [duty!['id'], partner.id]);
  expect((await cleared()).data).toEqual({ free: [], taken: [] });
  expect((await restore()).data).toEqual({ restored: 0, left: [] });
  await fixture.deactivate(true);
  const without = await held();
  const { free, taken } = (await cleared()).data;
  expect(named(taken)).toEqual(['duty 2026-12-06 chairman']);
  expect(named(free)).toContain('duty 2026-12-01 cart');
  expect(await held()).toEqual(without);
  const restored = await restore();
  expect(restored.data.restored).toBe(free.length);
  expect(named(restored.data.left)).toEqual(['duty 2026-12-06 chairman']);
  expect(await held()).toEqual(before.filter((id) => id !== duty!['id']));
  await restore();
  expect(await held()).toEqual(before.filter((id) => id !== duty!['id']));
});
