import { messages } from '@sheaf/contract/messaging/messages/messages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { thisWeek } from '#contexts/meetings/meetings/testing/meeting-fixture';
import {
  burnieTime,
  eveningBefore,
  eveningText,
  openReminderFixture,
  type ReminderFixture,
  weekBefore,
} from '#contexts/messaging/messages/testing/reminder-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let reminders: ReminderFixture;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  reminders = await openReminderFixture(test);
  await reminders.switchOn('duty-evening', 'duty-week');
});
afterAll(() => test.close());

it('MSG-R22 joins several places at one meeting in time order, and names helpers and readers as such', async () => {
  await reminders.fill('living.prayer', reminders.naomi);
  await reminders.fill('ministry.first', reminders.naomi);
  const hannah = await reminders.somebody('Hannah');
  await reminders.fill('ministry.first', hannah, true);
  await reminders.fill('living.study', await reminders.somebody('Ezra'), true);
  await reminders.hour(eveningBefore);
  expect((await reminders.sent()).toSorted()).toEqual([
    'Ezra, tomorrow, Wednesday 2 December, you have: Reader, 8. Congregation Bible study (8:06 pm).',
    'Hannah, tomorrow, Wednesday 2 December, you have: Helper, 4. Starting a conversation (7:31 pm).',
    'Naomi, tomorrow, Wednesday 2 December, you have: 4. Starting a conversation (7:31 pm), Closing prayer (8:39 pm).',
  ]);
});

it("I18N-R13 uses the reader's language and time format in Arabic", async () => {
  await reminders.fill('ministry.first', await reminders.somebody('نعمي', 'ar'));
  await reminders.hour(eveningBefore);
  expect(await reminders.sent()).toEqual([
    '\u200fنعمي، لك غدا (الأربعاء، 2 ديسمبر): \u200f4. Starting a conversation (7:31 م).',
  ]);
});

it('MSG-R22 lets a person choose the channel for each reminder, and skips inactive, deleted and unreachable people', async () => {
  const [inactive, unreachable, guest, deleted] = [
    await reminders.somebody('Dina'),
    await reminders.somebody('Levi'),
    await reminders.somebody('Ada'),
    await reminders.somebody('Joel'),
  ];
  await reminders.fill('ministry.first', reminders.naomi);
  await reminders.fill('ministry.second', inactive);
  await reminders.fill('living.prayer', unreachable);
  await reminders.fill('prelude.prayer', guest);
  await reminders.fill('ministry.first', deleted, true);
  await reminders.query(`update people set email = 'a@example.org' where congregation_id = $1`);
  await reminders.query('update people set deleted_at = now() where congregation_id = $1 and id = $2', [
    deleted.id,
  ]);
  await reminders.query('update people set active = false where congregation_id = $1 and id = $2', [
    inactive.id,
  ]);
  await reminders.query(
    'update people set email = null, phone = null where congregation_id = $1 and id = $2',
    [unreachable.id],
  );
  const preference = (person: SeededPerson, body: object) =>
    test.call(messages.saveNotificationPreferences, { as: person.token, body });
  await preference(reminders.naomi, { 'duty-week': 'email', 'duty-evening': 'none' });
  await preference(guest, { 'duty-week': 'none' });
  await reminders.hour(weekBefore);
  await reminders.hour(eveningBefore);
  expect(
    await reminders.query(
      'select person_id, kind, channel, cents from outgoing_messages where congregation_id = $1 order by id',
    ),
  ).toEqual([
    { person_id: reminders.naomi.id, kind: 'duty-week', channel: 'email', cents: 0 },
    { person_id: guest.id, kind: 'duty-evening', channel: 'sms', cents: 10 },
  ]);
});

it('MSG-R22 switches each reminder on separately, with none on by default', async () => {
  await reminders.query('delete from domain_settings where congregation_id = $1');
  await reminders.fill('ministry.first', reminders.naomi);
  await reminders.hour(weekBefore);
  await reminders.hour(eveningBefore);
  expect(await reminders.sent()).toEqual([]);
  test.setNow(burnieTime(thisWeek, '12:00'));
  await reminders.switchOn('duty-evening');
  await reminders.hour(weekBefore);
  expect(await reminders.sent()).toEqual([]);
  await reminders.hour(eveningBefore);
  expect(await reminders.sent()).toEqual([eveningText]);
});

it("MSG-R3 estimates a month from the people at last month's meetings, or next month's if there were none, in SMS of two segments", async () => {
  await reminders.fill('ministry.first', reminders.naomi);
  await reminders.fill('living.prayer', reminders.naomi);
  await reminders.fill('ministry.first', await reminders.somebody('Hannah'), true);
  const rows = async (now: Date) => {
    test.setNow(now);
    const { data } = await test.call(messages.readStats, { as: reminders.admin.token });
    return data.rows.filter(({ kind }) => kind.startsWith('duty-'));
  };
  const expectedOn = async (day: string) =>
    (await rows(burnieTime(day, '12:00'))).map(({ expected }) => expected);
  expect(await expectedOn('2026-09-01')).toEqual([0, 0]);
  expect(await expectedOn(thisWeek)).toEqual([2, 2]);
  expect(await rows(burnieTime('2026-12-10', '12:00'))).toEqual([
    { kind: 'duty-evening', sent: 0, expected: 2, estimate: 40 },
    { kind: 'duty-week', sent: 0, expected: 2, estimate: 40 },
  ]);
});
