/** Double promises of a weekend or speaker, and late acceptances. */
import { events } from '@sheaf/contract/events/events';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { proposalsHourly } from '#contexts/meetings/proposals/proposals.jobs';
import {
  openProposalFixture,
  type ProposalFixture,
} from '#contexts/meetings/proposals/testing/proposal-fixture';
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
  fixture = await openProposalFixture(test, `Promised ${number}`);
});

const here = async (monday = '2026-12-07') => (await fixture.host.week(monday)).talk;
const away = async () =>
  (await test.call(talks.listAwayTalks, { as: fixture.sender.coordinator.token, query: {} })).data;
const yes = { act: 'accept', round: 1, speaker_name: 'Ben Ashby', number: 12 } as const;
const goes = () => ({ speaker_id: fixture.speaker.id, number: 12 });
/** Books a talk elsewhere of our speaker without a proposal. */
const elsewhere = (cong: number, date = '2026-12-13') =>
  test.call(talks.saveAwayTalk, {
    as: fixture.sender.coordinator.token,
    body: { cong, date, speaker: fixture.speaker.id, talk: 12, confirmation: false },
  });

it('PROP-R11 refuses a second invitation for a week with an open one, for any of its days, until withdrawal or refusal', async () => {
  const { id } = (await fixture.invite()).data;
  const mails = (await fixture.host.mails()).length;
  const second = () =>
    fixture.invite({ date: '2026-12-12', host: { ...fixture.stranger, name: 'Ulverstone' } });
  expect((await second()).problem.code).toBe('proposal-week-asked');
  expect((await fixture.inviteSender({ date: '2026-12-07' })).problem.code).toBe('proposal-week-asked');
  expect(await fixture.host.mails()).toHaveLength(mails);
  expect((await fixture.invite({ date: '2026-12-20' })).status).toBe(200);
  await fixture.answer(fixture.host, id, { act: 'withdraw', round: 1 });
  expect((await second()).status).toBe(200);
  await fixture.say(await fixture.token(fixture.host), { act: 'decline', round: 1 });
  expect((await fixture.inviteSender()).status).toBe(200);
});

it('PROP-R11 accepts one of ten simultaneous invitations for a weekend, also one not planned yet', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => fixture.inviteSender({ date: '2028-06-04' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await fixture.list(fixture.host)).toHaveLength(1);
});

it('PROP-R11 refuses another date in a week with an open invitation; proposals that wait for us block nothing', async () => {
  const { id } = (await fixture.inviteSender()).data;
  await fixture.invite({ date: '2026-12-20' });
  await fixture.answer(fixture.sender, id, { act: 'counter', round: 1, date: '2026-12-27', ...goes() });
  const counter = (date: string) => fixture.answer(fixture.host, id, { act: 'counter', round: 2, date });
  expect((await counter('2026-12-18')).problem.code).toBe('proposal-week-asked');
  expect((await fixture.invite({ date: '2026-12-27' })).status).toBe(200);
  expect((await counter('2027-01-03')).status).toBe(200);
});

it('PROP-R11 offers an own speaker to one congregation in a week, and one speaker to a congregation', async () => {
  await fixture.add();
  const other = await fixture.sender.congregation.addPerson({ gender: 1, appointment: 'elder' });
  await test.database.owner.query(
    `update people set qualified_parts = '{15}' where congregation_id = $1 and id = $2`,
    [fixture.sender.congregation.id, other.id],
  );
  expect((await fixture.addToHost({ date: '2026-12-12' })).problem.code).toBe('proposal-speaker-asked');
  expect((await fixture.add({ speaker_id: other.id })).problem.code).toBe('proposal-speaker-asked');
  expect((await fixture.addToHost({ speaker_id: other.id })).status).toBe(200);
  expect((await fixture.add({ date: '2026-12-20' })).status).toBe(200);
});

