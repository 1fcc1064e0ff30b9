import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { proposalsHourly } from '#contexts/meetings/proposals/proposals.jobs';
import { openProposalDesk, type ProposalDesk } from '#contexts/meetings/proposals/testing/proposal-desk';
import type { TalkDesk } from '#contexts/meetings/talks/testing/talk-desk';
import { runNight } from '#platform/jobs/nightly';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let desk: ProposalDesk;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(new Date('2026-11-23T10:00:00Z'));
  number += 1;
  desk = await openProposalDesk(test, `Moved ${number}`);
});

const hour = () => runNight(test.platform, test.database.owner, [proposalsHourly]);
const away = async () =>
  (await test.call(talks.listAwayTalks, { as: desk.sender.coordinator.token, query: {} })).data[0]!;
const visitor = async () => (await desk.host.week('2026-12-07')).talk!;
const row = async (side: TalkDesk) => (await desk.list(side))[0]!;
const told = async (side: TalkDesk) =>
  (
    await test.database.owner.query(
      "select type, details from notifications where person_id = $1 and type like '%moved' order by id",
      [side.coordinator.id],
    )
  ).rows;

/** The weekend of 7 December at the host, which is held on Sunday the 13th at 10:00. */
async function move(local_date: string, time: string): Promise<void> {
  const planner = await desk.host.congregation.addPerson({
    permissions: ['schedules.meetings', 'schedules.meetings.edit'],
  });
  const { data } = await test.call(meetings.listMeetings, { as: planner.token });
  const { id } = data.find(({ type, week }) => type === 'public' && week === '2026-12-07')!;
  const moved = await test.call(meetings.moveMeeting, {
    ...{ as: planner.token, params: { id }, body: { local_date, time } },
  });
  expect(moved.status).toBe(200);
}

const was = { date: '2026-12-13', time: '10:00' };
const now = { date: '2026-12-11', time: '20:00' };

it('PROP-R15 the other congregation is asked again about a moved meeting, both lists name both versions, and a yes moves both schedules', async () => {
  const { id } = (await desk.addToHost()).data;
  await desk.answer(desk.host, id, { act: 'accept', round: 1, number: 12 });
  await hour();
  await move(now.date, now.time);
  await hour();
  await hour();
  expect(await row(desk.host)).toMatchObject({ state: 'open', awaited: false, moved: { was, now } });
  expect(await row(desk.sender)).toMatchObject({ state: 'open', awaited: true, moved: { was, now } });
  const details = { was: was.date, was_time: was.time, date: now.date, time: now.time };
  expect(await told(desk.sender)).toMatchObject([{ type: 'proposal-moved', details }]);
  expect(await told(desk.host)).toEqual([]);
  const [mail] = await desk.sender.mails();
  for (const part of ['13 December', '11 December', '10:00']) expect(mail!.body).toContain(part);
  expect((await visitor()).confirmed).toBe(0);
  const counter = { act: 'counter' as const, round: 2, date: '2026-12-20' };
  expect((await desk.answer(desk.sender, id, counter)).problem.code).toBe('proposal-moved');
  expect((await desk.answer(desk.sender, id, { act: 'accept', round: 2 })).status).toBe(200);
  expect(await away()).toMatchObject({ date: now.date, time: now.time, confirmed: 1, answered_for: null });
  await hour();
  await hour();
  expect(await visitor()).toMatchObject({ confirmed: 1, answered_for: null });
  for (const side of [desk.host, desk.sender])
    expect(await row(side)).toMatchObject({ state: 'accepted', number: 12, moved: null });
});

it('PROP-R15 a meeting that is moved back asks nothing more, and the agreement holds again', async () => {
  const { id } = (await desk.addToHost()).data;
  await desk.answer(desk.host, id, { act: 'accept', round: 1, number: 45 });
  await hour();
  await move(now.date, now.time);
  await hour();
  await move(was.date, was.time);
  await hour();
  await hour();
  for (const side of [desk.host, desk.sender])
    expect(await row(side)).toMatchObject({ state: 'accepted', number: 45, moved: null });
  expect(await visitor()).toMatchObject({ confirmed: 1 });
  await move(was.date, was.time);
  await hour();
  expect(await told(desk.sender)).toHaveLength(1);
});

it('PROP-R15 a contact without Sheaf is mailed a link that names both versions and answers', async () => {
  await desk.invite();
  const first = await desk.token(desk.host);
  const said = { act: 'accept' as const, round: 1, number: 12, speaker_name: 'Owen Kelton' };
  expect((await desk.say(first, said)).status).toBe(200);
  await move(now.date, now.time);
  await hour();
  const mails = (await desk.host.mails()).filter(({ recipient }) => recipient === 'paul@example.org');
  expect(mails).toHaveLength(2);
  const token = await desk.token(desk.host);
  expect(token).not.toBe(first);
  expect((await desk.read(token)).data).toMatchObject({ awaited: true, moved: { was, now } });
  const answered = await desk.say(token, { act: 'accept', round: 2 });
  expect(answered.data).toMatchObject({ state: 'accepted', moved: null });
  expect(await visitor()).toMatchObject({ confirmed: 1, answered_for: null });
});

it('PROP-R15 who cannot come at the new hour says so, and the host is told', async () => {
  const { id } = (await desk.addToHost()).data;
  await desk.answer(desk.host, id, { act: 'accept', round: 1, number: 12 });
  await hour();
  await move(now.date, now.time);
  await hour();
  expect((await desk.answer(desk.sender, id, { act: 'withdraw', round: 2 })).status).toBe(200);
  await hour();
  expect(await row(desk.host)).toMatchObject({ state: 'withdrawn', moved: null });
  const { rows } = await test.database.owner.query(
    "select type from notifications where person_id = $1 and type = 'proposal-withdrawn'",
    [desk.host.coordinator.id],
  );
  expect(rows).toHaveLength(1);
});
