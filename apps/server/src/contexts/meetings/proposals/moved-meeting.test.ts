import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import type { BodyOf } from '@sheaf/contract/operation';
import { congregations } from '@sheaf/contract/people/congregations/congregations';

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runQueuedFollowing } from '#contexts/meetings/meetings/testing/queued-following';
import { proposalsHourly } from '#contexts/meetings/proposals/proposals.jobs';
import { runProposals } from '#contexts/meetings/proposals/testing/followed-proposals';
import {
  openProposalFixture,
  type ProposalFixture,
} from '#contexts/meetings/proposals/testing/proposal-fixture';
import type { TalkFixture } from '#contexts/meetings/talks/testing/talk-fixture';
import { runChangedTalks } from '#contexts/meetings/talks/testing/told-changes';
import { runNight } from '#platform/jobs/nightly';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: ProposalFixture;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(new Date('2026-11-23T10:00:00Z'));
  number += 1;
  fixture = await openProposalFixture(test, `Moved ${number}`);
});

const hour = () => runNight(test.platform, test.database.owner, [proposalsHourly]);
const away = async () =>
  (await test.call(talks.listAwayTalks, { as: fixture.sender.coordinator.token, query: {} })).data[0]!;
const visitor = async () => (await fixture.host.week('2026-12-07')).talk!;
const row = async (side: TalkFixture) => (await fixture.list(side))[0]!;
const told = async (side: TalkFixture) =>
  (
    await test.database.owner.query(
      "select type, details from notifications where person_id = $1 and type like '%moved' order by id",
      [side.coordinator.id],
    )
  ).rows;

/** Moves the meeting of the host in the week of 7 December, held on Sunday the 13th at 10:00. */
async function move(local_date: string, time: string): Promise<void> {
  const planner = await fixture.host.congregation.addPerson({
    permissions: ['schedules.meetings', 'schedules.meetings.edit'],
  });
  const { data } = await test.call(meetings.listMeetings, { as: planner.token });
  const { id } = data.find(({ type, week }) => type === 'public' && week === '2026-12-07')!;
  const moved = await test.call(meetings.moveMeeting, {
    as: planner.token,
    params: { id },
    body: { local_date, time },
  });
  expect(moved.status).toBe(200);
}

const was = { date: '2026-12-13', time: '10:00' };
const now = { date: '2026-12-11', time: '20:00' };

it('PROP-R15 requests a new answer for a moved meeting, lists both versions on both sides, and moves both schedules on a yes', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  await hour();
  await move(now.date, now.time);
  await hour();
  await hour();
  expect(await row(fixture.host)).toMatchObject({ state: 'open', awaited: false, moved: { was, now } });
  expect(await row(fixture.sender)).toMatchObject({ state: 'open', awaited: true, moved: { was, now } });
  const details = { was: was.date, was_time: was.time, date: now.date, time: now.time };
  expect(await told(fixture.sender)).toMatchObject([{ type: 'proposal-moved', details }]);
  expect(await told(fixture.host)).toEqual([]);
  const [mail] = await fixture.sender.mails();
  for (const part of ['13 December', '11 December', '10:00']) expect(mail!.body).toContain(part);
  expect((await visitor()).confirmed).toBe(0);
  const sameWeek = { act: 'counter' as const, round: 2, date: '2026-12-09' };
  expect((await fixture.answer(fixture.sender, id, sameWeek)).problem.code).toBe('proposal-moved');
  expect((await fixture.answer(fixture.sender, id, { act: 'accept', round: 2 })).status).toBe(200);
  expect(await away()).toMatchObject({ date: now.date, time: now.time, confirmed: 1, answered_for: null });
  await hour();
  await hour();
  expect(await visitor()).toMatchObject({ confirmed: 1, answered_for: null });
  for (const side of [fixture.host, fixture.sender])
    expect(await row(side)).toMatchObject({ state: 'accepted', number: 12, moved: null });
});

it('PROP-R15 closes the question when a meeting is moved back, and restores the agreement', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 45 });
  await hour();
  await move(now.date, now.time);
  await hour();
  await move(was.date, was.time);
  await hour();
  await hour();
  for (const side of [fixture.host, fixture.sender])
    expect(await row(side)).toMatchObject({ state: 'accepted', number: 45, moved: null });
  expect(await visitor()).toMatchObject({ confirmed: 1 });
  await move(was.date, was.time);
  await hour();
  expect(await told(fixture.sender)).toHaveLength(1);
});