it('PROP-R12 refuses a yes by link for a weekend booked since, without effect, and accepts another date', async () => {
  await fixture.invite();
  const token = await fixture.token(fixture.host);
  await fixture.host.book('2026-12-07');
  const late = await fixture.say(token, yes);
  expect([late.status, late.problem.code]).toEqual([409, 'proposal-weekend-closed']);
  expect(late.text).not.toContain('Martin Calloway');
  expect(await here()).toMatchObject({ speaker_name: 'Martin Calloway' });
  expect((await fixture.list(fixture.host))[0]).toMatchObject({
    state: 'open',
    speaker_name: null,
    placed: false,
  });
  expect((await fixture.say(token, { ...yes, act: 'counter', date: '2026-12-20' })).data.round).toBe(2);
});

it('PROP-R12 refuses a yes by link for a weekend whose meeting is cancelled', async () => {
  await fixture.invite();
  const planner = await fixture.host.congregation.addPerson({ permissions: ['settings.events.add'] });
  await test.call(events.addEvent, {
    as: planner.token,
    body: {
      type: 'convention',
      label: 'Convention',
      cancels_meeting: 'both',
      start_date: '2026-12-11T09:00',
      end_date: '2026-12-13T17:00',
    },
  });
  expect((await fixture.say(await fixture.token(fixture.host), yes)).problem.code).toBe(
    'proposal-weekend-closed',
  );
});

it('PROP-R12 refuses a yes of a congregation on the installation too, and leaves its speaker free', async () => {
  const { id } = (await fixture.inviteSender()).data;
  await fixture.host.book('2026-12-07');
  const answer = (more: object) =>
    fixture.answer(fixture.sender, id, { act: 'accept', round: 1, ...goes(), ...more });
  expect((await answer({})).problem.code).toBe('proposal-weekend-closed');
  expect(await away()).toEqual([]);
  expect((await fixture.list(fixture.sender))[0]).toMatchObject({ state: 'open', speaker_id: null });
  expect((await answer({ act: 'counter', date: '2026-12-20' })).data.round).toBe(2);
});

it('PROP-R12 refuses a yes for an offered speaker who has another talk by now, by link and in the app', async () => {
  await fixture.add();
  const token = await fixture.token();
  const { id } = (await fixture.addToHost({ date: '2026-12-20' })).data;
  const aside = (await openProposalFixture(test, `Elsewhere ${number}`)).host.congregation.id;
  for (const date of ['2026-12-13', '2026-12-20']) expect((await elsewhere(aside, date)).status).toBe(200);
  expect((await fixture.say(token, { act: 'accept', round: 1 })).problem.code).toBe('proposal-speaker-taken');
  expect((await fixture.answer(fixture.host, id, { act: 'accept', round: 1 })).problem.code).toBe(
    'proposal-speaker-taken',
  );
  expect(await here('2026-12-14')).toBeNull();
  expect((await fixture.list(fixture.sender)).map(({ state }) => state)).toEqual(['open', 'open']);
});

it('PROP-R12 accepts one of a simultaneous booking and yes for a weekend, and reports it as taken to the other', async () => {
  await fixture.invite();
  const token = await fixture.token(fixture.host);
  const [booked, said] = await Promise.all([fixture.host.book('2026-12-07'), fixture.say(token, yes)]);
  expect([booked.status, said.status].sort()).toEqual([200, 409]);
  expect(booked.problem.code ?? said.problem.code).toBe(
    said.status === 409 ? 'proposal-weekend-closed' : 'talk-taken',
  );
  expect((await here())!.speaker_name).toBe(said.status === 200 ? 'Ben Ashby' : 'Martin Calloway');
  expect((await fixture.list(fixture.host))[0]!.state).toBe(said.status === 200 ? 'accepted' : 'open');
});

it('PROP-R12 stores a yes for a weekend not planned yet, and books it on request once it is', async () => {
  const { id } = (await fixture.invite({ date: '2028-06-04' })).data;
  expect((await fixture.say(await fixture.token(fixture.host), yes)).data.state).toBe('accepted');
  await runNight(test.platform, test.database.owner, [proposalsHourly]);
  expect((await fixture.place(fixture.host, id)).problem.code).toBe('no-meeting-then');
});
