import { carts } from '@sheaf/contract/carts/carts';
import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { duties } from '@sheaf/contract/duties/duties';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CartFixture, letShiftPass, openCartFixture } from '#contexts/carts/testing/cart-fixture';
import {
  becomePartners,
  endPartnership,
  lastNameOf,
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
let ruth: SeededPerson;
let grace: SeededPerson;
let hope: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  ({ host, guest, cart } = await openSharedFixture(test));
  ruth = await named(test, host, 'Ruth');
  grace = await named(test, guest, 'Grace');
  hope = await named(test, guest, 'Hope');
});
afterAll(() => test.close());

const fieldsOf = (answer: { problem: { errors?: object } }) => Object.keys(answer.problem.errors ?? {});
const end = (as: SeededPerson, id: number) => test.call(carts.endShift, { as: as.token, params: { id } });
const report = (as: SeededPerson, id: number) =>
  test.call(carts.reportShift, { as: as.token, params: { id }, body: { placements: 2, comments: 'Rain' } });
const dueOf = async (as: SeededPerson) => (await test.call(carts.listDueReports, { as: as.token })).data;
const toldOf = async (as: SeededPerson) =>
  (await test.call(dashboard.listNotifications, { as: as.token })).data.map(({ type }) => type);
const sharedOf = async (as: SeededPerson) =>
  (await test.call(carts.listSharedCarts, { as: as.token })).data.filter(({ shared }) => shared);

it('CARTS-C7 CARTS-R10 shares a cart only with a partner that both sides have confirmed', async () => {
  const stranger = await openCartFixture(test, 'Stranger');
  const alone = await host.addLocation({ location: 'Alone' });
  expect((await share(test, host, alone, stranger.congregation.id)).problem.code).toBe('cart-no-partner');
  expect((await share(test, host, alone, host.congregation.id)).problem.code).toBe('cart-no-partner');
  // The cart of another congregation cannot be shared.
  expect((await share(test, guest, cart, guest.congregation.id)).status).toBe(404);
  const twice = await share(test, host, cart, guest.congregation.id);
  expect(twice.data.congregations).toEqual([{ id: guest.congregation.id, name: 'Penguin', hours_a_week: 8 }]);
  const partners = await test.call(carts.listSharePartners, { as: host.keeper.token });
  expect(partners.data).toEqual([{ id: guest.congregation.id, name: 'Penguin' }]);
});

it('CARTS-C11 CARTS-S3 lists a shared cart in the partner congregation, and in no other', async () => {
  expect(await sharedOf(grace)).toEqual([
    { id: cart, location: 'Wharf corner', congregation: 'Burnie', shared: true },
  ]);
  expect(await sharedOf(ruth)).toEqual([]);
  const stranger = await openCartFixture(test, 'Elsewhere');
  const outsider = await stranger.publisher();
  expect(await sharedOf(outsider)).toEqual([]);
  expect((await weekOf(test, outsider, cart)).status).toBe(404);
  expect(fieldsOf(await stranger.book(outsider, cart, '2026-11-24T09:00'))).toEqual(['cart_location_id']);
});

it('CARTS-O8 books a guest, shows each side the other by first name and initial, and marks the own people', async () => {
  await host.book(ruth, cart, '2026-11-24T09:00');
  const booked = await guest.book(grace, cart, '2026-11-24T11:00', [grace, hope]);
  expect(booked.data).toMatchObject({
    class: 'mine',
    users: [grace.id, hope.id],
    congregation_id: guest.congregation.id,
    people: [{ name: `Grace ${lastNameOf(guest)}` }, { name: `Hope ${lastNameOf(guest)}` }],
  });
  const atHome = (await weekOf(test, grace, cart)).data;
  expect(atHome).toMatchObject({
    host: 'Burnie',
    may_book: true,
    may_edit: false,
    cart: { congregations: [] },
  });
  expect(atHome.appointments.map(({ people, users, class: how }) => ({ people, users, how }))).toEqual([
    { people: [{ id: null, name: 'Ruth S.' }], users: [], how: 'partly' },
    { people: booked.data.people, users: [grace.id, hope.id], how: 'mine' },
  ]);
  const atHost = (await weekOf(test, ruth, cart)).data;
  const shown = atHost.appointments.map(({ people, users, guests_of }) => ({ people, users, guests_of }));
  expect(shown).toEqual([
    { people: [{ id: ruth.id, name: `Ruth ${lastNameOf(host)}` }], users: [ruth.id], guests_of: null },
    {
      guests_of: 'Penguin',
      people: [
        { id: null, name: 'Grace S.' },
        { id: null, name: 'Hope S.' },
      ],
      users: [],
    },
  ]);
  const listed = (await test.call(carts.listShifts, { as: host.keeper.token })).data;
  expect(listed.map(({ guests_of }) => guests_of)).toEqual(['Penguin', null]);
  // Other guest congregations stay hidden.
  const third = await openCartFixture(test, 'Sheffield');
  await becomePartners(test, host, third);
  await share(test, host, cart, third.congregation.id);
  const seen = (await weekOf(test, await third.publisher(), cart)).data.appointments;
  expect(seen.map(({ guests_of, congregation_id }) => [guests_of, congregation_id])).toEqual(
    Array(2).fill([null, host.congregation.id]),
  );
  await unshare(test, host, cart, third.congregation.id);
  expect(await toldOf(hope)).toEqual(['cart-booked']);
});

