import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { removeEndedAnswerLinks } from '#contexts/duties/answer-links.store';
import {
  type MeetingFixture,
  openMeetingFixture,
  thisWeek,
} from '#contexts/meetings/meetings/testing/meeting-fixture';
import { hashSecret } from '#platform/secrets';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let meeting: number;
let duty: number;
let student: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openMeetingFixture(test);
  meeting = (await fixture.meeting('clam')).id;
});
afterAll(() => test.close());

/** Assigns the first ministry part to a new person. */
beforeEach(async () => {
  test.setNow(new Date(`${thisWeek}T10:00:00Z`));
  student = await fixture.qualified([6], 'Naomi');
  duty = (await fixture.row(meeting, 'ministry.first')).id;
  await fill(student.id);
});

const as = () => fixture.planner.token;
const fill = (user_id: number | null) =>
  test.call(duties.fillDuty, { as: as(), params: { id: duty }, body: { user_id } });
const made = async () => (await test.call(duties.makeAnswerLink, { as: as(), params: { id: duty } })).data;
const tokenOf = async () => (await made()).link!.split('#')[1]!;
const read = (token: string) => test.call(duties.readAnswer, { body: { token } });
const give = (token: string, answer: 'seen' | 'yes' | 'cannot') =>
  test.call(duties.giveAnswer, { body: { token, answer } });
const row = () => fixture.row(meeting, 'ministry.first');

it('X-ACK-2 shows person, part and time of a link, and records no answer by opening it', async () => {
  const { data } = await read(await tokenOf());
  expect(data).toMatchObject({
    first_name: 'Naomi',
    congregation: 'Burnie',
    timezone_id: 'Australia/Hobart',
    duty: {
      id: duty,
      what: '4. Starting a conversation',
      date: '2026-11-25',
      from: '19:31',
      until: '19:34',
      minutes: 3,
      instead: null,
    },
    acknowledged: null,
  });
  expect((await row()).acknowledged).toBeNull();
});

it('X-ACK-2 shows the same time for the closing prayer in the link and in the own list', async () => {
  const closer = await fixture.qualified([1], 'Joel');
  const prayer = await fixture.row(meeting, 'living.prayer');
  const params = { id: prayer.id };
  await test.call(duties.fillDuty, { as: as(), params, body: { user_id: closer.id } });
  const { link } = (await test.call(duties.makeAnswerLink, { as: as(), params })).data;
  const [own] = (await test.call(duties.listMyDuties, { as: closer.token })).data;
  const { duty: asked } = (await read(link!.split('#')[1]!)).data;
  const last = (await fixture.parts(meeting)).at(-1)!;
  expect([asked.from, own!.starts_at]).toEqual([last.startTime, last.startTime]);
  expect(asked.from > '20:00').toBe(true);
});

it('X-ACK-2 shows an answer by link on the schedule, and retains a yes', async () => {
  const token = await tokenOf();
  expect((await give(token, 'seen')).data.acknowledged).toBe('seen');
  expect((await row()).acknowledged).toBe('seen');
  expect((await give(token, 'yes')).data.acknowledged).toBe('yes');
  await give(token, 'seen');
  expect((await row()).acknowledged).toBe('yes');
});

it('X-ACK-2 notifies the assigners of “I can’t” by link once, leaves the duty, and still accepts a yes', async () => {
  const token = await tokenOf();
  expect((await read(token)).data.cannot_told).toBeNull();
  const told = (await give(token, 'cannot')).data.cannot_told!;
  expect(told).toBeGreaterThan(0);
  expect(
    (await Promise.all([give(token, 'cannot'), give(token, 'cannot')])).map(({ data }) => data.cannot_told),
  ).toEqual([told, told]);
  const notified = await test.database.owner.query(
    "select by_person from notifications where type = 'duty-cannot' and details ->> 'duty' = $1",
    [String(duty)],
  );
  expect(notified.rows).toEqual(Array.from({ length: told }, () => ({ by_person: student.id })));
  expect((await read(token)).data).toMatchObject({ cannot_told: told, acknowledged: null });
  expect((await give(token, 'yes')).data.acknowledged).toBe('yes');
  const next = await fixture.qualified([6], 'Ruth');
  await fill(next.id);
  expect((await read(await tokenOf())).data.cannot_told).toBeNull();
});

it('X-ACK-2 refuses “I can’t” after the duty began', async () => {
  const token = await tokenOf();
  test.setNow(new Date('2026-11-25T23:00:00Z'));
  expect((await give(token, 'cannot')).problem.code).toBe('answer-link-ended');
});

it('X-ACK-2 shows where the meeting is', async () => {
  await test.database.owner.query(
    "update congregations set address = '12 River Road', suburb = 'Burnie' where congregation_id = $1",
    [fixture.congregation.id],
  );
  expect((await read(await tokenOf())).data.duty.place).toBe('12 River Road, Burnie');
});

