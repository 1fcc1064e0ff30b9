import { duties } from '@sheaf/contract/duties/duties';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { talksNightly } from '#contexts/meetings/talks/talks.jobs';
import { openTalkFixture, type TalkFixture, visitor } from '#contexts/meetings/talks/testing/talk-fixture';
import { runNight } from '#platform/jobs/nightly';
import { hashSecret } from '#platform/secrets';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: TalkFixture;
let booked: number;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openTalkFixture(test, `Asking ${number}`);
  booked = (await fixture.book(week)).data.id;
});

const week = '2026-12-07';
const as = () => fixture.coordinator.token;
const talk = async () => (await fixture.week(week)).talk!;
const read = (token: string) => test.call(talks.readRequest, { body: { token } });
const touch = (token: string) => test.call(talks.noteSeen, { body: { token } });
const say = (token: string, answer: 'accepted' | 'declined' | 'another', word: string | null = null) =>
  test.call(talks.answerRequest, { body: { token, answer, word } });
const remind = () => test.call(talks.remindSpeaker, { as: as(), body: { id: booked } });
const nextDay = () => test.setNow(new Date('2026-11-24T10:00:00Z'));

it('WKND-O1 mails date, place and talk, and shows the same by the link without an account', async () => {
  const [mail] = await fixture.mails();
  expect(mail).toMatchObject({ recipient: visitor.email, person_id: null });
  expect(mail!.subject).toContain('13 December');
  expect(mail!.body).toContain('12.');
  const { data } = await read(await fixture.token());
  expect(data).toMatchObject({
    first_name: 'Martin Calloway',
    date: '2026-12-13',
    number: 12,
    confirmed: 0,
    answer: null,
  });
  expect(JSON.stringify(data)).not.toContain(visitor.email);
});

it('TALK-R2 mails the speaker once for a repeated booking request', async () => {
  const { id: meeting_id } = await fixture.week('2026-12-14');
  const body = { meeting_id, public_talk_id: 12, speaker: { ...visitor, email: 'pressed@example.org' } };
  const press = () => test.call(talks.bookTalk, { as: as(), key: `press-${number}-${'x'.repeat(12)}`, body });
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect((await press()).status).toBe(200);
  const asked = (await fixture.mails()).filter(({ recipient }) => recipient === 'pressed@example.org');
  expect(asked).toHaveLength(1);
});

it('WKND-R14 marks a link as seen on the first touch and not on reading, once, for each request', async () => {
  const token = await fixture.token();
  for (let at = 0; at < 5; at += 1) await read(token);
  const logs = async () => (await talk()).emails.map(({ logs: { opened_at } }) => opened_at);
  expect([await logs(), (await talk()).confirmed]).toEqual([[null], 0]);
  await touch(token);
  const [first] = await logs();
  expect(first).not.toBeNull();
  nextDay();
  await touch(token);
  await remind();
  expect(await logs()).toEqual([first, null]);
});

it('WKND-O1 applies a yes immediately, and refuses other answers by the same link afterwards', async () => {
  const token = await fixture.token();
  expect((await say(token, 'accepted')).data.confirmed).toBe(1);
  expect(await talk()).toMatchObject({ confirmed: 1, answer: 'accepted' });
  expect((await say(token, 'accepted')).status).toBe(200);
  expect((await say(token, 'declined')).problem.code).toBe('talk-answered');
  expect((await say(token, 'another')).problem.code).toBe('talk-answered');
  expect((await talk()).confirmed).toBe(1);
  expect(await fixture.mails()).toHaveLength(1);
});

it('WKND-O5 notifies the coordinator of a refusal with its message once, and opens the week for a booking', async () => {
  const token = await fixture.token();
  await say(token, 'declined', 'I am in Hobart.');
  await say(token, 'declined', 'I am in Hobart.');
  expect(await talk()).toMatchObject({ confirmed: 2, answer_word: 'I am in Hobart.' });
  const told = (await fixture.mails()).filter(({ person_id }) => person_id === fixture.coordinator.id);
  expect(told).toHaveLength(1);
  expect(told[0]!.subject).toContain('Martin Calloway cannot come');
  expect(told[0]!.body).toContain('They write: I am in Hobart.');
  const again = await fixture.book(week, {
    speaker: { ...visitor, name: 'Owen Kelton', email: 'owen@example.org' },
  });
  expect(again.data).toMatchObject({ speaker_name: 'Owen Kelton', confirmed: 0, answer: null });
  expect((await read(token)).problem.code).toBe('talk-request-ended');
});

it('WKND-O5 removes the duty of an own speaker who declines', async () => {
  const samuel = await fixture.speaker('Samuel');
  await fixture.book('2026-12-14', { speaker_id: samuel.id });
  await say(await fixture.token(), 'declined');
  expect((await test.call(duties.listMyDuties, { as: samuel.token })).data).toEqual([]);
});

