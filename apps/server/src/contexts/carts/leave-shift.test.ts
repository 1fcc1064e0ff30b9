import { carts } from '@sheaf/contract/carts/carts';
import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { duties } from '@sheaf/contract/duties/duties';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CartFixture } from '#contexts/carts/testing/cart-fixture';
import { named, openSharedFixture, weekOf } from '#contexts/carts/testing/shared-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let host: CartFixture;
let guest: CartFixture;
/** A cart of the host that is shared with the guest. */
let cart: number;
let ruth: SeededPerson;
let amos: SeededPerson;
let grace: SeededPerson;
let hope: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  ({ host, guest, cart } = await openSharedFixture(test));
  ruth = await named(test, host, 'Ruth');
  amos = await named(test, host, 'Amos');
  grace = await named(test, guest, 'Grace');
  hope = await named(test, guest, 'Hope');
});
afterAll(() => test.close());

const dutiesOf = async (as: SeededPerson) => (await test.call(duties.listMyDuties, { as: as.token })).data;
const leave = (as: SeededPerson, id: number) => test.call(carts.leaveShift, { as: as.token, params: { id } });
const toldOf = async (as: SeededPerson) =>
  (await test.call(dashboard.listNotifications, { as: as.token })).data.map(({ type }) => type);
const shiftsAt = async (as: SeededPerson) => (await weekOf(test, as, cart)).data.appointments;

it.each([
  ['an own cart', () => [ruth, amos, host] as const, '2026-11-25T09:00'],
  ['a shared cart', () => [grace, hope, guest] as const, '2026-11-26T09:00'],
])(
  'CARTS-C12 at %s the others stay booked and are notified, and the last one cancels the shift',
  async (_, people, start) => {
    const [one, other, fixture] = people();
    await fixture.book(one, cart, start, [one, other]);
    const [own] = await dutiesOf(one);
    expect((await leave(other, own!.id)).status).toBe(404);
    expect((await leave(one, own!.id)).status).toBeLessThan(300);
    expect(await dutiesOf(one)).toEqual([]);
    expect((await dutiesOf(other)).map((duty) => duty.with)).toEqual([[]]);
    expect(await toldOf(other)).toContain('cart-left');
    expect((await shiftsAt(other)).map((shift) => shift.people.length)).toEqual([1]);
    const [last] = await dutiesOf(other);
    expect((await leave(other, last!.id)).status).toBeLessThan(300);
    expect(await shiftsAt(other)).toEqual([]);
    // The freed seats can be booked.
    expect((await fixture.book(one, cart, start, [one, other])).status).toBe(200);
    for (const person of [one, other]) await leave(person, (await dutiesOf(person))[0]!.id);
  },
);

it('CARTS-C12 a shift that has begun cannot be left', async () => {
  await host.book(ruth, cart, '2026-11-23T10:30');
  const [own] = await dutiesOf(ruth);
  test.setNow(new Date('2026-11-23T00:00:00Z'));
  expect((await leave(ruth, own!.id)).problem.code).toBe('cart-past');
  test.setNow(new Date('2026-11-22T23:00:00Z'));
  await leave(ruth, own!.id);
});

it('CARTS-R23 the refusal names the person, the cart, the day and the time of the shift in the way', async () => {
  const tower = await host.addLocation({ location: 'Tower' });
  await host.book(amos, tower, '2026-11-27T09:00', [amos], 90);
  const refused = await host.book(ruth, cart, '2026-11-27T10:00', [ruth, amos]);
  expect(refused.problem.message).toMatch(
    /^Amos .+ is at the cart Tower on Friday 27 November, 9:00 am to 10:30 am\. Choose another time/,
  );
  const own = await guest.addLocation({ location: 'Own' });
  await guest.book(grace, own, '2026-11-27T13:00');
  expect((await guest.book(grace, cart, '2026-11-27T14:00')).problem.message).toMatch(
    /^Grace .+ is at the cart Own on Friday 27 November, 1:00 pm to 3:00 pm\./,
  );
  // A shift is not in its own way.
  const moved = await host.book(ruth, cart, '2026-11-28T09:00');
  const change = (start_at: string) =>
    test.call(carts.changeShift, {
      as: ruth.token,
      params: { id: moved.data.id },
      body: { cart_location_id: cart, publishers: [ruth.id, amos.id], start_at, minutes: 120 },
    });
  expect((await change('2026-11-27T09:30')).problem.message).toMatch(/^Amos .+ is at the cart Tower/);
  expect((await change('2026-11-28T10:00')).status).toBe(200);
});