it('PROP-R15 mails a contact without Sheaf a link with both versions, which accepts the answer', async () => {
  await fixture.invite();
  const first = await fixture.token(fixture.host);
  const said = { act: 'accept' as const, round: 1, number: 12, speaker_name: 'Owen Kelton' };
  expect((await fixture.say(first, said)).status).toBe(200);
  await move(now.date, now.time);
  await hour();
  const mails = (await fixture.host.mails()).filter(({ recipient }) => recipient === 'paul@example.org');
  expect(mails).toHaveLength(2);
  const token = await fixture.token(fixture.host);
  expect(token).not.toBe(first);
  expect((await fixture.read(token)).data).toMatchObject({ awaited: true, moved: { was, now } });
  const answered = await fixture.say(token, { act: 'accept', round: 2 });
  expect(answered.data).toMatchObject({ state: 'accepted', moved: null });
  expect(await visitor()).toMatchObject({ confirmed: 1, answered_for: null });
});

it('PROP-R15 notifies the host when the speaker declines the new time', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  await hour();
  await move(now.date, now.time);
  await hour();
  expect((await fixture.answer(fixture.sender, id, { act: 'withdraw', round: 2 })).status).toBe(200);
  await hour();
  expect(await row(fixture.host)).toMatchObject({ state: 'withdrawn', moved: null });
  const { rows } = await test.database.owner.query(
    "select type from notifications where person_id = $1 and type = 'proposal-withdrawn'",
    [fixture.host.coordinator.id],
  );
  expect(rows).toHaveLength(1);
});

const speakerNotices = async () =>
  (
    await test.database.owner.query(
      'select type, details from notifications where person_id = $1 order by id',
      [fixture.speaker.id],
    )
  ).rows;
const speakerMails = async () =>
  (await fixture.sender.mails()).filter(({ person_id }) => person_id === fixture.speaker.id);

it('PROP-R15 requests an answer to a moved meeting at once, and notifies the own speaker of both versions once', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  await hour();
  await runProposals(test);
  await move(now.date, now.time);
  expect(await runProposals(test)).toEqual([fixture.host.congregation.id]);
  expect(await runProposals(test)).toEqual([fixture.sender.congregation.id]);
  await hour();
  expect(await row(fixture.sender)).toMatchObject({ awaited: true, moved: { was, now } });
  const details = { was: was.date, was_time: was.time, date: now.date, time: now.time };
  expect(await speakerNotices()).toMatchObject([{ type: 'own-talk-host-moved', details }]);
  const [mail, ...others] = await speakerMails();
  expect(others).toEqual([]);
  for (const part of ['13 December', '11 December', '10:00 am', '8:00 pm'])
    expect(mail!.body).toContain(part);
});

it('PROP-R15 notifies the own speaker when the meeting is moved back', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  await hour();
  await move(now.date, now.time);
  await hour();
  await move(was.date, was.time);
  await hour();
  await hour();
  const notices = await speakerNotices();
  expect(notices.map(({ type }) => type)).toEqual(['own-talk-host-moved', 'own-talk-as-agreed']);
  expect(notices[1]!.details).toMatchObject(was);
  expect(await speakerMails()).toHaveLength(2);
});

it('PROP-R15 notifies the own speaker, who had no request, of both versions after the coordinator accepts', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  await hour();
  await move(now.date, now.time);
  await hour();
  await hour();
  await fixture.answer(fixture.sender, id, { act: 'accept', round: 2 });
  await runChangedTalks(test);
  const [mail] = await speakerMails();
  expect(mail!.body).not.toContain('/speak#');
  for (const part of ['13 December', '11 December']) expect(mail!.body).toContain(part);
  expect((await speakerNotices()).map(({ type }) => type)).toEqual(['own-talk-host-moved', 'own-talk-moved']);
  expect(await away()).toMatchObject({ confirmed: 1 });
});

it('PROP-R15 reopens the yes that the own speaker sent by mail after the coordinator accepts', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  await hour();
  const asked = { speaker: fixture.speaker.id, talk: 12, date: was.date, cong: fixture.host.congregation.id };
  const saved = await test.call(talks.saveAwayTalk, {
    as: fixture.sender.coordinator.token,
    body: { ...asked, id: (await away()).id, confirmation: true } as BodyOf<typeof talks.saveAwayTalk>,
  });
  expect(saved.status).toBe(200);
  const accepted = { token: await fixture.sender.token(), answer: 'accepted' as const, word: null };
  await test.call(talks.answerRequest, { body: accepted });
  await move(now.date, now.time);
  await hour();
  await fixture.answer(fixture.sender, id, { act: 'accept', round: 2 });
  expect(await away()).toMatchObject({ date: now.date, confirmed: 0, answered_for: was });
  await runChangedTalks(test);
  const [mail] = await speakerMails();
  expect(mail!.body).toContain('/speak#');
  for (const part of ['13 December', '11 December']) expect(mail!.body).toContain(part);
});

