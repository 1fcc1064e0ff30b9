import { carts } from '@sheaf/contract/carts/carts';
import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { duties } from '@sheaf/contract/duties/duties';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CartFixture, openCartFixture } from '#contexts/carts/testing/cart-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: CartFixture;
let ruth: SeededPerson;
let amos: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openCartFixture(test);
  ruth = await fixture.publisher('Ruth');
  amos = await fixture.publisher('Amos');
});
afterAll(() => test.close());

const week = async (as: SeededPerson, cart: number, offset = 0) =>
  (await test.call(carts.readWeek, { as: as.token, params: { id: cart }, query: { offset } })).data;
const change = (as: SeededPerson, id: number, body: object) =>
  test.call(carts.changeShift, { as: as.token, params: { id }, body: body as never });
const end = (as: SeededPerson, id: number) => test.call(carts.endShift, { as: as.token, params: { id } });
const told = async (as: SeededPerson) =>
  (await test.call(dashboard.listNotifications, { as: as.token })).data.map(({ type }) => type);
const code = (answer: { status: number; problem: { code?: string } }) =>
  answer.status === 200 ? 'done' : answer.problem.code;

it('CARTS-D3 CARTS-R20 CARTS-O6 returns a booking with people, location and times, in minutes and hours, and its class for the viewer', async () => {
  const cart = await fixture.addLocation();
  const booked = await fixture.book(ruth, cart, '2026-11-24T09:00', [ruth, amos], 90);
  expect(booked.data).toMatchObject({
    cart_location_id: cart,
    users: [ruth.id, amos.id],
    start_at: '2026-11-24T09:00',
    minutes: 90,
    hours: 1.5,
    date: '2026-11-24',
    start_time: '09:00',
    end_time: '10:30',
    class: 'mine',
    state: 'booked',
  });
  const other = await fixture.publisher('Boaz');
  expect((await week(other, cart)).appointments).toMatchObject([{ id: booked.data.id, class: 'partly' }]);
  await fixture.book(other, cart, '2026-11-24T10:00', [other], 60);
  const keeper = (await week(fixture.keeper, cart)).appointments;
  expect(keeper.map((shift) => [shift.start_time, shift.class])).toEqual([
    ['09:00', 'full'],
    ['10:00', 'full'],
  ]);
  expect(await told(amos)).toContain('cart-booked');
});

it('CARTS-C1 CARTS-R4 CARTS-O9 moves the week by seven days, and shows it only to approved people', async () => {
  const cart = await fixture.addLocation({ location: 'Station' });
  await fixture.book(ruth, cart, '2026-12-01T09:00');
  expect((await week(ruth, cart)).appointments).toEqual([]);
  expect((await week(ruth, cart, 7)).appointments).toHaveLength(1);
  expect(await week(ruth, cart, 7)).toMatchObject({
    cart: { id: cart, location: 'Station', max_users: 3, start_time: '06:00', end_time: '17:00' },
    week: '2026-11-30',
    now: '2026-11-23T10:00',
    last_offset: null,
    may_book: true,
    may_edit: false,
  });
  const wrong = await test.call(carts.readWeek, {
    as: ruth.token,
    params: { id: cart },
    query: { offset: 3 },
  });
  expect(wrong.problem.errors).toHaveProperty('offset');
  const stranger = await fixture.congregation.addPerson();
  const closed = await test.call(carts.readWeek, { as: stranger.token, params: { id: cart } });
  expect(code(closed)).toBe('cart-not-approved');
  expect((await week(fixture.keeper, cart)).may_edit).toBe(true);
});

it('CARTS-R19 books the last places once, refuses to book a person twice or in closed times', async () => {
  const cart = await fixture.addLocation({ location: 'Bridge', max_users: 2 });
  const other = await fixture.addLocation({ location: 'Tower' });
  const boaz = await fixture.publisher('Boaz');
  expect(code(await fixture.book(ruth, cart, '2026-11-25T09:00', [ruth, amos]))).toBe('done');
  expect(code(await fixture.book(boaz, cart, '2026-11-25T10:00'))).toBe('cart-full');
  expect(code(await fixture.book(boaz, cart, '2026-11-25T11:00'))).toBe('done');
  expect(code(await fixture.book(amos, other, '2026-11-25T10:30'))).toBe('cart-person-booked');
  expect(code(await fixture.book(amos, other, '2026-11-25T11:00'))).toBe('done');
  await test.call(carts.addBlock, {
    as: fixture.keeper.token,
    body: { cart_location_id: cart, day: 4, start_time: '12:00', end_time: '13:00' },
  });
  expect(code(await fixture.book(boaz, cart, '2026-11-26T11:30'))).toBe('cart-blocked');
  expect(code(await fixture.book(boaz, cart, '2026-11-26T10:00'))).toBe('done');
  expect(code(await fixture.book(boaz, cart, '2026-11-23T09:00'))).toBe('cart-past');
});

