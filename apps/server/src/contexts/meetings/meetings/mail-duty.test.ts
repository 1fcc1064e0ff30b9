import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { messages } from '@sheaf/contract/messaging/messages/messages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type MeetingFixture,
  openMeetingFixture,
  thisWeek,
} from '#contexts/meetings/meetings/testing/meeting-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let meeting: number;
let duty: number;
let naomi: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** The first ministry part, with a student who has an address and a helper without one. */
beforeEach(async () => {
  test.setNow(new Date(`${thisWeek}T10:00:00Z`));
  fixture = await openMeetingFixture(test);
  meeting = (await fixture.meeting('clam')).id;
  naomi = await fixture.qualified([6], 'Naomi');
  const row = await fixture.row(meeting, 'ministry.first');
  duty = row.id;
  await fill(duty, naomi.id);
  await fill(row.helper_duty_id!, (await fixture.qualified([18], 'Hannah')).id);
  await change(`email = 'naomi@example.org'`);
});

const as = () => fixture.planner.token;
const fill = (id: number, user_id: number | null) =>
  test.call(duties.fillDuty, { as: as(), params: { id }, body: { user_id } });
const change = (what: string, id = naomi.id) =>
  test.database.owner.query(`update people set ${what} where id = $1`, [id]);
const mail = (token = as(), id = duty) => test.call(meetings.mailDuty, { as: token, params: { id } });
const mailWeek = (week = thisWeek, token = as()) =>
  test.call(meetings.mailSlips, { as: token, body: { week } });
const sent = async () =>
  (
    await test.database.owner.query(
      'select * from outgoing_messages where congregation_id = $1 order by id',
      [fixture.congregation.id],
    )
  ).rows;
const mailedAt = async (id = duty) =>
  (await test.database.owner.query('select mailed_at from duties where id = $1', [id])).rows[0].mailed_at;

it('X-ACK-6 mails part, day, time and helper to the person of a duty, who answers by the link', async () => {
  expect((await mail()).data).toEqual({ ok: true });
  const [message, ...more] = await sent();
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    person_id: naomi.id,
    channel: 'email',
    recipient: 'naomi@example.org',
    kind: 'assignment',
    cents: 0,
    subject: 'Your assignment on Wednesday, 25 November 2026',
  });
  for (const line of ['Naomi, you have an assignment', '4. Starting a conversation', '7:31 pm', 'Hannah'])
    expect(message.body).toContain(line);
  const token = /\/answer#(\S+)$/m.exec(message.body)![1]!;
  expect((await test.call(duties.giveAnswer, { body: { token, answer: 'yes' } })).data.acknowledged).toBe(
    'yes',
  );
  expect((await fixture.row(meeting, 'ministry.first')).acknowledged).toBe('yes');
});

it('X-ACK-6 uses the language of the person', async () => {
  await change(`lang = 'ar'`);
  await mail();
  expect((await sent())[0].subject).toMatch(/^تعيينك يوم/);
});

it('X-ACK-6 MSG-R8 refuses people without an address, inactive ones, people who opted out, and open or past duties', async () => {
  const code = async () => (await mail()).problem.code;
  await change(`appointment = 'inactive'`);
  expect(await code()).toBe('assignee-inactive');
  await change(`appointment = 'publisher', email = null`);
  expect(await code()).toBe('assignee-without-email');
  await change(`email = 'naomi@example.org'`);
  await test.database.owner.query(
    `insert into notification_preferences (congregation_id, person_id, kind, channel) values ($1, $2, 'manual', 'none')`,
    [fixture.congregation.id, naomi.id],
  );
  expect(await code()).toBe('assignee-wants-none');
  test.setNow(new Date('2026-11-25T23:00:00Z'));
  expect(await code()).toBe('duty-begun');
  test.setNow(new Date(`${thisWeek}T10:00:00Z`));
  await fill(duty, null);
  expect(await code()).toBe('duty-empty');
  expect(await sent()).toEqual([]);
});

it('X-ACK-6 requires the permission to assign, and reaches no duty of another congregation', async () => {
  const reader = await fixture.congregation.addPerson({ permissions: ['schedules.meetings'] });
  expect([(await mail(reader.token)).status, (await mailWeek(thisWeek, reader.token)).status]).toEqual([
    403, 403,
  ]);
  const other = await openMeetingFixture(test, 'Elsewhere');
  expect((await mail(other.planner.token)).status).toBe(404);
  expect((await mailWeek(thisWeek, other.planner.token)).problem.code).toBe('no-slips-that-week');
  expect(await sent()).toEqual([]);
});

it('X-ACK-6 journals that the mail was sent, and clears the mark with the next person', async () => {
  expect(await mailedAt()).toBeNull();
  await mail();
  expect(await mailedAt()).toEqual(new Date(`${thisWeek}T10:00:00Z`));
  const { rows } = await test.database.owner.query(
    `select operation from journal_changes where congregation_id = $1 order by id desc limit 1`,
    [fixture.congregation.id],
  );
  expect(rows).toEqual([{ operation: 'meetings.mailDuty' }]);
  await fill(duty, (await fixture.qualified([6], 'Ruth')).id);
  expect(await mailedAt()).toBeNull();
});

it('X-ACK-6 hides the link from readers of the message list', async () => {
  await mail();
  const office = await fixture.congregation.addPerson({ roles: [1] });
  const [{ id }] = await sent();
  const { data } = await test.call(messages.readMessage, { as: office.token, params: { id } });
  expect([data.subject, data.body]).toEqual(['Your assignment on Wednesday, 25 November 2026', null]);
});

it('X-ACK-6 PRINT-P3 mails the slips of a week to each student and helper, and reports why a mail was not sent', async () => {
  const row = await fixture.row(meeting, 'ministry.first');
  const joel = await fixture.qualified([5], 'Joel');
  await change(`email = 'joel@example.org'`, joel.id);
  const reading = await fixture.row(meeting, 'treasures.reading');
  await fill(reading.id, joel.id);
  const enoch = await fixture.qualified([3], 'Enoch');
  await change(`email = 'enoch@example.org'`, enoch.id);
  await fill((await fixture.row(meeting, 'treasures.first')).id, enoch.id);
  const { data } = await mailWeek('2026-11-29');
  expect(data.slips.toSorted((a, b) => a.user_id - b.user_id)).toEqual([
    { duty_id: duty, user_id: naomi.id, refusal: null },
    { duty_id: row.helper_duty_id, user_id: row.helper_id, refusal: 'assignee-without-email' },
    { duty_id: reading.id, user_id: joel.id, refusal: null },
  ]);
  expect((await sent()).map(({ recipient }) => recipient).toSorted()).toEqual([
    'joel@example.org',
    'naomi@example.org',
  ]);
  expect((await mailWeek('2026-12-14')).problem.code).toBe('no-slips-that-week');
});
