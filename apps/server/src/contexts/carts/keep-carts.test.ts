import { assignments } from '@sheaf/contract/assignments/assignments';
import { carts } from '@sheaf/contract/carts/carts';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CartFixture, openCartFixture } from '#contexts/carts/testing/cart-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: CartFixture;
let ruth: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openCartFixture(test);
  ruth = await fixture.publisher('Ruth');
});
afterAll(() => test.close());

const add = (body: object, as = fixture.keeper) =>
  test.call(carts.addLocation, { as: as.token, body: body as never });
const edit = (id: number, body: object) =>
  test.call(carts.editLocation, { as: fixture.keeper.token, params: { id }, body: body as never });
const block = (body: object) => test.call(carts.addBlock, { as: fixture.keeper.token, body: body as never });
const list = async () => (await test.call(carts.listLocations, { as: fixture.keeper.token })).data;
const shifts = async (query: object = {}) =>
  (await test.call(carts.listShifts, { as: fixture.keeper.token, query: query as never })).data;
const due = async (as: SeededPerson) =>
  (await test.call(assignments.listAssignments, { as: as.token })).data.cart_reports;
const report = (as: SeededPerson, id: number, body: object = {}) =>
  test.call(carts.reportShift, { as: as.token, params: { id }, body: body as never });

it('CARTS-C6 CARTS-R9 CARTS-K1 CARTS-D1 stores a location with name, number of people, hours and an optional first day', async () => {
  const made = await add({ location: 'Wharf' });
  expect(made.data).toMatchObject({
    location: 'Wharf',
    max_users: 3,
    start_time: '06:00',
    end_time: '17:00',
    start_date: null,
    congregations: [],
    blocks: [],
  });
  const wrong = async (body: object) => Object.keys((await add(body)).problem.errors ?? {});
  expect(await wrong({ location: ' ' })).toEqual(['location']);
  expect(await wrong({ location: 'x', max_users: 9 })).toEqual(['max_users']);
  expect(await wrong({ location: 'x', start_time: '17:00' })).toEqual(['end_time']);
  expect(await wrong({ location: 'x', end_time: '24:00' })).toEqual(['end_time']);
  const full = {
    location: 'Wharf',
    max_users: 2,
    start_time: '07:00',
    end_time: '20:00',
    start_date: '2026-12-01',
  };
  const edited = await edit(made.data.id, { ...full, version: made.data.version });
  expect(edited.data).toMatchObject(full);
  expect((await edit(made.data.id, { ...full, version: made.data.version })).problem.code).toBe('stale');
  expect((await fixture.book(ruth, made.data.id, '2026-11-30T09:00')).problem.code).toBe('cart-too-early');
});

it('CARTS-C8 CARTS-D2 CARTS-R8 CARTS-K1 stores a closed time with start, end and day, Sunday by default', async () => {
  const cart = await fixture.addLocation({ location: 'Station' });
  const sunday = await block({ cart_location_id: cart, start_time: '08:00', end_time: '10:00' });
  expect(sunday.data).toMatchObject({
    cart_location_id: cart,
    day: 0,
    start_time: '08:00',
    end_time: '10:00',
  });
  expect((await fixture.book(ruth, cart, '2026-11-29T09:00')).problem.code).toBe('cart-blocked');
  const wrong = await block({ cart_location_id: cart, day: 1, start_time: '10:00', end_time: '10:00' });
  expect(Object.keys(wrong.problem.errors!)).toEqual(['end_time']);
  expect(Object.keys((await block({ cart_location_id: cart, day: 1 })).problem.errors!)).toEqual([
    'start_time',
    'end_time',
  ]);
  expect((await list()).find(({ id }) => id === cart)!.blocks).toHaveLength(1);
  const blocks = await test.call(carts.listBlocks, { as: fixture.keeper.token });
  expect(blocks.data.map(({ id }) => id)).toContain(sunday.data.id);
  const params = { id: sunday.data.id };
  expect((await test.call(carts.deleteBlock, { as: fixture.keeper.token, params })).status).toBe(200);
  expect((await test.call(carts.deleteBlock, { as: fixture.keeper.token, params })).status).toBe(404);
  expect((await fixture.book(ruth, cart, '2026-11-29T09:00')).status).toBe(200);
});

