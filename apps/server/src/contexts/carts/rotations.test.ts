import { carts } from '@sheaf/contract/carts/carts';
import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { duties } from '@sheaf/contract/duties/duties';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openCartFixture } from '#contexts/carts/testing/cart-fixture';
import {
  openRotationFixture,
  type RotationFixture,
  rotationKeys,
} from '#contexts/carts/testing/rotation-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: RotationFixture;
let takers: SeededPerson[];
let cart: number;
let add: RotationFixture['add'];
let edit: RotationFixture['edit'];
let list: RotationFixture['list'];
let night: RotationFixture['night'];

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  fixture = await openRotationFixture(test);
  ({ takers, cart, add, edit, list, night } = fixture);
});

const names = (turns: readonly { date: string; users: readonly number[] }[]) =>
  turns.map(({ date, users }) => [date, users.map((id) => takers.findIndex((one) => one.id === id))]);

it('CARTS-C9 CARTS-D4 CARTS-O2 books the dates of a rotation eight weeks ahead, and not again in the nightly job', async () => {
  const { data } = await add();
  expect(data).toMatchObject({
    active: true,
    cart_id: cart,
    location: 'Wharf corner',
    frequency: 'week',
    day_of_week: 6,
    week_of_month: null,
    start_time: '10:05',
    minutes: 120,
    publisher_count: 2,
    current_date: '2027-01-23',
    users: takers.map(({ id }) => id),
    until: '2027-01-24',
  });
  expect(data.combinations).toHaveLength(6);
  expect(names(data.turns).slice(0, 4)).toEqual([
    ['2026-11-28', [0, 1]],
    ['2026-12-05', [2, 3]],
    ['2026-12-12', [4, 5]],
    ['2026-12-19', [0, 2]],
  ]);
  expect(data.turns).toHaveLength(9);
  expect(await night()).toEqual({ booked: 0, open: 0 });
  expect(await list()).toEqual([data]);
  test.setNow(new Date('2026-11-29T15:00:00Z'));
  await fixture.nightOfAll();
  expect((await list())[0]!.current_date).toBe('2027-01-30');
  expect(await night()).toEqual({ booked: 0, open: 0 });
});

it('CARTS-O2 lists its shifts like all others in the week and the assignments, and notifies once', async () => {
  const { data } = await add();
  const ruth = takers[0]!;
  const week = await test.call(carts.readWeek, { as: ruth.token, params: { id: cart } });
  expect(week.data.appointments).toMatchObject([
    { start_at: '2026-11-28T10:05', users: [ruth.id, takers[1]!.id], rotation_id: data.id, class: 'mine' },
  ]);
  const own = await test.call(duties.listMyDuties, { as: ruth.token, query: {} as never });
  expect(own.text).toContain('2026-11-28');
  const told = (await test.call(dashboard.listNotifications, { as: ruth.token })).data;
  expect(told.map(({ type }) => type)).toEqual(['cart-turn']);
});

it('CARTS-O2 CARTS-K1 books as many weeks ahead as the congregation setting', async () => {
  await fixture.setAdvance(2);
  expect((await add()).data.turns.map(({ date }) => date)).toEqual([
    '2026-11-28',
    '2026-12-05',
    '2026-12-12',
  ]);
});

it('CARTS-O2 passes over people who are away or have another duty, and retains their turn', async () => {
  await fixture.away(takers[0]!, '2026-11-27', '2026-11-29');
  const other = await fixture.addLocation({ location: 'Station' });
  await fixture.book(takers[1]!, other, '2026-11-28T11:30', [takers[1]!]);
  const { data } = await add();
  expect(names(data.turns).slice(0, 2)).toEqual([
    ['2026-11-28', [2, 3]],
    ['2026-12-05', [0, 1]],
  ]);
});

it('CARTS-O2 leaves a date open if the cart is closed or full or too few people are free, and books it after that changes', async () => {
  await test.call(carts.addBlock, {
    as: fixture.keeper.token,
    body: { cart_location_id: cart, day: 6, start_time: '11:00', end_time: '12:00' },
  });
  const { data } = await add();
  expect([data.turns, data.current_date]).toEqual([[], null]);
  expect(await night()).toEqual({ booked: 0, open: 9 });
  await test.database.owner.query('delete from cart_blocks where location_id = $1', [cart]);
  const guest = await fixture.publisher('Guest');
  await fixture.book(guest, cart, '2026-11-28T10:00', [
    guest,
    await fixture.publisher(),
    await fixture.publisher(),
  ]);
  for (const person of takers.slice(1)) await fixture.away(person, '2026-12-04', '2026-12-06');
  expect(await night()).toEqual({ booked: 7, open: 2 });
  expect((await list())[0]!.turns[0]!.date).toBe('2026-12-12');
});