it('WKND-O1 passes a wish for another date to the coordinator, and still accepts a yes or no', async () => {
  const token = await fixture.token();
  expect((await say(token, 'another', 'The 20th?')).data).toMatchObject({ confirmed: 0, answer: 'another' });
  expect((await fixture.mails())[0]!.subject).toContain('another date');
  expect((await say(token, 'accepted')).data.confirmed).toBe(1);
});

it('WKND-O5 mails the coordinator once a day despite repeated wishes for another date', async () => {
  const token = await fixture.token();
  for (const word of ['The 20th?', 'The 27th?', 'The 3rd?']) await say(token, 'another', word);
  expect(await talk()).toMatchObject({ confirmed: 0, answer_word: 'The 3rd?' });
  const told = async () =>
    (await fixture.mails()).filter(({ person_id }) => person_id === fixture.coordinator.id);
  expect(await told()).toHaveLength(1);
  nextDay();
  await say(token, 'another', 'The 10th?');
  expect(await told()).toHaveLength(2);
});

it('WKND-O1 ends a link at the beginning of the meeting and when the booking is cleared, with the same error as for an unknown link', async () => {
  const token = await fixture.token();
  expect((await read('a'.repeat(43))).problem.code).toBe('talk-request-ended');
  expect((await read('short')).status).toBe(422);
  test.setNow(new Date('2026-12-13T00:30:00Z'));
  for (const answer of [read(token), touch(token), say(token, 'accepted')])
    expect((await answer).problem.code).toBe('talk-request-ended');
  test.setNow(new Date('2026-11-24T10:00:00Z'));
  await test.call(talks.clearTalk, { as: as(), body: { id: booked } });
  expect((await read(token)).problem.code).toBe('talk-request-ended');
});

it('WKND-O1 stores only the hash of a link', async () => {
  const token = await fixture.token();
  const { rows } = await test.database.owner.query('select r::text as row, token_hash from talk_requests r');
  expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  expect(rows.some(({ token_hash }) => hashSecret(token).equals(token_hash))).toBe(true);
});

it('WKND-C6 sends another request to a speaker without answer once a day, also for ten simultaneous calls', async () => {
  expect((await remind()).problem.code).toBe('talk-asked-today');
  nextDay();
  const answers = await Promise.all(Array.from({ length: 10 }, remind));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await fixture.mails()).toHaveLength(2);
  expect((await talk()).emails).toHaveLength(2);
  await say(await fixture.token(), 'accepted');
  test.setNow(new Date('2026-11-25T10:00:00Z'));
  expect((await remind()).problem.code).toBe('talk-not-awaiting');
});

it('WKND-C6 accepts the whole assignment as the body of a reminder', async () => {
  test.setNow(new Date('2026-11-25T10:00:00Z'));
  const body = await talk();
  expect((await test.call(talks.remindSpeaker, { as: as(), body })).status).toBe(200);
});

it('WKND-C5 records a confirmation by the coordinator without an answer of the speaker, with the whole assignment as body', async () => {
  await test.call(talks.confirmTalk, { as: as(), body: await talk() });
  expect(await talk()).toMatchObject({ confirmed: 1, answer: null, answered_at: null });
  expect((await test.call(talks.confirmTalk, { as: as(), body: { id: booked } })).problem.code).toBe(
    'talk-not-awaiting',
  );
  expect((await say(await fixture.token(), 'declined')).problem.code).toBe('talk-answered');
});

it('X-SHARE creates a separate link for the text to another app', async () => {
  const { data } = await test.call(talks.shareRequest, { as: as(), body: { id: booked } });
  expect(data.text).toContain('Martin Calloway, can you give a public talk');
  expect(data.text).toContain(data.link!);
  expect((await say(data.link!.split('#')[1]!, 'accepted')).data.confirmed).toBe(1);
  expect((await talk()).emails.map(({ channel }) => channel)).toEqual(['email', 'share']);
});

it('WKND-O1 removes the contact data of a visitor two weeks after the talk', async () => {
  test.setNow(new Date('2026-12-27T10:00:00Z'));
  await runNight(test.platform, test.database.owner, [talksNightly]);
  const reached = async () =>
    (
      await test.database.owner.query('select speaker_email from talks where congregation_id = $1', [
        fixture.congregation.id,
      ])
    ).rows[0].speaker_email;
  expect(await reached()).toBe(visitor.email);
  test.setNow(new Date('2026-12-29T10:00:00Z'));
  await runNight(test.platform, test.database.owner, [talksNightly]);
  expect(await reached()).toBeNull();
});