it('CARTS-O11 lets only cart coordinators of the own congregation read and change carts', async () => {
  const cart = await fixture.addLocation({ location: 'Tower' });
  const { data: shift } = await fixture.book(ruth, cart, '2026-11-27T09:00');
  const looker = await fixture.publisher('Looker', ['settings.cart_locations']);
  expect((await add({ location: 'x' }, looker)).status).toBe(403);
  expect((await test.call(carts.listLocations, { as: ruth.token })).status).toBe(403);
  expect((await test.call(carts.listShifts, { as: ruth.token })).status).toBe(403);
  const other = await openCartFixture(test, 'Elsewhere');
  const stranger = await other.publisher('Stranger', [
    'settings.cart_locations',
    'settings.cart_locations.add',
  ]);
  const as = stranger.token;
  const tried = [
    await test.call(carts.readWeek, { as, params: { id: cart } }),
    await test.call(carts.deleteLocation, { as, params: { id: cart } }),
    await test.call(carts.endShift, { as, params: { id: shift.id } }),
    await report(stranger, shift.id),
  ];
  expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await other.book(stranger, cart, '2026-11-27T13:00')).problem.errors).toEqual({
    cart_location_id: ['This cart is not there any more. Choose another one.'],
  });
  const own = await other.addLocation();
  expect((await other.book(stranger, own, '2026-11-27T13:00', [ruth])).problem.errors).toEqual({
    publishers: ['Person not found.'],
  });
  expect((await test.call(carts.listShifts, { as })).data).toEqual([]);
});

it('CARTS-C3 CARTS-O12 lists all bookings by page, newest start first, past ones with their reports', async () => {
  const fresh = await openCartFixture(test, 'Penguin');
  const cart = await fresh.addLocation();
  const person = await fresh.publisher();
  for (const day of ['24', '26', '25']) await fresh.book(person, cart, `2026-11-${day}T09:00`);
  expect((await test.call(carts.listShifts, { as: person.token })).status).toBe(403);
  const answer = await test.call(carts.listShifts, { as: fresh.keeper.token, query: { per_page: 2 } });
  expect(answer.data.map(({ date }) => date)).toEqual(['2026-11-26', '2026-11-25']);
  expect(JSON.parse(answer.text).meta).toMatchObject({ current_page: 1, last_page: 2, total: 3 });
  test.setNow(new Date('2026-11-24T23:00:00Z'));
  const [first] = (
    await test.call(carts.listShifts, { as: fresh.keeper.token, query: { page: 2, per_page: 2 } })
  ).data;
  await report(person, first!.id, { placements: 4 });
  const again = await test.call(carts.listShifts, {
    as: fresh.keeper.token,
    query: { page: 2, per_page: 2 },
  });
  expect(again.data).toMatchObject([
    { date: '2026-11-24', report: { placements: 4, reported_by: person.id } },
  ]);
  test.setNow(new Date('2026-11-22T23:00:00Z'));
});

it('CARTS-C5 CARTS-D5 CARTS-O5 CARTS-R21 CARTS-X2 requests the report from everyone in a past shift, until one person has sent it', async () => {
  const cart = await fixture.addLocation({ location: 'Bridge' });
  const [one, two] = [await fixture.publisher('Lydia'), await fixture.publisher('Jude')];
  const { data: shift } = await fixture.book(one, cart, '2026-11-23T11:00', [one, two]);
  expect((await report(one, shift.id)).problem.code).toBe('cart-not-over');
  expect(await due(one)).toEqual([]);
  test.setNow(new Date('2026-11-23T02:00:00Z'));
  expect(await due(one)).toMatchObject([
    { id: shift.id, cart_location_id: cart, location: 'Bridge', minutes: 120, people: ['Jude Hollis'] },
  ]);
  expect(await due(two)).toHaveLength(1);
  expect((await report(ruth, shift.id)).problem.code).toBe('cart-not-yours');
  expect(Object.keys((await report(one, shift.id, { traffic: 4 })).problem.errors!)).toEqual(['traffic']);
  const reported = await report(one, shift.id, { conversations: 2, comments: 'Quiet' });
  expect(reported.data.report).toMatchObject({
    placements: 0,
    conversations: 2,
    traffic: 2,
    comments: 'Quiet',
    reported_by: one.id,
  });
  expect([await due(one), await due(two)]).toEqual([[], []]);
  const corrected = await report(two, shift.id, { conversations: 3, comments: 'Busy' });
  expect(corrected.data.report).toMatchObject({ comments: 'Busy', reported_by: two.id });
  test.setNow(new Date('2026-11-22T23:00:00Z'));
});

