import { messages } from '@sheaf/contract/messaging/messages/messages';
import { automaticKinds } from '@sheaf/rules/automatic-messages/automatic';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registry } from '#app/contexts';
import { messagesHourly } from '#contexts/messaging/messages/messages.jobs';
import { runNight } from '#platform/jobs/nightly';
import {
  type SeededCongregation,
  type SeededMap,
  type SeededPerson,
  seedCongregation,
} from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;
let holder: SeededPerson;
let map: SeededMap;

const day = 86_400_000;
/** Earlier than all events of this test. */
const start = new Date('2027-01-20T02:00:00Z');
/** Hobart is ten hours ahead of UTC in June. */
const tenInTheMorning = (date: string): Date => new Date(`${date}T00:30:00Z`);
const query = async <Row>(text: string) =>
  (await test.database.owner.query(text, [congregation.id])).rows as Row[];

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  test.setNow(start);
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ permissions: ['settings.cong.edit', 'settings.send_messages'] });
  holder = await congregation.addPerson({ phone: '+61491570156', firstName: 'Grace' });
  map = await congregation.addMap({ number: '12' });
  await query(
    'update congregations set address_timeout = 14, assigned_map_cutoff = 120 where congregation_id = $1',
  );
});
afterAll(() => test.close());

const hour = (now: Date) => {
  test.setNow(now);
  return runNight(test.platform, test.database.owner, [messagesHourly]);
};
const switchOn = (...names: string[]) => {
  test.setNow(start);
  return test.call(messages.saveSwitches, {
    as: admin.token,
    body: Object.fromEntries(names.map((name) => [name, true])),
  });
};
const assign = async (at: Date): Promise<void> => {
  const [row] = await query<{ id: number }>(
    `insert into map_assignments (congregation_id, map_id, assigned_at, last_activity_at)
     values ($1, ${map.id}, '${at.toISOString()}', '${at.toISOString()}') returning id`,
  );
  await query(`insert into map_assignment_holders (congregation_id, assignment_id, person_id, assigned_at)
    values ($1, ${row!.id}, ${holder.id}, '${at.toISOString()}')`);
};
const texts = async () =>
  (
    await query<{ body: string }>('select body from outgoing_messages where congregation_id = $1 order by id')
  ).map(({ body }) => body);
const balance = async () =>
  (
    await query<{ balance_cents: number }>(
      'select balance_cents from account_balances where congregation_id = $1',
    )
  )[0]?.balance_cents ?? 0;

it('ties every kind of automatic message to exactly one domain that knows when it is due', () => {
  expect(registry.dueReminders.map(({ kind }) => kind).toSorted()).toEqual([...automaticKinds].toSorted());
});

it('MSG-R12 notifies the holder of a new map once, at night in the next morning', async () => {
  await switchOn('map-assigned');
  await assign(new Date('2027-06-01T12:30:00Z'));
  await hour(new Date('2027-06-01T13:07:00Z'));
  expect(await texts()).toEqual([]);
  await hour(tenInTheMorning('2027-06-02'));
  await hour(tenInTheMorning('2027-06-02'));
  expect(await texts()).toEqual(['Grace, map 12 was assigned to you.']);
  expect(await balance()).toBe(-10);
});

it('I18N-R13 begins an Arabic message with a direction mark and without isolates', async () => {
  await query(`update people set lang = 'ar' where congregation_id = $1 and id = ${holder.id}`);
  await switchOn('map-assigned');
  await assign(new Date('2027-06-01T12:30:00Z'));
  await hour(tenInTheMorning('2027-06-02'));
  expect(await texts()).toEqual(['\u200fGrace، عُيّنت لك الخريطة 12.']);
});

it('MSG-R12 reminds the holder of an overdue map once a week', async () => {
  await switchOn('map-overdue');
  const monday = tenInTheMorning('2027-06-07');
  await assign(new Date(monday.getTime() - 121 * day));
  for (let after = 0; after < 8; after += 1) await hour(new Date(monday.getTime() + after * day));
  expect(await texts()).toEqual([
    'Grace, map 12 has been out for 121 days. Can it be handed in?',
    'Grace, map 12 has been out for 128 days. Can it be handed in?',
  ]);
});

it('MAPS-O9 reminds the holder of an untouched map once a week', async () => {
  await switchOn('map-overdue');
  const monday = tenInTheMorning('2027-06-07');
  await assign(new Date(monday.getTime() - 60 * day));
  const worked = new Date(monday.getTime() - 31 * day).toISOString();
  await query(`update map_assignments set last_activity_at = '${worked}' where congregation_id = $1`);
  for (let after = 0; after < 7; after += 1) await hour(new Date(monday.getTime() + after * day));
  expect(await texts()).toEqual([
    'Grace, nothing was done on map 12 for 31 days. Go on with it, or hand it in.',
  ]);
});

