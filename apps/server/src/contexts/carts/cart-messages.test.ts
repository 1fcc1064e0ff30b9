import { carts } from '@sheaf/contract/carts/carts';
import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { messages } from '@sheaf/contract/messaging/messages/messages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CartFixture, openCartFixture } from '#contexts/carts/testing/cart-fixture';
import { openSharedFixture } from '#contexts/carts/testing/shared-fixture';
import { openMessageFixture } from '#contexts/messaging/messages/testing/message-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: CartFixture;
let mail: Awaited<ReturnType<typeof openMessageFixture>>;
let cart: number;
let ruth: SeededPerson;
let amos: SeededPerson;

/** Local time is eleven hours ahead of UTC. */
const at = (date: string, clock: string): Date => new Date(`${date}T${clock}:00+11:00`);

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  fixture = await openCartFixture(test, 'Burnie');
  mail = await openMessageFixture(test, fixture.congregation, 'cart-shift');
  cart = await fixture.addLocation();
  ruth = await fixture.publisher('Ruth');
  amos = await fixture.publisher('Amos');
  for (const { id } of [ruth, amos]) await mail.givePhone(id);
});
afterAll(() => test.close());

const change = (id: number, people: SeededPerson[], start_at: string) =>
  test.call(carts.changeShift, {
    as: ruth.token,
    params: { id },
    body: { cart_location_id: cart, publishers: people.map((one) => one.id), start_at, minutes: 120 },
  });

it('MSG-O1 CARTS-O4 sends no message until messages are switched on', async () => {
  await fixture.book(ruth, cart, '2026-11-25T09:00', [ruth, amos]);
  await mail.hour(at('2026-11-24', '18:07'));
  expect(await mail.texts()).toEqual([]);
});

it('MSG-O1 reminds the people of a shift once the evening before, despite later changes of its people', async () => {
  await mail.switchOn();
  const { data } = await fixture.book(ruth, cart, '2026-11-25T09:00');
  await mail.hour(at('2026-11-24', '16:07'));
  expect(await mail.texts()).toEqual([]);
  const told = ['Ruth, your shift at the cart Wharf corner is on Wednesday 25 November at 9:00 am.'];
  await Promise.all([mail.hour(at('2026-11-24', '17:07')), mail.hour(at('2026-11-24', '17:07'))]);
  expect(await mail.texts()).toEqual(told);
  await change(data.id, [ruth, amos], '2026-11-25T09:00');
  await mail.hour(at('2026-11-24', '19:07'));
  expect(
    (await mail.texts())
      .slice(1)
      .map((text) => text.split(',')[0])
      .sort(),
  ).toEqual(['Amos', 'Amos']);
  await mail.hour(at('2026-11-24', '20:07'));
  expect(await mail.texts()).toHaveLength(3);
});

it('MSG-O1 CARTS-O4 sends a partner’s booking, change and cancellation by message, only the latest one, and none already read', async () => {
  await mail.switchOn();
  const { data } = await fixture.book(ruth, cart, '2026-11-28T09:00', [ruth, amos]);
  await mail.hour(at('2026-11-23', '10:07'));
  expect((await mail.texts()).map((text) => text.replace(/Ruth \S+ /, 'Ruth '))).toEqual([
    'Amos, Ruth booked you at the cart Wharf corner on Saturday 28 November at 9:00 am.',
  ]);
  test.setNow(at('2026-11-23', '10:20'));
  await change(data.id, [ruth, amos], '2026-11-28T10:00');
  await test.call(carts.endShift, { as: ruth.token, params: { id: data.id } });
  await mail.hour(at('2026-11-23', '11:07'));
  expect((await mail.texts()).slice(1)).toEqual([
    expect.stringMatching(/^Amos, .* cancelled your shift .* at 10:00 am\.$/),
  ]);
  test.setNow(at('2026-11-23', '11:20'));
  await fixture.book(ruth, cart, '2026-11-29T09:00', [ruth, amos]);
  const own = (await test.call(dashboard.listNotifications, { as: amos.token })).data;
  await test.call(dashboard.markRead, { as: amos.token, params: { id: own[0]!.id } });
  await mail.hour(at('2026-11-23', '12:07'));
  expect(await mail.texts()).toHaveLength(2);
});

it('MSG-R13 sends no cart message to a person who opted out, and an e-mail to a person without a phone', async () => {
  await mail.switchOn();
  await test.call(messages.saveNotificationPreferences, { as: amos.token, body: { 'cart-shift': 'none' } });
  await test.database.owner.query(
    `update people set phone = null, email = 'ruth@example.org' where id = $1`,
    [ruth.id],
  );
  await fixture.book(ruth, cart, '2026-11-25T09:00', [ruth, amos]);
  await mail.hour(at('2026-11-24', '18:07'));
  const { rows } = await test.database.owner.query<{ channel: string }>(
    'select channel from outgoing_messages where congregation_id = $1',
    [fixture.congregation.id],
  );
  expect(rows).toEqual([{ channel: 'email' }]);
});

it('CARTS-O8 reminds guests through their own congregation, and notifies them when the host cancels', async () => {
  const shared = await openSharedFixture(test);
  const guests = await openMessageFixture(test, shared.guest.congregation, 'cart-shift');
  await guests.switchOn();
  const grace = await shared.guest.publisher('Grace');
  await guests.givePhone(grace.id);
  const { data } = await shared.guest.book(grace, shared.cart, '2026-11-25T09:00');
  await guests.hour(at('2026-11-24', '18:07'));
  await test.call(carts.endShift, { as: shared.host.keeper.token, params: { id: data.id } });
  await guests.hour(at('2026-11-24', '19:07'));
  expect(await guests.texts()).toEqual([
    'Grace, your shift at the cart Wharf corner is on Wednesday 25 November at 9:00 am.',
    'Grace, Burnie cancelled your shift at its cart Wharf corner on Wednesday 25 November at 9:00 am.',
  ]);
});