it('CARTS-O2 never books a person in two simultaneous rotations, nor more people than the cart allows', async () => {
  await add();
  const other = await fixture.addLocation({ location: 'Station' });
  await add({ cart_id: other, start_time: '11:00' });
  const { rows } = await test.database.owner.query(
    `select on_date, person_id from duties where congregation_id = $1 and kind = 'cart' group by 1, 2 having count(*) > 1`,
    [fixture.congregation.id],
  );
  expect(rows).toEqual([]);
  await add({ start_time: '10:30', publisher_count: 3 });
  expect((await list()).map(({ turns }) => turns.length)).toEqual([9, 0, 9]);
});

it('CARTS-R15 CARTS-O3 books nothing while a rotation is paused and retains its shifts, and continues after it resumes', async () => {
  const { data } = await add();
  const paused = await edit(data.id, { active: false });
  expect(paused.data).toMatchObject({ active: false, turns: data.turns });
  test.setNow(new Date('2026-12-07T15:00:00Z'));
  expect(await night()).toEqual({ booked: 0, open: 0 });
  const resumed = await edit(data.id, { version: paused.data.version });
  expect(resumed.data.turns.slice(0, 9)).toEqual(data.turns);
  expect(resumed.data.turns.map(({ date }) => date).slice(9)).toEqual(['2027-01-30', '2027-02-06']);
  expect((await edit(data.id, { version: paused.data.version })).problem.code).toBe('stale');
  // A rotation that is paused from the beginning books no shifts.
  expect((await add({ active: false, start_time: '13:00' })).data).toMatchObject({
    active: false,
    turns: [],
  });
});

it('CARTS-O3 deletes only the future shifts that the rotation booked', async () => {
  const { data } = await add();
  const mine = await fixture.book(takers[0]!, cart, '2026-11-30T09:00');
  test.setNow(new Date('2026-11-29T15:00:00Z'));
  const params = { id: data.id };
  expect((await test.call(carts.deleteRotation, { as: fixture.planner.token, params })).status).toBe(200);
  expect((await test.call(carts.deleteRotation, { as: fixture.planner.token, params })).status).toBe(404);
  const shifts = await test.call(carts.listShifts, { as: fixture.keeper.token });
  expect(shifts.data.map(({ id, date }) => [id === mine.data.id, date])).toEqual([
    [true, '2026-11-30'],
    [false, '2026-11-28'],
  ]);
});

it('CARTS-C9 books shifts again that do not fit a changed rotation, and retains manual changes and cancellations', async () => {
  const { data } = await add();
  const [first, second] = (
    await test.database.owner.query<{ id: number }>(
      'select id from cart_shifts where rotation_id = $1 order by on_date limit 2',
      [data.id],
    )
  ).rows;
  const [ruth, miriam] = takers as [SeededPerson, SeededPerson];
  const guest = await fixture.publisher('Guest');
  const changed = await test.call(carts.changeShift, {
    as: ruth.token,
    params: { id: first!.id },
    body: {
      cart_location_id: cart,
      publishers: [ruth.id, guest.id],
      start_at: '2026-11-28T10:05',
      minutes: 120,
    },
  });
  expect([changed.status, changed.data.people.length]).toEqual([200, 2]);
  await test.call(carts.endShift, { as: takers[2]!.token, params: { id: second!.id } });
  const edited = await edit(data.id, { start_time: '13:00', users: takers.slice(1).map(({ id }) => id) });
  expect(edited.data.turns.slice(0, 2)).toMatchObject([
    { date: '2026-11-28', users: [ruth.id, guest.id], state: 'booked' },
    { date: '2026-12-05', users: [], state: 'cancelled' },
  ]);
  const week = await test.call(carts.readWeek, {
    as: miriam.token,
    params: { id: cart },
    query: { offset: 14 },
  });
  expect(week.data.appointments.map(({ start_at }) => start_at)).toEqual(['2026-12-12T13:00']);
});

it('CARTS-R11 CARTS-R12 CARTS-R13 CARTS-R14 CARTS-O13 validates the rotation form', async () => {
  const wrong = async (change: object) => Object.keys((await add(change)).problem.errors ?? {});
  for (const field of ['frequency', 'start_time', 'cart_id', 'day_of_week'])
    expect(await wrong({ [field]: undefined })).toEqual([field]);
  expect(await wrong({ start_time: '10:03' })).toEqual(['start_time']);
  expect(await wrong({ start_time: '16:00' })).toEqual(['start_time']);
  expect(await wrong({ minutes: 45 })).toEqual(['minutes']);
  expect(await wrong({ publisher_count: 4 })).toEqual(['publisher_count']);
  expect(await wrong({ publisher_count: 3, users: takers.slice(0, 2).map(({ id }) => id) })).toEqual([
    'users',
  ]);
  expect(await wrong({ users: [takers[0]!.id, fixture.planner.id] })).toEqual(['users']);
  expect(await wrong({ frequency: 'month' })).toEqual(['week_of_month']);
  const last = await add({ frequency: 'month', week_of_month: 4, minutes: undefined });
  expect(last.data.turns.map(({ date }) => date)).toEqual(['2026-11-28', '2026-12-26']);
  expect(last.data).toMatchObject({ week_of_month: 4, minutes: 60 });
});

