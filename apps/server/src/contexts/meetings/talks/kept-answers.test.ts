import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runQueuedFollowing } from '#contexts/meetings/meetings/testing/queued-following';
import { changedTalksHourly } from '#contexts/meetings/talks/talks.jobs';
import { openTalkFixture, type TalkFixture, visitor } from '#contexts/meetings/talks/testing/talk-fixture';
import { runChangedTalks } from '#contexts/meetings/talks/testing/told-changes';
import { runNight } from '#platform/jobs/nightly';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: TalkFixture;
let booked: number;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** A visitor who accepted speaks on Sunday 13 December at 10:00. */
beforeEach(async () => {
  number += 1;
  fixture = await openTalkFixture(test, `Keeping talks ${number}`);
  booked = (await fixture.book(week)).data.id;
  await say('accepted');
});

const week = '2026-12-07';
const as = () => fixture.coordinator.token;
const talk = async () => (await fixture.week(week)).talk!;
const say = async (answer: 'accepted' | 'declined', word: string | null = 'Gladly.') =>
  test.call(talks.answerRequest, { body: { token: await fixture.token(), answer, word } });
const move = async (local_date: string, time: string) =>
  test.call(meetings.moveMeeting, {
    as: fixture.planner.token,
    params: { id: (await fixture.week(week)).id },
    body: { local_date, time },
  });
const notices = async () =>
  (
    await test.database.owner.query(
      'select type, details from notifications where person_id = $1 order by id',
      [fixture.coordinator.id],
    )
  ).rows.filter(({ type }) => ['talk-changed', 'talk-as-agreed'].includes(type));

it('TALK-R3 reopens the yes after a meeting is moved by hand, and mails the speaker a new request with both dates', async () => {
  await move('2026-12-11', '20:00');
  expect(await talk()).toMatchObject({
    confirmed: 0,
    answer: null,
    answered_for: { date: '2026-12-13', time: '10:00' },
  });
  expect(await runChangedTalks(test)).toEqual([fixture.congregation.id]);
  const [mail] = await fixture.mails();
  expect(mail).toMatchObject({ recipient: visitor.email });
  for (const part of ['13 December', '10:00', '11 December', '8:00', '/speak#'])
    expect(mail!.body).toContain(part);
  expect(await notices()).toMatchObject([
    { details: { was: '2026-12-13', date: '2026-12-11', time: '20:00' } },
  ]);
});

it('TALK-R3 notifies of each change once, despite repeated runs', async () => {
  await move('2026-12-11', '20:00');
  for (let at = 0; at < 3; at += 1) await runNight(test.platform, test.database.owner, [changedTalksHourly]);
  await runChangedTalks(test);
  expect(await fixture.mails()).toHaveLength(2);
  await move('2026-12-12', '18:00');
  await runChangedTalks(test);
  expect(await fixture.mails()).toHaveLength(3);
  const [mail] = await fixture.mails();
  for (const part of ['11 December', '12 December']) expect(mail!.body).toContain(part);
  expect(await notices()).toHaveLength(2);
});

it('TALK-R3 shows the accepted version on the page of the link, and records a yes to the new date', async () => {
  await move('2026-12-11', '20:00');
  await runChangedTalks(test);
  const token = await fixture.token();
  const { data } = await test.call(talks.readRequest, { body: { token } });
  expect(data).toMatchObject({
    date: '2026-12-11',
    answered_for: { date: '2026-12-13', time: '10:00' },
    answer: null,
  });
  expect((await say('accepted')).data).toMatchObject({
    confirmed: 1,
    answer: 'accepted',
    answered_for: null,
  });
  await runChangedTalks(test);
  expect(await fixture.mails()).toHaveLength(2);
});

it('TALK-R3 reopens the yes after another time in the settings, and restores it when the time is reset before the notification', async () => {
  const admin = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  const set = async (public_start_time: string) => {
    const body = { modules: { meeting_schedule: { public_start_time } } } as never;
    await test.call(congregations.editCongregation, { as: admin.token, body });
    await runQueuedFollowing(test);
  };
  await set('16:00');
  expect(await talk()).toMatchObject({ confirmed: 0, answered_for: { time: '10:00' } });
  await set('10:00');
  expect(await talk()).toMatchObject({ confirmed: 1, answer: 'accepted', answered_for: null });
  await runChangedTalks(test);
  expect(await fixture.mails()).toHaveLength(1);
});

it('TALK-R3 requests no answer if the talk returns to the accepted time after a notification', async () => {
  await move('2026-12-11', '20:00');
  await runChangedTalks(test);
  await move('2026-12-13', '10:00');
  await runChangedTalks(test);
  await runChangedTalks(test);
  expect(await talk()).toMatchObject({ confirmed: 1, answer: 'accepted', answered_for: null });
  const mails = await fixture.mails();
  expect(mails).toHaveLength(3);
  expect(mails[0]).toMatchObject({ subject: expect.stringContaining('is again on') });
  expect(mails[0]!.body).not.toContain('/speak#');
  expect(await notices()).toMatchObject([{ type: 'talk-changed' }, { type: 'talk-as-agreed' }]);
});

it('TALK-R3 closes the question when the coordinator confirms the new date', async () => {
  await move('2026-12-11', '20:00');
  await test.call(talks.confirmTalk, { as: as(), body: { id: booked } });
  expect(await talk()).toMatchObject({ confirmed: 1, answered_for: null });
});

it('TALK-R3 mails nothing to a speaker who was never asked, and shows the reopened answer to the coordinator', async () => {
  const other = '2026-12-14';
  await fixture.book(other, { confirmation: false });
  const before = await fixture.mails();
  const { id } = await fixture.week(other);
  const body = { local_date: '2026-12-18', time: '20:00' };
  await test.call(meetings.moveMeeting, { as: fixture.planner.token, params: { id }, body });
  await runChangedTalks(test);
  expect(await fixture.mails()).toEqual(before);
  expect((await fixture.week(other)).talk).toMatchObject({
    confirmed: 0,
    answered_for: { date: '2026-12-20' },
  });
  expect(await notices()).toHaveLength(1);
});