it('CARTS-R6 CARTS-R5 CARTS-O10 lets publishers book only with that setting, and only as far ahead as set', async () => {
  const cart = await fixture.addLocation({ location: 'Park' });
  const admin = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  const set = (cart_calendar: object) =>
    test.call(congregations.editCongregation, {
      as: admin.token,
      body: { modules: { cart_calendar } } as never,
    });
  await set({ cart_booking: 0, booking_advance: 2 });
  expect(code(await fixture.book(ruth, cart, '2026-11-27T09:00'))).toBe('cart-booking-off');
  expect((await week(ruth, cart)).may_book).toBe(false);
  expect(code(await fixture.book(fixture.keeper, cart, '2026-11-27T09:00', [ruth]))).toBe('done');
  const always = await fixture.publisher('Always', ['schedules.carts.always_book']);
  const adds = await fixture.publisher('Adds', ['settings.cart_locations.add']);
  for (const who of [always, adds])
    expect(code(await fixture.book(who, cart, '2026-11-27T09:00', [who]))).toBe('done');
  await set({ cart_booking: 1 });
  expect((await week(ruth, cart)).last_offset).toBe(14);
  expect(code(await fixture.book(ruth, cart, '2026-12-13T09:00'))).toBe('done');
  expect(code(await fixture.book(ruth, cart, '2026-12-14T09:00'))).toBe('cart-too-far');
  expect(code(await fixture.book(always, cart, '2026-12-14T09:00'))).toBe('done');
  expect((await week(always, cart)).last_offset).toBeNull();
  await set({ booking_advance: 0 });
});

it('CARTS-O4 notifies the remaining people when others join or leave, and retains their answer while time and place stay', async () => {
  const cart = await fixture.addLocation({ location: 'Harbour', max_users: 2 });
  const [boaz, ruben] = [await fixture.publisher('Boaz'), await fixture.publisher('Ruben')];
  const { data: made } = await fixture.book(ruth, cart, '2026-11-28T13:00', [ruth, boaz]);
  const own = async () =>
    (await test.call(duties.listMyDuties, { as: boaz.token })).data.find(({ kind }) => kind === 'cart')!;
  const yes = { as: boaz.token, params: { id: (await own()).id }, body: { answer: 'yes' as const } };
  await test.call(duties.acknowledgeDuty, yes);
  const body = {
    id: made.id,
    cart_location_id: cart,
    publishers: [boaz.id, ruben.id],
    start_at: '2026-11-28T13:00',
    minutes: made.minutes,
  };
  expect(code(await change(ruth, made.id, body))).toBe('done');
  expect((await told(boaz))[0]).toBe('cart-company');
  expect((await own()).acknowledged).toBe('yes');
  expect(code(await change(boaz, made.id, { ...body, start_at: '2026-11-28T14:00' }))).toBe('done');
  expect((await own()).acknowledged).toBeNull();
  expect(await told(ruben)).toEqual(expect.arrayContaining(['cart-booked', 'cart-changed']));
});

it('CARTS-C2 lets the people of a shift change it until it begins, and notifies those who join and leave', async () => {
  const cart = await fixture.addLocation({ location: 'Market', max_users: 2 });
  const boaz = await fixture.publisher('Boaz');
  const { data: made } = await fixture.book(ruth, cart, '2026-11-28T09:00', [ruth, amos]);
  const body = {
    id: made.id,
    cart_location_id: cart,
    publishers: [ruth.id, boaz.id],
    start_at: '2026-11-28T09:30',
    minutes: 60,
  };
  expect(code(await change(boaz, made.id, body))).toBe('cart-not-yours');
  const changed = await change(ruth, made.id, { ...body, version: made.version });
  expect(changed.data).toMatchObject({ users: [ruth.id, boaz.id], start_time: '09:30', end_time: '10:30' });
  expect((await change(ruth, made.id, { ...body, version: made.version })).problem.code).toBe('stale');
  expect(await told(boaz)).toContain('cart-booked');
  expect(await told(amos)).toContain('cart-cancelled');
  // The half hour from 9:30 overlaps the changed shift, which is full; the time from 10:30 is free.
  expect(code(await fixture.book(amos, cart, '2026-11-28T09:00', [amos], 60))).toBe('cart-full');
  expect(code(await fixture.book(amos, cart, '2026-11-28T10:30', [amos], 60))).toBe('done');
  expect((await week(ruth, cart)).appointments.map(({ users }) => users)).toEqual([
    [ruth.id, boaz.id],
    [amos.id],
  ]);
});

