import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { proposalsHourly } from '#contexts/meetings/proposals/proposals.jobs';
import {
  openProposalFixture,
  type ProposalFixture,
} from '#contexts/meetings/proposals/testing/proposal-fixture';
import type { TalkFixture } from '#contexts/meetings/talks/testing/talk-fixture';
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

/** The weekend of 7 December at the host, which is held on Sunday the 13th at 10:00. */
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

it('PROP-R15 the other congregation is asked again about a moved meeting, both lists name both versions, and a yes moves both schedules', async () => {
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
  const counter = { act: 'counter' as const, round: 2, date: '2026-12-20' };
  expect((await fixture.answer(fixture.sender, id, counter)).problem.code).toBe('proposal-moved');
  expect((await fixture.answer(fixture.sender, id, { act: 'accept', round: 2 })).status).toBe(200);
  expect(await away()).toMatchObject({ date: now.date, time: now.time, confirmed: 1, answered_for: null });
  await hour();
  await hour();
  expect(await visitor()).toMatchObject({ confirmed: 1, answered_for: null });
  for (const side of [fixture.host, fixture.sender])
    expect(await row(side)).toMatchObject({ state: 'accepted', number: 12, moved: null });
});

it('PROP-R15 a meeting that is moved back asks nothing more, and the agreement holds again', async () => {
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

it('PROP-R15 a contact without Sheaf is mailed a link that names both versions and answers', async () => {
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

it('PROP-R15 who cannot come at the new hour says so, and the host is told', async () => {
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
