import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { proposalsHourly } from '#contexts/meetings/proposals/proposals.jobs';
import { runProposals } from '#contexts/meetings/proposals/testing/followed-proposals';
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
  fixture = await openProposalFixture(test, `Before ${number}`);
});

const usual = { date: '2026-12-13', time: '10:00' };
const moved = { date: '2026-12-11', time: '20:00' };

const hour = () => runNight(test.platform, test.database.owner, [proposalsHourly]);
const away = async () =>
  (await test.call(talks.listAwayTalks, { as: fixture.sender.coordinator.token, query: {} })).data;
const visitor = async (week = '2026-12-07') => (await fixture.host.week(week)).talk!;
const row = async (side: TalkFixture) => (await fixture.list(side))[0]!;

/** Moves the weekend meeting of the host in the week of a Monday. */
async function move(week: string, to: { date: string; time: string }): Promise<void> {
  const planner = await fixture.host.congregation.addPerson({
    permissions: ['schedules.meetings', 'schedules.meetings.edit'],
  });
  const { data } = await test.call(meetings.listMeetings, { as: planner.token });
  const { id } = data.find((meeting) => meeting.type === 'public' && meeting.week === week)!;
  const body = { local_date: to.date, time: to.time };
  const { status } = await test.call(meetings.moveMeeting, { as: planner.token, params: { id }, body });
  expect(status).toBe(200);
}

it('PROP-R15.5 books the new time on the sending side if the meeting moves before its talk is booked there', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  await move('2026-12-07', moved);
  await runProposals(test);
  await runProposals(test);
  expect(await away()).toEqual([]);
  expect((await fixture.answer(fixture.sender, id, { act: 'accept', round: 2 })).status).toBe(200);
  expect(await away()).toMatchObject([moved]);
  await hour();
  expect(await visitor()).toMatchObject({ confirmed: 1 });
});

it('PROP-R15.5 requests a new answer for a meeting that was moved before the offer was accepted, with the usual and the moved time', async () => {
  await move('2026-12-07', moved);
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  expect(await visitor()).toMatchObject({ confirmed: 0, answered_for: usual });
  await runProposals(test);
  await runProposals(test);
  for (const side of [fixture.host, fixture.sender])
    expect(await row(side)).toMatchObject({ state: 'open', moved: { was: usual, now: moved } });
  expect((await fixture.answer(fixture.sender, id, { act: 'accept', round: 2 })).status).toBe(200);
  expect(await away()).toMatchObject([moved]);
  await hour();
  expect(await visitor()).toMatchObject({ confirmed: 1, answered_for: null });
});

it('PROP-R15.5 restores the agreement if the moved meeting returns to its usual time', async () => {
  await move('2026-12-07', moved);
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  await hour();
  await move('2026-12-07', usual);
  await hour();
  await hour();
  expect(await row(fixture.sender)).toMatchObject({ state: 'accepted', number: 12, moved: null });
  expect(await away()).toMatchObject([usual]);
  expect(await visitor()).toMatchObject({ confirmed: 1 });
});

it('PROP-R13 invites to the moved meeting of the week, and books its day and time in both schedules', async () => {
  await move('2026-12-07', moved);
  const { id } = (await fixture.inviteSender({ date: '2026-12-13' })).data;
  expect(await row(fixture.sender)).toMatchObject({ date: moved.date, moved: null });
  const said = { act: 'accept' as const, round: 1, number: 12, speaker_id: fixture.speaker.id };
  expect((await fixture.answer(fixture.sender, id, said)).status).toBe(200);
  expect(await away()).toMatchObject([moved]);
  await hour();
  await hour();
  expect(await visitor()).toMatchObject({ confirmed: 1, answered_for: null });
  for (const side of [fixture.host, fixture.sender])
    expect(await row(side)).toMatchObject({ state: 'accepted', moved: null });
});

it('PROP-R13 mails an invitation with the day and time of the moved meeting', async () => {
  await move('2026-12-07', moved);
  await fixture.invite();
  const [mail] = await fixture.host.mails();
  for (const part of ['11 December', '8:00 pm']) expect(mail!.body).toContain(part);
  const opened = (await fixture.read(await fixture.token(fixture.host))).data;
  expect(opened).toMatchObject({ date: moved.date, place: expect.stringContaining('8:00 pm') });
});

it('PROP-R15.5 requests a new answer for the moved meeting of another date that the invited side requested', async () => {
  await move('2026-12-07', moved);
  const other = { date: '2026-12-18', time: '19:30' };
  await move('2026-12-14', other);
  const { id } = (await fixture.inviteSender()).data;
  const said = { number: 12, speaker_id: fixture.speaker.id };
  await fixture.answer(fixture.sender, id, { act: 'counter', round: 1, date: '2026-12-20', ...said });
  expect((await fixture.answer(fixture.host, id, { act: 'accept', round: 2 })).status).toBe(200);
  await hour();
  await hour();
  expect(await row(fixture.sender)).toMatchObject({
    state: 'open',
    moved: { was: { date: '2026-12-20', time: usual.time }, now: other },
  });
});

it('PROP-R15 requests a new answer for an agreed talk that the host moves to another week', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  await hour();
  const target = await fixture.host.week('2026-12-14');
  const body = { assignment_id: (await visitor()).id, id: target.id };
  const as = fixture.host.coordinator.token;
  expect((await test.call(talks.moveTalk, { as, body })).status).toBe(200);
  await runProposals(test);
  await runProposals(test);
  const now = { date: '2026-12-20', time: usual.time };
  for (const side of [fixture.host, fixture.sender])
    expect(await row(side)).toMatchObject({ state: 'open', moved: { was: usual, now } });
  expect((await fixture.answer(fixture.sender, id, { act: 'accept', round: 2 })).status).toBe(200);
  expect(await away()).toMatchObject([now]);
  await hour();
  expect(await visitor('2026-12-14')).toMatchObject({ confirmed: 1, answered_for: null });
});
