import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTalkFixture, type TalkFixture, visitor } from '#contexts/meetings/talks/testing/talk-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: TalkFixture;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openTalkFixture(test, `Texting ${number}`);
});

const week = '2026-12-07';
const phone = '0491 570 156';
const byPhone = { speaker: { ...visitor, email: null, phone } };
const texts = async () =>
  (
    await test.database.owner.query(
      'select channel, recipient, cents, parts, body from outgoing_messages where congregation_id = $1 order by id',
      [fixture.congregation.id],
    )
  ).rows;
const remind = (id: number) =>
  test.call(talks.remindSpeaker, { as: fixture.coordinator.token, body: { id } });

it('WKND-C6 WKND-O1 sends an SMS request to a speaker who has only a phone, at its price, and accepts the answer by link', async () => {
  const { data } = await fixture.book(week, byPhone);
  expect(data).toMatchObject({ reached_by: 'sms', confirmed: 0, emails: [{ channel: 'sms' }] });
  const [text] = await texts();
  expect(text).toMatchObject({ channel: 'sms', recipient: '+61491570156' });
  expect(text.cents).toBe(text.parts * 10);
  expect(text.body).toContain('12.');
  const answer = { token: await fixture.token(), answer: 'accepted' as const, word: null };
  expect((await test.call(talks.answerRequest, { body: answer })).data.confirmed).toBe(1);
});

it('WKND-C6 reminds by the same channel once a day, also for ten simultaneous requests', async () => {
  const { data } = await fixture.book(week, byPhone);
  test.setNow(new Date('2026-11-24T10:00:00Z'));
  const answers = await Promise.all(Array.from({ length: 10 }, () => remind(data.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await texts()).map(({ channel }) => channel)).toEqual(['sms', 'sms']);
});

it('WKND-O2 refuses a number in a country without SMS, and prefers an e-mail address', async () => {
  const abroad = { speaker: { ...visitor, email: null, phone: '+49 30 901820' } };
  expect((await fixture.book(week, abroad)).problem.code).toBe('speaker-without-address');
  expect((await fixture.book(week, { speaker: { ...visitor, phone } })).data.reached_by).toBe('email');
});

it('USERS-R26 takes a speaker’s number without a country for one of the congregation’s country', async () => {
  await test.database.owner.query('update congregations set country_id = 826 where congregation_id = $1', [
    fixture.congregation.id,
  ]);
  const british = { speaker: { ...visitor, email: null, phone: '07400 123456' } };
  expect((await fixture.book(week, british)).data.reached_by).toBe('sms');
  expect((await texts()).map(({ recipient }) => recipient)).toEqual(['+447400123456']);
});

it('WKND-C1 books nothing if the balance does not cover the SMS', async () => {
  await test.database.owner.query(
    `insert into account_balances (congregation_id, balance_cents) values ($1, -2000)
     on conflict (congregation_id) do update set balance_cents = excluded.balance_cents`,
    [fixture.congregation.id],
  );
  expect((await fixture.book(week, byPhone)).problem.code).toBe('balance-too-low');
  expect([(await fixture.week(week)).talk, await texts()]).toEqual([null, []]);
});
