import { duties } from '@sheaf/contract/duties/duties';
import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openSpecial } from '#contexts/meetings/meetings/testing/special-fixture';
import { messagesHourly } from '#contexts/messaging/messages/messages.jobs';
import {
  burnieTime,
  eveningBefore,
  eveningText,
  meetingDay,
  openReminderFixture,
  type ReminderFixture,
  weekBefore,
} from '#contexts/messaging/messages/testing/reminder-fixture';
import { inCongregation } from '#platform/testing/random-rows';
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

const balance = async () =>
  (
    await reminders.query<{ balance_cents: number }>(
      'select balance_cents from account_balances where congregation_id = $1',
    )
  )[0]?.balance_cents ?? 0;

it('MSG-R22 reminds a person a week before and the evening before, once each, in the evening, for the price of an SMS', async () => {
  await reminders.fill('ministry.first', reminders.naomi);
  await reminders.hour(burnieTime('2026-11-25', '16:07'));
  await reminders.hour(burnieTime('2026-11-25', '20:07'));
  expect(await reminders.sent()).toEqual([]);
  await Promise.all([reminders.hour(weekBefore), reminders.hour(weekBefore)]);
  await reminders.hour(burnieTime('2026-11-26', '18:07'));
  const week = 'Naomi, on Wednesday 2 December you have: 4. Starting a conversation (7:31 pm).';
  expect(await reminders.sent()).toEqual([week]);
  await reminders.hour(burnieTime('2026-12-01', '16:07'));
  await Promise.all([reminders.hour(eveningBefore), reminders.hour(eveningBefore)]);
  await reminders.hour(burnieTime('2026-12-01', '19:07'));
  await reminders.hour(burnieTime(meetingDay, '17:07'));
  expect(await reminders.sent()).toEqual([week, eveningText]);
  expect(await balance()).toBe(-20);
});

it('MSG-R22 reminds the new person of a reassigned place, and nobody of a cleared one', async () => {
  await reminders.fill('ministry.first', reminders.naomi);
  await reminders.hour(weekBefore);
  const hannah = await reminders.somebody('Hannah');
  await reminders.fill('ministry.first', hannah);
  await reminders.hour(burnieTime('2026-11-26', '17:07'));
  expect((await reminders.sent()).map((text) => text.split(',')[0])).toEqual(['Naomi', 'Hannah']);
  await reminders.fill('ministry.first', null);
  await reminders.hour(eveningBefore);
  expect(await reminders.sent()).toHaveLength(2);
  await reminders.fill('ministry.first', reminders.naomi);
  await reminders.hour(burnieTime('2026-12-01', '18:07'));
  expect((await reminders.sent())[2]).toBe(eveningText);
});

it('X-MEMORIAL-8 reminds of parts and responsibilities at a special meeting', async () => {
  const special = await openSpecial(test, reminders.fixture);
  const { id } = await special.add({ type: 'memorial', start_date: `${meetingDay}T19:15` });
  const planner = reminders.fixture.planner.token;
  await test.database.owner.query('update people set qualified_parts = $2 where id = $1', [
    reminders.naomi.id,
    [1],
  ]);
  for (const part of [2, 4])
    await test.call(duties.fillDuty, {
      as: planner,
      params: { id: await special.dutyOf(id, part) },
      body: { user_id: reminders.naomi.id },
    });
  await reminders.hour(weekBefore);
  expect(await reminders.sent()).toEqual([
    'Naomi, on Wednesday 2 December you have: Memorial: Prayer for the bread (8:05 pm), Memorial: Song and prayer (8:20 pm).',
  ]);
  await special.remove(id);
  await reminders.hour(eveningBefore);
  expect(await reminders.sent()).toHaveLength(1);
});

it('MSG-R22 reminds again after a meeting is moved to another day', async () => {
  await reminders.fill('ministry.first', reminders.naomi);
  await reminders.hour(weekBefore);
  const { id, version } = await reminders.meeting();
  const moved = await test.call(meetings.moveMeeting, {
    as: reminders.fixture.planner.token,
    params: { id },
    body: { local_date: '2026-12-03', time: '19:00', version },
  });
  expect(moved.status).toBe(200);
  await reminders.hour(burnieTime('2026-11-26', '17:07'));
  await reminders.hour(eveningBefore);
  await reminders.hour(burnieTime(meetingDay, '17:07'));
  expect(await reminders.sent()).toEqual([
    expect.stringContaining('on Wednesday 2 December'),
    expect.stringContaining('on Thursday 3 December'),
    expect.stringContaining('tomorrow, Thursday 3 December'),
  ]);
});

it('MSG-R22 sends no reminder for a meeting cancelled by an event, nor while the schedule is off', async () => {
  await reminders.fill('ministry.first', reminders.naomi);
  await reminders.query(
    `insert into domain_settings (congregation_id, part, settings) values ($1, 'meeting_schedule', '{"on": false}')
    on conflict (congregation_id, part) do update set settings = '{"on": false}'`,
  );
  await reminders.hour(eveningBefore);
  await reminders.query(
    `update domain_settings set settings = '{"on": true}' where congregation_id = $1 and part = 'meeting_schedule'`,
  );
  const added = await test.call(events.addEvent, {
    as: reminders.admin.token,
    body: { type: 'co', start_date: `${meetingDay}T19:00`, cancels_meeting: 'clm' },
  });
  expect(added.status).toBe(200);
  await reminders.hour(weekBefore);
  await reminders.hour(eveningBefore);
  expect(await reminders.sent()).toEqual([]);
  const removed = await test.call(events.deleteEvent, {
    as: reminders.admin.token,
    params: { id: added.data.id },
  });
  expect(removed.status).toBe(200);
  await reminders.hour(eveningBefore);
  expect(await reminders.sent()).toEqual([eveningText]);
});

it('MSG-R22 waits for a concurrent run and then reads what it sent, also after a new assignment in between', async () => {
  await reminders.fill('ministry.first', reminders.naomi);
  test.setNow(eveningBefore);
  let second: Promise<void> | undefined;
  await inCongregation(test, reminders.fixture.congregation.id, async (tenant) => {
    await messagesHourly.run(tenant, eveningBefore, test.platform);
    await reminders.fill('living.prayer', reminders.naomi);
    second = reminders.hour(eveningBefore);
    // Long enough for the other run to send everything it would send.
    await new Promise((resolve) => setTimeout(resolve, 400));
  });
  await second;
  expect(await reminders.sent()).toEqual([
    eveningText,
    expect.stringMatching(/you have: Closing prayer \(8:39 pm\)\.$/),
  ]);
});