it('MSG-R12 announces all addresses that return to the pool in one message, three days before', async () => {
  await switchOn('address-timeout');
  const kept = tenInTheMorning('2027-06-01');
  for (const house of ['1', '3']) {
    const id = await map.addDoor({ house, assignedTo: holder.id });
    await query(
      `update available_addresses set assigned_at = '${kept.toISOString()}' where congregation_id = $1 and id = ${id}`,
    );
  }
  await hour(new Date(kept.getTime() + 10 * day));
  expect(await texts()).toEqual([]);
  await hour(new Date(kept.getTime() + 11 * day));
  await hour(new Date(kept.getTime() + 12 * day));
  expect(await texts()).toEqual([
    'Grace, you have 2 addresses until Tuesday 15 June. Try them by then, or others can have them.',
  ]);
});

it('MSG-R12 sends nothing that is switched off or exceeds the balance, and sends it after a top-up', async () => {
  const now = tenInTheMorning('2027-06-07');
  await assign(new Date(now.getTime() - 121 * day));
  await hour(now);
  expect(await texts()).toEqual([]);
  await switchOn('map-overdue');
  await query('insert into account_balances (congregation_id, balance_cents) values ($1, -1995)');
  await hour(now);
  expect(await texts()).toEqual([]);
  await query('update account_balances set balance_cents = 0 where congregation_id = $1');
  await Promise.all([hour(now), hour(now)]);
  expect(await texts()).toHaveLength(1);
  expect(await balance()).toBe(-10);
});

it.each([
  ['map-assigned', 'Grace, map 12 was assigned to you.'],
  ['map-overdue', 'Grace, map 13 has been out for 121 days. Can it be handed in?'],
  ['address-timeout', 'Grace, you have 1 address until'],
])('MSG-R12 %s is switched on separately: other kinds stay off', async (kind, text) => {
  await switchOn(kind);
  const now = tenInTheMorning('2027-06-15');
  await assign(new Date(now.getTime() - 60_000));
  map = await congregation.addMap({ number: '13' });
  await assign(new Date(now.getTime() - 121 * day));
  const id = await map.addDoor({ house: '1', assignedTo: holder.id });
  await query(
    `update available_addresses set assigned_at = '${new Date(now.getTime() - 12 * day).toISOString()}' where congregation_id = $1 and id = ${id}`,
  );
  await hour(now);
  expect(await texts()).toEqual([expect.stringContaining(text)]);
});

it('MSG-R3 leaves messages older than a month out of the estimate', async () => {
  await query(`insert into outgoing_messages (congregation_id, channel, recipient, body, kind, created_at)
    select $1, 'sms', '+61491570156', 'x', 'link', '${start.toISOString()}'::timestamptz - make_interval(days => days) from unnest(array[29, 31]) days`);
  const { data } = await test.call(messages.readStats, { as: admin.token });
  expect(data.rows[0]).toEqual({ kind: 'invites', sent: 1, expected: 1, estimate: 20 });
});

it('MSG-R3 estimates a month from the events of the last one', async () => {
  await assign(new Date(start.getTime() - 5 * day));
  await query(`insert into outgoing_messages (congregation_id, channel, recipient, body, kind, created_at)
    select $1, 'sms', '+61491570156', 'x', kind, '${start.toISOString()}' from unnest(array['link', 'link', 'manual']) kind`);
  const { data } = await test.call(messages.readStats, { as: admin.token });
  expect(data.rows).toEqual([
    { kind: 'invites', sent: 2, expected: 2, estimate: 40 },
    { kind: 'manual', sent: 1, expected: 1, estimate: 10 },
    { kind: 'map-assigned', sent: 0, expected: 1, estimate: 10 },
    { kind: 'map-overdue', sent: 0, expected: 0, estimate: 0 },
    { kind: 'address-timeout', sent: 0, expected: 0, estimate: 0 },
    { kind: 'duty-evening', sent: 0, expected: 0, estimate: 0 },
    { kind: 'duty-week', sent: 0, expected: 0, estimate: 0 },
    { kind: 'attendant-duty', sent: 0, expected: 0, estimate: 400 },
    { kind: 'cart-shift', sent: 0, expected: 0, estimate: 0 },
    { kind: 'group-meeting', sent: 0, expected: 0, estimate: 0 },
    { kind: 'report-missing', sent: 0, expected: 4, estimate: 40 },
  ]);
  expect(data.total).toBe(500);
});

it('MSG-R12 changes one switch and leaves other switches and modules unchanged', async () => {
  expect((await switchOn('manual')).data).toEqual({
    manual: true,
    'map-assigned': false,
    'map-overdue': false,
    'address-timeout': false,
    'duty-evening': false,
    'duty-week': false,
    'attendant-duty': false,
    'cart-shift': false,
    'group-meeting': false,
    'report-missing': false,
  });
  expect((await switchOn('map-overdue')).data).toMatchObject({ manual: true, 'map-overdue': true });
  const rows = await query<{ part: string; settings: object }>(
    'select part, settings from domain_settings where congregation_id = $1',
  );
  expect(rows).toEqual([{ part: 'automatic_messaging', settings: { manual: true, maps: true } }]);
});
