/** Weekly hours of a guest congregation at a shared cart. */
import { carts } from '@sheaf/contract/carts/carts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CartFixture, openCartFixture } from '#contexts/carts/testing/cart-fixture';
import {
  becomePartners,
  named,
  openSharedFixture,
  share,
  unshare,
  weekOf,
} from '#contexts/carts/testing/shared-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let host: CartFixture;
let guest: CartFixture;
let cart: number;
let guests: SeededPerson[];

beforeAll(async () => {
  test = await openTestApp();
  ({ host, guest, cart } = await openSharedFixture(test, { max_users: 8 }));
  guests = [];
  for (let at = 0; at < 10; at += 1) guests.push(await named(test, guest, `Guest ${at}`));
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['cart_seats', 'duties', 'cart_visits', 'cart_shifts'])
    await test.database.owner.query(`delete from ${table}`);
  await limit(8);
});

const limit = (hours_a_week: number, as: CartFixture = host, cid = guest.congregation.id) =>
  test.call(carts.limitGuestHours, {
    as: as.keeper.token,
    params: { id: cart, cid },
    body: { hours_a_week },
  });
const book = (at: number, day: string, start = '09:00', minutes = 120) =>
  guest.book(guests[at]!, cart, `${day}T${start}`, [guests[at]!], minutes);
const hoursOf = async (offset = 0) => (await weekOf(test, guests[0]!, cart, offset)).data.guest_hours;

it('CARTS-X1 limits a guest congregation to 8 hours a week by default, and names limit and rest in the refusal', async () => {
  expect(await hoursOf()).toEqual({ limit: 8, taken: 0 });
  for (const at of [0, 1, 2]) expect((await book(at, '2026-11-26')).status).toBe(200);
  expect((await book(3, '2026-11-26', '09:00', 90)).status).toBe(200);
  const { problem } = await book(4, '2026-11-27', '09:00', 60);
  expect(problem.code).toBe('cart-guest-hours');
  expect(problem.message).toContain('8');
  expect(problem.message).toContain('0.5');
  expect(await hoursOf()).toEqual({ limit: 8, taken: 7.5 });
  expect((await book(5, '2026-11-30')).status).toBe(200);
  expect(await hoursOf(7)).toEqual({ limit: 8, taken: 2 });
});

it('CARTS-X1 lets the owner set the hours of each guest, and does not limit its own people', async () => {
  expect((await limit(2)).data.congregations).toMatchObject([{ id: guest.congregation.id, hours_a_week: 2 }]);
  expect((await book(0, '2026-11-26')).status).toBe(200);
  expect((await book(1, '2026-11-26')).problem.code).toBe('cart-guest-hours');
  const ruth = await host.publisher('Ruth');
  for (const day of ['2026-11-26', '2026-11-27'])
    for (const start of ['09:00', '11:00', '13:00'])
      expect((await host.book(ruth, cart, `${day}T${start}`)).status).toBe(200);
  expect((await weekOf(test, ruth, cart)).data.guest_hours).toBeNull();
  await limit(0);
  expect((await book(2, '2026-12-01')).problem.code).toBe('cart-guest-hours');
  for (const wrong of [-1, 169, 1.5, null]) expect((await limit(wrong as number)).status).toBe(422);
  expect((await limit(168)).status).toBe(200);
  expect((await book(2, '2026-12-01')).status).toBe(200);
});

it('CARTS-X1 counts the hours of each guest congregation separately, and lets only the owner set them', async () => {
  const third = await openCartFixture(test, 'Sheffield');
  await becomePartners(test, host, third);
  expect((await limit(4, host, third.congregation.id)).status).toBe(404);
  await share(test, host, cart, third.congregation.id);
  expect((await limit(4, guest)).status).toBe(404);
  expect((await limit(4, third)).status).toBe(404);
  await limit(2);
  await book(0, '2026-11-26');
  expect((await book(1, '2026-11-27')).problem.code).toBe('cart-guest-hours');
  const abroad = await third.publisher('Abroad');
  expect((await third.book(abroad, cart, '2026-11-27T09:00')).status).toBe(200);
  await unshare(test, host, cart, third.congregation.id);
});

it('CARTS-X1 retains bookings above a lowered limit, allows shortening and moving them within their week, and refuses extending them', async () => {
  const { data } = await book(0, '2026-11-26');
  await book(1, '2026-11-26');
  await limit(1);
  expect(await hoursOf()).toEqual({ limit: 1, taken: 4 });
  const change = (start_at: string, minutes: number) =>
    test.call(carts.changeShift, {
      as: guests[0]!.token,
      params: { id: data.id },
      body: { cart_location_id: cart, publishers: [guests[0]!.id], start_at, minutes },
    });
  expect((await change('2026-11-27T09:00', 120)).status).toBe(200);
  expect((await change('2026-11-27T09:00', 90)).status).toBe(200);
  expect((await change('2026-11-27T09:00', 120)).problem.code).toBe('cart-guest-hours');
  expect((await change('2026-12-01T09:00', 90)).problem.code).toBe('cart-guest-hours');
  expect((await change('2026-12-01T09:00', 60)).status).toBe(200);
});

it('CARTS-X1 returns the hours of cancelled shifts', async () => {
  await limit(2);
  const { data } = await book(0, '2026-11-26');
  expect((await book(1, '2026-11-27')).problem.code).toBe('cart-guest-hours');
  await test.call(carts.endShift, { as: guests[0]!.token, params: { id: data.id } });
  expect((await book(1, '2026-11-27')).status).toBe(200);
});

it('CARTS-X1 books no more than the limit for ten simultaneous guests', async () => {
  await limit(6);
  for (let round = 0; round < 2; round += 1) {
    const monday = round === 0 ? '2026-11-24' : '2026-12-01';
    const day = (at: number) =>
      monday.slice(0, 8) + String(Number(monday.slice(8)) + (at % 4)).padStart(2, '0');
    const answers = await Promise.all(guests.map((_, at) => book(at, day(at))));
    const codes = answers.map(({ status, problem }) => (status === 200 ? 'booked' : problem.code)).sort();
    expect(codes).toEqual([...Array(3).fill('booked'), ...Array(7).fill('cart-guest-hours')]);
    expect(await hoursOf(round * 7)).toEqual({ limit: 6, taken: 6 });
  }
});
