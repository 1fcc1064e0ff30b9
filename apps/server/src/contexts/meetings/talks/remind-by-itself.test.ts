import { talks } from '@sheaf/contract/meetings/talks/talks';
import { messages } from '@sheaf/contract/messaging/messages/messages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { talksHourly } from '#contexts/meetings/talks/talks.jobs';
import { type AwayFixture, openAwayFixture } from '#contexts/meetings/talks/testing/away-fixture';
import { openTalkFixture, visitor } from '#contexts/meetings/talks/testing/talk-fixture';
import { messagesHourly } from '#contexts/messaging/messages/messages.jobs';
import { runNight } from '#platform/jobs/nightly';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: AwayFixture;
let number = 0;

/** The meeting is on Sunday 13 December at 10:00 in Hobart, eleven hours ahead of UTC. */
const week = '2026-12-07';
const evening = (date: string): Date => new Date(`${date}T06:30:00Z`);
const weekBefore = evening('2026-12-06');
const eveningBefore = evening('2026-12-12');

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openAwayFixture(test, `Reminding ${number}`);
  await fixture.book(week);
  const admin = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  await test.call(messages.saveSwitches, {
    as: admin.token,
    body: { 'duty-week': true, 'duty-evening': true },
  });
});

const hour = (now: Date) => {
  test.setNow(now);
  return runNight(test.platform, test.database.owner, [messagesHourly, talksHourly]);
};
const mailed = async (address = visitor.email) =>
  (await fixture.mails()).filter(({ recipient }) => recipient === address).map(({ subject }) => subject);
const answer = async (said: 'accepted' | 'declined') =>
  test.call(talks.answerRequest, { body: { token: await fixture.token(), answer: said, word: null } });
const asked = 'Can you speak in';
const reminded = 'Your talk in';
const begins = (subjects: string[]) => subjects.map((subject) => subject.split(' ').slice(0, 3).join(' '));

it('TALK-R1 reminds a speaker who accepted a week before and the evening before, once each, despite repeated runs', async () => {
  await answer('accepted');
  for (const at of [weekBefore, weekBefore, evening('2026-12-07'), evening('2026-12-09')]) await hour(at);
  expect(begins(await mailed())).toEqual([reminded, 'Can you speak']);
  await Promise.all([hour(eveningBefore), hour(eveningBefore)]);
  await hour(eveningBefore);
  expect(begins(await mailed())).toEqual([reminded, reminded, 'Can you speak']);
  const [mail] = await fixture.mails();
  expect(mail!.body).toContain('12.');
  expect(mail!.body).not.toContain('/speak#');
});

it('TALK-R1 sends a new request to a speaker without answer, with a new link that the coordinator sees as sent', async () => {
  await hour(weekBefore);
  await hour(new Date(weekBefore.getTime() + 3_600_000));
  await hour(evening('2026-12-07'));
  expect((await mailed()).every((subject) => subject.startsWith(asked))).toBe(true);
  expect(await mailed()).toHaveLength(2);
  expect((await fixture.week(week)).talk!.emails).toHaveLength(2);
  expect((await answer('accepted')).data.confirmed).toBe(1);
});

it('TALK-R1 sends nothing after a no, to a cleared speaker, and outside the evening hours', async () => {
  await hour(new Date('2026-12-06T22:30:00Z'));
  expect(await mailed()).toHaveLength(1);
  await answer('declined');
  await hour(weekBefore);
  await hour(eveningBefore);
  expect(await mailed()).toHaveLength(1);
  test.setNow(new Date('2026-11-24T10:00:00Z'));
  const next = { name: 'Owen Kelton', congregation: null, phone: null, email: 'owen@example.org' };
  const { data } = await fixture.book(week, { speaker: next });
  await test.call(talks.clearTalk, { as: fixture.coordinator.token, body: { id: data.id } });
  await hour(weekBefore);
  expect(await mailed('owen@example.org')).toHaveLength(1);
});

it('TALK-R1 sends nothing while reminders are off, and nothing to a visitor entered as confirmed', async () => {
  const other = await openTalkFixture(test, `Silent ${number}`);
  await other.book(week);
  await fixture.book('2026-12-14', {
    confirmation: false,
    speaker: { ...visitor, name: 'Hugh Pemberton', email: 'hugh@example.org' },
  });
  await hour(weekBefore);
  await hour(evening('2026-12-13'));
  await hour(evening('2026-12-19'));
  expect(await other.mails()).toHaveLength(1);
  expect(await mailed('hugh@example.org')).toEqual([]);
});

it('TALK-R1 reminds an own speaker of a talk at home together with other duties at the meeting, and not twice', async () => {
  const samuel = await fixture.speaker('Samuel');
  await fixture.book('2026-12-14', { speaker_id: samuel.id, confirmation: false });
  await hour(evening('2026-12-13'));
  const told = (await fixture.mails()).filter(({ person_id }) => person_id === samuel.id);
  expect(told).toHaveLength(1);
});

it('TALK-R1 reminds a speaker elsewhere the evening before, with a new request if there is no answer', async () => {
  const caleb = await fixture.goer('Caleb');
  await fixture.save();
  await fixture.save({ speaker: caleb.id, date: '2026-12-20', confirmation: false });
  const told = async (id: number) =>
    begins((await fixture.mails()).filter(({ person_id }) => person_id === id).map(({ subject }) => subject));
  await hour(evening('2026-12-05'));
  expect(await told(fixture.samuel.id)).toEqual(['Can you speak', 'Can you speak']);
  // Held on Saturday the 19th, and entered as confirmed by the coordinator.
  await hour(evening('2026-12-18'));
  expect(await told(caleb.id)).toEqual([reminded]);
});
