import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openCartFixture } from '#contexts/carts/testing/cart-fixture';
import { openMessageFixture } from '#contexts/messaging/messages/testing/message-fixture';
import {
  burnieTime,
  meetingDay,
  openReminderFixture,
  type ReminderFixture,
} from '#contexts/messaging/messages/testing/reminder-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let reminders: ReminderFixture;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  reminders = await openReminderFixture(test);
});
afterAll(() => test.close());

const todayText = 'Naomi, today, Wednesday 2 December, you have: 4. Starting a conversation (7:31 pm).';
const weekText = 'Naomi, on Wednesday 2 December you have: 4. Starting a conversation (7:31 pm).';
const setBalance = (cents: number, id = reminders.fixture.congregation.id) =>
  test.database.owner.query(
    `insert into account_balances (congregation_id, balance_cents) values ($1, $2)
      on conflict (congregation_id) do update set balance_cents = $2`,
    [id, cents],
  );
const twice = (now: Date) => Promise.all([reminders.hour(now), reminders.hour(now)]);

it('MSG-R23 sends a missed evening reminder once on the day itself, also with two processes', async () => {
  await reminders.switchOn('duty-evening');
  await reminders.hour(burnieTime('2026-12-01', '16:37'));
  await reminders.fill('ministry.first', reminders.naomi);
  await reminders.hour(burnieTime(meetingDay, '07:37'));
  expect(await reminders.sent()).toEqual([]);
  await twice(burnieTime(meetingDay, '08:07'));
  await twice(burnieTime(meetingDay, '08:37'));
  expect(await reminders.sent()).toEqual([todayText]);
});

it('MSG-R23 sends nothing for a meeting that has begun', async () => {
  await reminders.switchOn('duty-evening');
  await reminders.hour(burnieTime('2026-12-01', '16:37'));
  await reminders.fill('ministry.first', reminders.naomi);
  await reminders.hour(burnieTime(meetingDay, '19:07'));
  expect(await reminders.sent()).toEqual([]);
});

it('MSG-R23 sends no automatic reminder to a person assigned after the reminders were sent', async () => {
  await reminders.switchOn('duty-evening');
  await reminders.hour(burnieTime('2026-12-01', '19:07'));
  await reminders.fill('ministry.first', reminders.naomi);
  await reminders.hour(burnieTime(meetingDay, '09:07'));
  expect(await reminders.sent()).toEqual([]);
});

it('MSG-R23 sends a missed weekly reminder days later', async () => {
  await reminders.fill('ministry.first', reminders.naomi);
  await reminders.switchOn('duty-week');
  await reminders.hour(burnieTime('2026-11-24', '19:37'));
  await reminders.hour(burnieTime('2026-11-29', '09:07'));
  await reminders.hour(burnieTime('2026-11-29', '17:07'));
  expect(await reminders.sent()).toEqual([weekText]);
});

it('MSG-R23 never sends later what was due while the kind was switched off', async () => {
  const turn = (on: boolean) =>
    reminders.query(
      `update domain_settings set settings = settings || $2 where congregation_id = $1 and settings ? 'duties_week'`,
      [JSON.stringify({ duties_week: on })],
    );
  await reminders.fill('ministry.first', reminders.naomi);
  await reminders.switchOn('duty-week');
  await reminders.hour(burnieTime('2026-11-24', '19:37'));
  await turn(false);
  for (const date of ['2026-11-25', '2026-11-26']) await reminders.hour(burnieTime(date, '19:07'));
  await turn(true);
  await reminders.hour(burnieTime('2026-11-29', '09:07'));
  expect(await reminders.sent()).toEqual([]);
});

it('MSG-R23 sends a missed and held back reminder after a top-up, and fails it before the meeting begins', async () => {
  await reminders.switchOn('duty-evening');
  await reminders.hour(burnieTime('2026-12-01', '16:37'));
  await reminders.fill('ministry.first', reminders.naomi);
  await setBalance(-2000);
  for (const clock of ['08:07', '09:07', '17:37']) await reminders.hour(burnieTime(meetingDay, clock));
  expect(await reminders.sent()).toEqual([]);
  await setBalance(0);
  await reminders.hour(burnieTime(meetingDay, '17:40'));
  expect(await reminders.sent()).toEqual([todayText]);
  await setBalance(-2000);
  await reminders.fill('ministry.first', await reminders.somebody('Hannah'));
  await reminders.query(
    `update settled_reminders set settled_until = '2026-12-01T06:00Z' where congregation_id = $1`,
  );
  await reminders.hour(burnieTime(meetingDay, '17:50'));
  expect(await reminders.sent()).toHaveLength(1);
  await reminders.hour(burnieTime(meetingDay, '18:07'));
  const states = await reminders.query<{ state: string }>(
    'select state from outgoing_messages where congregation_id = $1 order by id',
  );
  expect(states.map(({ state }) => state)).toEqual(['queued', 'failed']);
});

it('MSG-R23 sends news of a shift held back by the balance after a top-up, and not once the shift has begun', async () => {
  const fixture = await openCartFixture(test, 'Burnie');
  const mail = await openMessageFixture(test, fixture.congregation, 'cart-shift');
  const cart = await fixture.addLocation();
  const [ruth, amos] = [await fixture.publisher('Ruth'), await fixture.publisher('Amos')];
  for (const { id } of [ruth, amos]) await mail.givePhone(id);
  await mail.switchOn();
  test.setNow(burnieTime('2026-11-23', '09:50'));
  await fixture.book(ruth, cart, '2026-11-28T09:00', [ruth, amos]);
  await setBalance(-2000, fixture.congregation.id);
  for (const day of ['23', '24', '25', '26']) await mail.hour(burnieTime(`2026-11-${day}`, '10:07'));
  expect(await mail.texts()).toEqual([]);
  await setBalance(0, fixture.congregation.id);
  await Promise.all([26, 26].map(() => mail.hour(burnieTime('2026-11-26', '11:07'))));
  expect(await mail.texts()).toEqual([
    expect.stringMatching(/^Amos, .* booked you at the cart Wharf corner/),
  ]);
  await setBalance(-2000, fixture.congregation.id);
  await fixture.book(ruth, cart, '2026-11-28T12:00', [ruth, amos]);
  await mail.hour(burnieTime('2026-11-26', '12:07'));
  await setBalance(0, fixture.congregation.id);
  await mail.hour(burnieTime('2026-11-28', '12:07'));
  expect(await mail.texts()).toHaveLength(1);
});
