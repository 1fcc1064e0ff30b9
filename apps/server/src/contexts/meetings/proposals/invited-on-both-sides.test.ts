/** Invitations between two congregations of the installation: each writes its own schedule only. */
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
  fixture = await openProposalFixture(test, `Invited ${number}`);
});

const hour = () => runNight(test.platform, test.database.owner, [proposalsHourly]);
const away = async () =>
  (await test.call(talks.listAwayTalks, { as: fixture.sender.coordinator.token, query: {} })).data;
const here = async () => (await fixture.host.week('2026-12-07')).talk;

it('PROP-R5 books a yes immediately as a talk elsewhere of the sending side, and as a visitor with us in our hourly job', async () => {
  const { id } = (await fixture.inviteSender({ numbers: [12, 45] })).data;
  const [seen] = await fixture.list(fixture.sender);
  expect(seen).toMatchObject({
    id,
    direction: 'invite',
    sends: true,
    asked_by_us: false,
    awaited: true,
    contact: null,
    sent: [],
  });
  const yes = { act: 'accept', round: 1, number: 45 } as const;
  expect((await fixture.answer(fixture.sender, id, yes)).problem.errors).toEqual({
    speaker_id: ['Fill this in.'],
  });
  const foreign = { ...yes, speaker_id: fixture.host.coordinator.id };
  expect(Object.keys((await fixture.answer(fixture.sender, id, foreign)).problem.errors ?? {})).toEqual([
    'speaker_id',
  ]);
  const { data } = await fixture.answer(fixture.sender, id, { ...yes, speaker_id: fixture.speaker.id });
  expect(data).toMatchObject({
    state: 'accepted',
    speaker_name: 'Owen Hollis',
    placed: true,
    speaker_id: fixture.speaker.id,
  });
  expect(await away()).toMatchObject([
    { user_id: fixture.speaker.id, congregation_id: fixture.host.congregation.id, number: 45, confirmed: 1 },
  ]);
  expect(await here()).toBeNull();
  await hour();
  await hour();
  expect(await here()).toMatchObject({ speaker_name: 'Owen Hollis', number: 45, confirmed: 1 });
  expect((await fixture.list(fixture.host))[0]).toMatchObject({ placed: true, speaker_id: null });
});

it('PROP-R5 PROP-R6 books a yes by link with us, and with the sending side once its coordinator names the person', async () => {
  const { id } = (await fixture.invite()).data;
  const token = await fixture.token(fixture.host);
  expect((await fixture.take(fixture.host, token)).problem.code).toBe('proposal-link-ended');
  await fixture.say(token, { act: 'accept', round: 1, speaker_name: 'Brother Hollis', number: 12 });
  expect((await fixture.take(fixture.sender, token)).data).toMatchObject({
    id,
    sends: true,
    state: 'accepted',
  });
  expect(await here()).toMatchObject({ speaker_name: 'Brother Hollis', speaker_congregation: 'Wynyard' });
  expect(await away()).toEqual([]);
  expect((await fixture.place(fixture.sender, id)).problem.errors).toEqual({ speaker_id: ['Fill this in.'] });
  expect((await fixture.place(fixture.sender, id, { speaker_id: fixture.speaker.id })).data.placed).toBe(
    true,
  );
  expect(await away()).toMatchObject([{ user_id: fixture.speaker.id, number: 12, date: '2026-12-13' }]);
  expect((await fixture.place(fixture.host, id, { speaker_id: fixture.speaker.id })).status).toBe(200);
  expect(await away()).toHaveLength(1);
});

it('PROP-R5 lets the sending side book with one request after our yes, if it named the person with another date', async () => {
  const { id } = (await fixture.inviteSender()).data;
  const said = { act: 'counter', round: 1, date: '2026-12-20', number: 12 } as const;
  await fixture.answer(fixture.sender, id, { ...said, speaker_id: fixture.speaker.id });
  expect((await fixture.answer(fixture.host, id, { act: 'accept', round: 2 })).data.placed).toBe(true);
  expect(await away()).toEqual([]);
  expect((await fixture.place(fixture.sender, id)).data.placed).toBe(true);
  expect(await away()).toMatchObject([{ user_id: fixture.speaker.id, date: '2026-12-20' }]);
});

it('PROP-R5 leaves a weekend unchanged that was filled before our hourly job, and shows the obstacle to the coordinator', async () => {
  const { id } = (await fixture.inviteSender()).data;
  const goes = { speaker_id: fixture.speaker.id, number: 12 };
  await fixture.answer(fixture.sender, id, { act: 'accept', round: 1, ...goes });
  await fixture.host.book('2026-12-07');
  await hour();
  expect(await here()).toMatchObject({ speaker_name: 'Martin Calloway' });
  expect((await fixture.list(fixture.host))[0]).toMatchObject({ state: 'accepted', placed: false });
  expect((await fixture.place(fixture.host, id)).problem.code).toBe('talk-taken');
});

it('PROP-R9 counts one of ten simultaneous answers to an invitation', async () => {
  const { id } = (await fixture.inviteSender()).data;
  const token = await fixture.shared(id, fixture.host);
  const goes = { speaker_id: fixture.speaker.id, number: 12 };
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, (_, at) =>
      fixture.say(token, { act: 'accept', round: 1, speaker_name: `Speaker ${at}`, number: 12 }),
    ),
    ...Array.from({ length: 4 }, () =>
      fixture.answer(fixture.sender, id, { act: 'accept', round: 1, ...goes }),
    ),
    ...Array.from({ length: 2 }, () => fixture.answer(fixture.host, id, { act: 'withdraw', round: 1 })),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await hour();
  const [row] = await fixture.list(fixture.host);
  expect((await here())?.speaker_name ?? null).toBe(row!.state === 'accepted' ? row!.speaker_name : null);
  expect((await away()).length).toBe((await fixture.list(fixture.sender))[0]!.placed ? 1 : 0);
});

it('PROP-R5 refuses an own speaker from the side that is offered one, without any effect', async () => {
  const { id } = (await fixture.addToHost()).data;
  const [ours] = await fixture.list(fixture.host);
  const own = await fixture.host.congregation.addPerson({ gender: 1, appointment: 'elder' });
  await test.database.owner.query(
    `update people set qualified_parts = '{15}' where congregation_id = $1 and id = $2`,
    [fixture.host.congregation.id, own.id],
  );
  const yes = { act: 'accept', round: ours!.round, number: 12 } as const;
  const named = await fixture.answer(fixture.host, id, { ...yes, speaker_id: own.id });
  expect(Object.keys(named.problem.errors ?? {})).toEqual(['speaker_id']);
  expect((await fixture.list(fixture.host))[0]).toMatchObject({ id, state: 'open' });
  expect((await fixture.answer(fixture.host, id, yes)).data).toMatchObject({ state: 'accepted', number: 12 });
});