it('X-ACK-3 ends a link and its answer when another person has the duty', async () => {
  const token = await tokenOf();
  await give(token, 'yes');
  await fill((await fixture.qualified([6], 'Ruth')).id);
  expect((await row()).acknowledged).toBeNull();
  expect((await read(token)).problem.code).toBe('answer-link-ended');
  expect((await give(token, 'yes')).problem.code).toBe('answer-link-ended');
  expect((await row()).acknowledged).toBeNull();
});

it('X-ACK-3 ends a link when the duty begins, also after the meeting is moved', async () => {
  const token = await tokenOf();
  const { version } = await fixture.meeting('clam');
  test.setNow(new Date('2026-11-25T23:00:00Z'));
  expect((await read(token)).problem.code).toBe('answer-link-ended');
  const moved = { local_date: '2026-11-27', time: '19:00', version };
  await test.call(meetings.moveMeeting, { as: as(), params: { id: meeting }, body: moved });
  expect((await read(token)).status).toBe(200);
  const again = await fixture.meeting('clam');
  const back = { local_date: '2026-11-25', time: '19:00', version: again.version };
  await test.call(meetings.moveMeeting, { as: as(), params: { id: meeting }, body: back });
});

it('X-ACK-3 returns the same error for an unknown link as for an ended one', async () => {
  expect((await read('a'.repeat(43))).problem.code).toBe('answer-link-ended');
});

it('X-ACK-3 removes the links of people who leave, and links past their duty', async () => {
  const count = async () =>
    (
      await test.database.owner.query('select count(*)::int as n from answer_links where person_id = $1', [
        student.id,
      ])
    ).rows[0].n;
  await tokenOf();
  expect(await count()).toBe(1);
  await removeEndedAnswerLinks(test.database.owner, new Date('2026-11-26T12:00:00Z'));
  expect(await count()).toBe(1);
  await removeEndedAnswerLinks(test.database.owner, new Date('2026-11-28T12:00:00Z'));
  expect(await count()).toBe(0);
  const token = await tokenOf();
  const admin = await fixture.congregation.addPerson({ roles: [1] });
  const gone = await test.call(people.deletePerson, { as: admin.token, params: { id: student.id } });
  expect([gone.status, await count()]).toEqual([200, 0]);
  expect((await read(token)).problem.code).toBe('answer-link-ended');
});

it('X-ACK-3 stores only the hash of a link', async () => {
  const token = await tokenOf();
  const { rows } = await test.database.owner.query('select l::text as row, token_hash from answer_links l');
  expect(rows.some(({ row: text }) => text.includes(token))).toBe(false);
  expect(rows.some(({ token_hash }) => hashSecret(token).equals(token_hash))).toBe(true);
});

it('X-ACK-1 accepts the answer in the app from the person of the duty alone, and not after it began', async () => {
  const say = (person: SeededPerson) =>
    test.call(duties.acknowledgeDuty, { as: person.token, params: { id: duty }, body: { answer: 'yes' } });
  expect((await say(await fixture.qualified([6]))).problem.code).toBe('duty-not-yours');
  expect((await say(student)).data).toEqual({ id: duty, acknowledged: 'yes' });
  expect((await row()).acknowledged).toBe('yes');
  test.setNow(new Date('2026-11-25T23:00:00Z'));
  expect((await say(student)).problem.code).toBe('duty-begun');
});

it('X-ACK-4 shows an answer to assigners and to the person who answered, and to no others', async () => {
  const reader = () => fixture.congregation.addPerson({ permissions: ['schedules.meetings'] });
  const [own, other] = [await reader(), await reader()];
  await test.database.owner.query(`update people set qualified_parts = '{6}' where id = $1`, [own.id]);
  await fill(own.id);
  await give(await tokenOf(), 'yes');
  const seenBy = async (token: string) =>
    (await test.call(meetings.listMeetingAssignments, { as: token })).data.find(({ id }) => id === duty)!
      .acknowledged;
  expect([await seenBy(as()), await seenBy(own.token), await seenBy(other.token)]).toEqual([
    ...['yes', 'yes', null],
  ]);
});

it('X-ACK-5 makes a text with part, day, time and link for another app, and refuses an open or past duty', async () => {
  const { text, link } = await made();
  expect(text).toContain('Naomi, you have an assignment');
  expect(text).toContain('4. Starting a conversation\nWednesday, 25 November 2026, 7:31 pm\n');
  expect(text).toContain(link);
  const make = () => test.call(duties.makeAnswerLink, { as: as(), params: { id: duty } });
  test.setNow(new Date('2026-11-25T23:00:00Z'));
  expect((await make()).problem.code).toBe('duty-begun');
  await fill(null);
  expect((await make()).problem.code).toBe('duty-empty');
});