it('CARTS-O8 CARTS-O9 applies the hours, setting and weeks of the host, and the approval of the guest congregation', async () => {
  const plain = await guest.congregation.addPerson({ firstName: 'Plain' });
  expect((await weekOf(test, plain, cart)).problem.code).toBe('cart-not-approved');
  expect((await guest.book(plain, cart, '2026-11-25T09:00')).problem.code).toBe('cart-not-approved');
  expect((await guest.book(grace, cart, '2026-11-25T09:00', [plain])).problem.code).toBe('cart-not-approved');
  expect((await guest.book(grace, cart, '2026-11-25T05:00')).problem.code).toBe('cart-hours');
  expect(fieldsOf(await guest.book(grace, cart, '2026-11-25T09:00', [ruth]))).toEqual(['publishers']);
  // Cart coordinators have no rights at carts of another congregation.
  expect((await weekOf(test, guest.keeper, cart)).problem.code).toBe('cart-not-approved');
  const settle = (cart_booking: number, advance: number) =>
    test.database.owner.query(
      `insert into domain_settings (congregation_id, part, settings) values ($1, 'cart_calendar', $2)
       on conflict (congregation_id, part) do update set settings = excluded.settings`,
      [host.congregation.id, JSON.stringify({ cart_booking, booking_advance: advance })],
    );
  await settle(1, 1);
  expect((await weekOf(test, grace, cart)).data.last_offset).toBe(7);
  expect((await guest.book(grace, cart, '2026-12-08T09:00')).problem.code).toBe('cart-too-far');
  await settle(0, 0);
  expect((await guest.book(grace, cart, '2026-11-25T09:00')).problem.code).toBe('cart-booking-off');
  await settle(1, 0);
});

it('CARTS-R19 refuses a person at the own and at another congregation’s cart at the same time', async () => {
  const own = await guest.addLocation({ location: 'Own' });
  await guest.book(grace, own, '2026-11-26T09:00');
  expect((await guest.book(grace, cart, '2026-11-26T10:00')).problem.code).toBe('cart-person-booked');
  expect((await guest.book(grace, cart, '2026-11-26T11:00')).status).toBe(200);
  expect((await guest.book(grace, own, '2026-11-26T12:00')).problem.code).toBe('cart-person-booked');
});

it('CARTS-O8 lets guests change their shift, lets either side end it, and notifies its people', async () => {
  const { data } = await guest.book(grace, cart, '2026-11-27T09:00', [grace, hope]);
  const change = (as: SeededPerson, body: object) =>
    test.call(carts.changeShift, { as: as.token, params: { id: data.id }, body: body as never });
  const asked = {
    cart_location_id: cart,
    publishers: [grace.id, hope.id],
    start_at: '2026-11-27T10:00',
    minutes: 60,
  };
  expect((await change(host.keeper, asked)).problem.code).toBe('cart-of-guests');
  expect((await change(ruth, asked)).problem.code).toBe('cart-of-guests');
  expect((await change(grace, asked)).data).toMatchObject({
    start_time: '10:00',
    minutes: 60,
    class: 'mine',
  });
  expect((await toldOf(hope)).slice(0, 1)).toEqual(['cart-changed']);
  expect((await change(grace, { ...asked, version: data.version })).problem.code).toBe('stale');
  expect((await end(ruth, data.id)).problem.code).toBe('cart-not-yours');
  expect((await end(host.keeper, data.id)).status).toBe(200);
  expect((await toldOf(hope)).slice(0, 1)).toEqual(['cart-withdrawn']);
  expect((await end(grace, data.id)).status).toBe(404);
  const again = await guest.book(grace, cart, '2026-11-27T09:00', [grace, hope]);
  expect((await end(hope, again.data.id)).status).toBe(200);
  expect((await toldOf(grace)).slice(0, 1)).toEqual(['cart-cancelled']);
  const week = (await weekOf(test, ruth, cart)).data.appointments;
  expect(week.filter(({ date }) => date === '2026-11-27')).toEqual([]);
});