it('CARTS-O4 CARTS-O5 requests no report for a shift that was not held, nor after 14 days', async () => {
  const cart = await fixture.addLocation({ location: 'Market' });
  const person = await fixture.publisher('Silas');
  const { data: held } = await fixture.book(person, cart, '2026-11-23T11:00');
  const { data: missed } = await fixture.book(person, cart, '2026-11-23T14:00');
  test.setNow(new Date('2026-11-23T06:00:00Z'));
  expect((await due(person)).map(({ id }) => id)).toEqual([held.id, missed.id]);
  await test.call(carts.endShift, { as: person.token, params: { id: missed.id } });
  expect((await due(person)).map(({ id }) => id)).toEqual([held.id]);
  expect((await report(person, missed.id)).problem.code).toBe('cart-not-held');
  test.setNow(new Date('2026-12-07T02:00:00Z'));
  expect(await due(person)).toEqual([]);
  test.setNow(new Date('2026-11-22T23:00:00Z'));
});

it('CARTS-C6 deletes a location, cancels its bookings and retains its past', async () => {
  const cart = await fixture.addLocation({ location: 'Gone' });
  const person = await fixture.publisher('Tirzah');
  const { data: past } = await fixture.book(person, cart, '2026-11-23T11:00');
  // The shift began an hour before the location is deleted.
  const { data: begun } = await fixture.book(person, cart, '2026-11-24T12:00');
  await fixture.book(person, cart, '2026-11-24T16:00');
  await fixture.book(person, cart, '2026-11-25T11:00');
  test.setNow(new Date('2026-11-24T02:00:00Z'));
  const remove = () => test.call(carts.deleteLocation, { as: fixture.keeper.token, params: { id: cart } });
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
  expect((await list()).map(({ id }) => id)).not.toContain(cart);
  const kept = (await shifts({ per_page: 1000 })).filter(({ cart_location_id }) => cart_location_id === cart);
  expect(kept).toMatchObject(
    [begun, past].map(({ id }) => ({ id, location: 'Gone', users: [person.id], state: 'booked' })),
  );
  expect((await fixture.book(person, cart, '2026-11-26T11:00')).status).toBe(422);
  test.setNow(new Date('2026-11-22T23:00:00Z'));
});

it('CARTS-C11 SYNC-O3 lists the own locations for everyone, with the owning congregation', async () => {
  const fresh = await openCartFixture(test, 'Somerset');
  const cart = await fresh.addLocation({ location: 'Beach' });
  const anybody = await fresh.congregation.addPerson();
  expect((await test.call(carts.listSharedCarts, { as: anybody.token })).data).toEqual([
    { id: cart, location: 'Beach', congregation: 'Somerset', shared: false },
  ]);
});

it('CARTS-O9 removes people who leave or are deactivated from all shifts, and cancels shifts without people', async () => {
  const cart = await fixture.addLocation({ location: 'Mall', max_users: 2 });
  const admin = await fixture.congregation.addPerson({
    roles: [2],
    permissions: ['settings.users', 'settings.users.edit', 'settings.users.delete'],
  });
  const leaving = await fixture.publisher('Demas');
  await fixture.book(leaving, cart, '2026-11-25T09:00', [leaving, ruth]);
  await fixture.book(leaving, cart, '2026-11-26T09:00');
  const gone = await test.call(people.deletePerson, { as: admin.token, params: { id: leaving.id } });
  expect([gone.status, gone.status === 200 ? '' : gone.text]).toEqual([200, '']);
  const { data } = await test.call(carts.readWeek, { as: ruth.token, params: { id: cart } });
  expect(data.appointments.map(({ date, users }) => [date, users])).toEqual([['2026-11-25', [ruth.id]]]);
  const jude = await fixture.publisher('Jude');
  expect((await fixture.book(jude, cart, '2026-11-25T09:00')).status).toBe(200);
});