it('CARTS-C4 CARTS-O4 CARTS-R17 cancels a shift before it begins and notifies the others, records it as not held afterwards', async () => {
  const cart = await fixture.addLocation({ location: 'Hospital' });
  const boaz = await fixture.publisher('Boaz');
  const { data: first } = await fixture.book(boaz, cart, '2026-11-23T12:00', [boaz, ruth]);
  const { data: second } = await fixture.book(boaz, cart, '2026-11-23T14:00', [boaz, ruth]);
  const outsider = await fixture.publisher('Outsider');
  expect(code(await end(outsider, first.id))).toBe('cart-not-yours');
  expect(code(await end(ruth, first.id))).toBe('done');
  expect(await told(boaz)).toContain('cart-cancelled');
  expect(code(await end(ruth, first.id))).toBe('not-found');
  expect((await week(boaz, cart)).appointments.map(({ id }) => id)).toEqual([second.id]);
  test.setNow(new Date('2026-11-23T03:00:00Z'));
  expect(code(await end(fixture.keeper, second.id))).toBe('done');
  expect((await week(boaz, cart)).appointments).toMatchObject([{ id: second.id, state: 'no-show' }]);
  expect(code(await end(boaz, second.id))).toBe('cart-not-held');
  test.setNow(new Date('2026-11-22T23:00:00Z'));
});

it('APPTS-R3 SHELL-P8 lists a booked shift among the own duties, and as next cart shift on the dashboard', async () => {
  const cart = await fixture.addLocation({ location: 'Airport' });
  const priscilla = await fixture.publisher('Priscilla');
  const aquila = await fixture.publisher('Aquila');
  await fixture.book(priscilla, cart, '2026-11-24T13:00', [priscilla, aquila]);
  const { data: own } = await test.call(duties.listMyDuties, { as: priscilla.token });
  expect(own).toMatchObject([
    {
      kind: 'cart',
      base_type: 'cart',
      title: 'Airport',
      date: '2026-11-24',
      starts_at: '13:00',
      ends_at: '15:00',
      with: ['Aquila Hollis'],
    },
  ]);
  const { data: alerts } = await test.call(dashboard.readAlerts, { as: priscilla.token });
  expect(alerts.cart).toEqual({
    cart_location_id: cart,
    location: 'Airport',
    start_at: '2026-11-24T13:00',
  });
});

it('CARTS-R19 refuses shifts in the hour that a clock change skips, and in weeks that cannot be viewed', async () => {
  const cart = await fixture.addLocation({ location: 'Night', start_time: '00:00', end_time: '12:00' });
  const boaz = await fixture.publisher('Boaz');
  // Clocks in Hobart skip the hour from two to three on the first Sunday of October.
  expect(code(await fixture.book(boaz, cart, '2027-10-03T02:00', [boaz], 60))).toBe('cart-clock-change');
  expect(code(await fixture.book(boaz, cart, '2027-10-03T01:30', [boaz], 60))).toBe('cart-clock-change');
  expect(code(await fixture.book(boaz, cart, '2027-10-03T01:00', [boaz], 60))).toBe('done');
  expect(code(await fixture.book(boaz, cart, '2027-10-04T02:00', [boaz], 60))).toBe('done');
  expect(code(await fixture.book(fixture.keeper, cart, '2036-11-17T02:00', [boaz], 60))).toBe('cart-too-far');
  expect(code(await fixture.book(boaz, cart, '2036-11-16T02:00', [boaz], 60))).toBe('done');
});

it('CARTS-C2 refuses a body whose id differs from the path', async () => {
  const cart = await fixture.addLocation({ location: 'Named' });
  const boaz = await fixture.publisher('Boaz');
  const { data: made } = await fixture.book(boaz, cart, '2026-11-27T09:00', [boaz]);
  const asked = { cart_location_id: cart, publishers: [boaz.id], minutes: 60 };
  const body = { ...asked, id: made.id + 1, start_at: '2026-11-27T10:00' };
  expect((await change(boaz, made.id, body)).problem.errors).toEqual({
    id: ['This entry differs from the one in the address.'],
  });
  expect((await change(boaz, made.id, { ...body, id: made.id })).status).toBe(200);
});