it('PROP-R15 moves both schedules to another date once the host accepts it in place of the moved meeting', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  await hour();
  await move(now.date, now.time);
  await hour();
  const counter = { act: 'counter' as const, round: 2, date: '2026-12-19' };
  expect((await fixture.answer(fixture.sender, id, counter)).status).toBe(200);
  await hour();
  expect(await row(fixture.host)).toMatchObject({ state: 'open', awaited: true, date: '2026-12-19' });
  const countered = { ...counter, round: 3, date: '2027-01-10' };
  expect((await fixture.answer(fixture.host, id, countered)).problem.code).toBe('proposal-moved');
  expect(await away()).toMatchObject({ date: was.date });
  expect((await fixture.answer(fixture.host, id, { act: 'accept', round: 3 })).status).toBe(200);
  expect((await fixture.host.week('2026-12-07')).talk).toBeNull();
  expect((await fixture.host.week('2026-12-14')).talk).toMatchObject({ confirmed: 1, answered_for: null });
  await hour();
  await hour();
  expect(await away()).toMatchObject({ date: '2026-12-20', time: was.time, confirmed: 1 });
  expect((await speakerNotices()).at(-1)).toMatchObject({
    type: 'own-talk-moved',
    details: { was: was.date, date: '2026-12-20', time: was.time },
  });
  for (const side of [fixture.host, fixture.sender])
    expect(await row(side)).toMatchObject({ state: 'accepted', number: 12, moved: null });
});

it('PROP-R15 accepts another date from a contact by link, and refuses to accept it for a booked weekend', async () => {
  await fixture.invite();
  const said = { act: 'accept' as const, round: 1, number: 12, speaker_name: 'Owen Kelton' };
  await fixture.say(await fixture.token(fixture.host), said);
  await move(now.date, now.time);
  await hour();
  const token = await fixture.token(fixture.host);
  const countered = await fixture.say(token, { act: 'counter', round: 2, date: '2026-12-20' });
  expect(countered.status).toBe(200);
  const { id } = await row(fixture.host);
  await fixture.host.book('2026-12-14', { confirmation: false });
  const taken = await fixture.answer(fixture.host, id, { act: 'accept', round: 3 });
  expect(taken.problem.code).toBe('talk-taken');
  const booked = (await fixture.host.week('2026-12-14')).talk!;
  await test.call(talks.clearTalk, { as: fixture.host.coordinator.token, body: { id: booked.id } });
  expect((await fixture.answer(fixture.host, id, { act: 'accept', round: 3 })).status).toBe(200);
  expect((await fixture.host.week('2026-12-14')).talk).toMatchObject({
    speaker_name: 'Owen Kelton',
    confirmed: 1,
  });
});

it('PROP-R15 permits a proposal of the same speaker for another date after the moved meeting is declined', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  await hour();
  await move(now.date, now.time);
  await hour();
  await fixture.answer(fixture.sender, id, { act: 'withdraw', round: 2 });
  const again = await fixture.addToHost({ date: '2026-12-20' });
  expect(again.status).toBe(200);
  const accepted = { act: 'accept' as const, round: 1, number: 12 };
  expect((await fixture.answer(fixture.host, again.data.id, accepted)).status).toBe(200);
});

it('PROP-R15 requests an answer at once when the settings of the host change the weekday of the meeting', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  await hour();
  await runProposals(test);
  const admin = await fixture.host.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  const body = { modules: { meeting_schedule: { public_day: 6, public_start_time: '17:00' } } } as never;
  await test.call(congregations.editCongregation, { as: admin.token, body });
  await runQueuedFollowing(test);
  await runProposals(test);
  await runProposals(test);
  expect(await row(fixture.sender)).toMatchObject({
    awaited: true,
    moved: { was, now: { date: '2026-12-12', time: '17:00' } },
  });
  expect((await speakerNotices()).map(({ type }) => type)).toEqual(['own-talk-host-moved']);
});