it('CARTS-C5 CARTS-O5 accepts the report of a guest, and marks the shift as reported in both congregations', async () => {
  const { data } = await guest.book(grace, cart, '2026-11-28T09:00', [grace, hope]);
  await letShiftPass(test, data.id);
  expect(await dueOf(hope)).toMatchObject([{ id: data.id, location: 'Wharf corner', date: '2026-11-21' }]);
  expect((await report(ruth, data.id)).problem.code).toBe('cart-not-yours');
  expect((await report(grace, data.id)).data).toMatchObject({ placements: 2, comments: 'Rain' });
  expect(await dueOf(hope)).toEqual([]);
  const list = await test.call(carts.listShifts, { as: host.keeper.token });
  expect(list.data.find(({ id }) => id === data.id)!.report).toMatchObject({
    placements: 2,
    reported_by: null,
  });
  const seen = (await weekOf(test, hope, cart, -7)).data.appointments;
  expect(seen.map(({ report: told }) => told)).toEqual([null]);
});

it('CARTS-O4 marks a guest shift that was not held on both sides, and requests no report', async () => {
  const { data } = await guest.book(grace, cart, '2026-11-29T09:00');
  await letShiftPass(test, data.id);
  expect((await end(host.keeper, data.id)).status).toBe(200);
  expect(await dueOf(grace)).toEqual([]);
  expect((await report(grace, data.id)).problem.code).toBe('cart-not-held');
  expect((await weekOf(test, ruth, cart, -7)).data.appointments).toMatchObject([{}, { state: 'no-show' }]);
});

it('CARTS-C7 CARTS-O8 ends the rights of guests with the partnership, lets them cancel their bookings, and withdraws these with the share', async () => {
  const third = await openCartFixture(test, 'Ulverstone');
  await becomePartners(test, host, third);
  await share(test, host, cart, third.congregation.id);
  const person = await named(test, third, 'Dora');
  const { data } = await third.book(person, cart, '2026-12-01T09:00');
  await endPartnership(test, third);
  expect(await sharedOf(person)).toEqual([]);
  expect((await weekOf(test, person, cart)).status).toBe(404);
  expect((await third.book(person, cart, '2026-12-02T09:00')).status).toBe(422);
  expect((await end(person, data.id)).status).toBe(200);
  await becomePartners(test, host, third);
  await third.book(person, cart, '2026-12-01T09:00');
  await unshare(test, host, cart, third.congregation.id);
  expect((await toldOf(person)).slice(0, 1)).toEqual(['cart-withdrawn']);
  expect((await weekOf(test, person, cart)).status).toBe(404);
});

it('CARTS-O8 raises the revision of the guest congregation when the shared cart changes at the host', async () => {
  const revision = async () =>
    (
      await test.database.owner.query<{ revision: number }>(
        `select revision::int from revisions where congregation_id = $1 and collection = 'cartSchedules'`,
        [guest.congregation.id],
      )
    ).rows[0]!.revision;
  const before = await revision();
  await host.book(ruth, cart, '2026-12-03T09:00');
  expect(await revision()).toBeGreaterThan(before);
  const alone = await host.addLocation({ location: 'Not shared' });
  const then = await revision();
  await host.book(ruth, alone, '2026-12-03T12:00');
  expect(await revision()).toBe(then);
});

it('X-ACK-12 retains the yes of a guest when others join, and reopens it at another cart', async () => {
  const booked = (await guest.book(grace, cart, '2026-12-03T11:00')).data;
  const own = async () =>
    (await test.call(duties.listMyDuties, { as: grace.token })).data.find(
      ({ date }) => date === '2026-12-03',
    )!;
  const answer = { as: grace.token, params: { id: (await own()).id }, body: { answer: 'yes' as const } };
  expect((await test.call(duties.acknowledgeDuty, answer)).status).toBe(200);
  const change = (location: number) =>
    test.call(carts.changeShift, {
      as: grace.token,
      params: { id: booked.id },
      body: {
        cart_location_id: location,
        start_at: '2026-12-03T11:00',
        minutes: 60,
        publishers: [grace.id, hope.id],
      } as never,
    });
  const joined = await change(cart);
  expect(joined.status).toBe(200);
  expect((await own()).acknowledged).toBe('yes');
  const elsewhere = await host.addLocation({ location: 'Station' });
  await share(test, host, elsewhere, guest.congregation.id);
  expect((await change(elsewhere)).status).toBe(200);
  expect(await own()).toMatchObject({ location: 'Station', acknowledged: null });
});