it('CARTS-C9 requires each permission, and reaches no rotation of another congregation', async () => {
  const { data } = await add();
  const ruth = takers[0]!.token;
  const params = { id: data.id };
  expect((await add({}, ruth)).status).toBe(403);
  expect((await edit(data.id, {}, ruth)).status).toBe(403);
  expect((await test.call(carts.deleteRotation, { as: ruth, params })).status).toBe(403);
  expect((await test.call(carts.listRotations, { as: ruth })).status).toBe(403);
  const other = await openCartFixture(test, 'Elsewhere');
  const stranger = await other.congregation.addPerson({ permissions: rotationKeys });
  const theirs = await other.addLocation();
  expect((await test.call(carts.listRotations, { as: stranger.token })).data).toEqual([]);
  expect((await test.call(carts.deleteRotation, { as: stranger.token, params })).status).toBe(404);
  const own = [await other.publisher(), await other.publisher()].map(({ id }) => id);
  expect((await edit(data.id, { cart_id: theirs, users: own }, stranger.token)).status).toBe(404);
  const reach = async (change: object) => (await add(change, stranger.token)).problem.errors;
  expect(Object.keys((await reach({ users: own }))!)).toEqual(['cart_id']);
  expect(Object.keys((await reach({ cart_id: theirs }))!)).toEqual(['users']);
});

it('CARTS-O2 removes people who leave from the turns, and passes over deactivated ones', async () => {
  const admin = await fixture.congregation.addPerson({
    roles: [2],
    permissions: ['settings.users', 'settings.users.edit', 'settings.users.delete'],
  });
  const { data } = await add();
  const gone = await test.call(people.deletePerson, { as: admin.token, params: { id: takers[0]!.id } });
  expect(gone.status).toBe(200);
  await test.database.owner.query('update people set active = false where id = $1', [takers[1]!.id]);
  const [now] = await list();
  expect(now!.users).toEqual(takers.slice(1).map(({ id }) => id));
  const edited = await edit(data.id, { start_time: '13:00', users: now!.users });
  expect(edited.data.turns.flatMap(({ users }) => users)).not.toContain(takers[1]!.id);
});

it('CARTS-O3 deletes a rotation with its location', async () => {
  await add();
  expect(
    (await test.call(carts.deleteLocation, { as: fixture.keeper.token, params: { id: cart } })).status,
  ).toBe(200);
  expect([await list(), await night()]).toEqual([[], { booked: 0, open: 0 }]);
});

it('CARTS-O2 books each date once in several simultaneous nightly runs', async () => {
  const { data } = await add();
  await test.database.owner.query('delete from cart_shifts where rotation_id = $1', [data.id]);
  const done = await Promise.all(Array.from({ length: 10 }, night));
  expect(done.map(({ booked }) => booked).toSorted()).toEqual([...Array.from({ length: 9 }, () => 0), 9]);
});

it('CARTS-O2.4 books a turn whose time a clock change skips that much later, and retains it when the rotation is saved again', async () => {
  // Clocks in New York skip the hour from two to three on the second Sunday of March.
  await test.database.owner.query(
    `update congregations set timezone_id = 'America/New_York' where congregation_id = $1`,
    [fixture.congregation.id],
  );
  test.setNow(new Date('2027-03-01T12:00:00Z'));
  const night = await fixture.addLocation({ location: 'Night', start_time: '00:00', end_time: '12:00' });
  const sundays = { cart_id: night, day_of_week: 0, start_time: '02:30', minutes: 60 };
  const { data } = await add(sundays);
  const starts = async () => {
    const weeks = [0, 7, 14].map(async (offset) => {
      const { appointments } = (
        await test.call(carts.readWeek, { as: takers[0]!.token, params: { id: night }, query: { offset } })
      ).data;
      return appointments.map(({ start_at, end_time, minutes }) => `${start_at} ${end_time} ${minutes}`);
    });
    return (await Promise.all(weeks)).flat();
  };
  const expected = ['2027-03-07T02:30 03:30 60', '2027-03-14T03:30 04:30 60', '2027-03-21T02:30 03:30 60'];
  expect(await starts()).toEqual(expected);
  expect(data.turns).toHaveLength(9);
  const turns = data.turns.map(({ users }) => users);
  const { data: again } = await edit(data.id, sundays);
  expect(again.turns.map(({ users }) => users)).toEqual(turns);
  expect(await starts()).toEqual(expected);
  const onGap = takers.find(({ id }) => data.turns[1]!.users.includes(id))!;
  const own = await test.call(duties.listMyDuties, { as: onGap.token, query: {} as never });
  expect(own.data).toContainEqual(
    expect.objectContaining({ date: '2027-03-14', starts_at: '03:30', ends_at: '04:30' }),
  );
});
