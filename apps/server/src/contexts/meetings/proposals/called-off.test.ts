import { events } from '@sheaf/contract/events/events';
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
  fixture = await openProposalFixture(test, `Called off ${number}`);
});

const hour = () => runNight(test.platform, test.database.owner, [proposalsHourly]);
const later = () => test.setNow(new Date('2026-11-23T10:06:00Z'));
const away = async () =>
  (await test.call(talks.listAwayTalks, { as: fixture.sender.coordinator.token, query: {} })).data[0]!;
const clear = (side: TalkFixture, id: number) =>
  test.call(talks.clearTalk, { as: side.coordinator.token, body: { id } });
const states = async () =>
  (await Promise.all([fixture.list(fixture.sender), fixture.list(fixture.host)])).map(
    ([row]) => row && [row.state, row.called_off],
  );

/** The host accepts in its own app, and both schedules contain the talk. */
async function agree(): Promise<void> {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  await hour();
}
const visitor = async () => (await fixture.host.week('2026-12-07')).talk!;

it('PROP-R14 withdraws an agreement by link when the away talk is cleared, mails the contact, and shows it in the link', async () => {
  await fixture.add();
  const token = await fixture.token();
  await fixture.say(token, { act: 'accept', round: 1, number: 45 });
  await clear(fixture.sender, (await away()).id);
  await hour();
  await hour();
  const mails = (await fixture.sender.mails()).filter(({ recipient }) => recipient === 'paul@example.org');
  expect(mails.map(({ subject }) => subject.includes('cannot come'))).toEqual([true, false]);
  expect((await fixture.list(fixture.sender))[0]).toMatchObject({ state: 'withdrawn', called_off: true });
  expect((await fixture.read(token)).data).toMatchObject({
    called_off: true,
    awaited: false,
    date: '2026-12-13',
  });
});

it('PROP-R14 withdraws a visitor cleared by the host on both sides, and also mails the other coordinator', async () => {
  await agree();
  await clear(fixture.host, (await visitor()).id);
  await hour();
  expect(await states()).toEqual([
    ['accepted', false],
    ['accepted', false],
  ]);
  later();
  await hour();
  await hour();
  expect(await states()).toEqual([
    ['withdrawn', true],
    ['withdrawn', true],
  ]);
  const told = (await fixture.sender.mails()).filter(
    ({ person_id }) => person_id === fixture.sender.coordinator.id,
  );
  expect(told.map(({ subject }) => subject.includes('withdrew'))).toEqual([true]);
});

it('PROP-R14 withdraws nothing for a booking that is restored in time', async () => {
  await agree();
  const { id } = await visitor();
  await clear(fixture.host, id);
  await hour();
  await test.call(talks.restoreTalk, { as: fixture.host.coordinator.token, body: { id } });
  later();
  await hour();
  expect(await states()).toEqual([
    ['accepted', false],
    ['accepted', false],
  ]);
});

it('PROP-R14 withdraws an agreement whose meeting an event replaces', async () => {
  await agree();
  const keeper = await fixture.host.congregation.addPerson({
    permissions: ['settings.events', 'settings.events.add'],
  });
  const assembly = {
    type: 'assembly' as const,
    start_date: '2026-12-12T09:30',
    end_date: '2026-12-13T16:00',
    cancels_meeting: 'public' as const,
  };
  await test.call(events.addEvent, { as: keeper.token, body: assembly });
  await hour();
  await hour();
  expect(await states()).toEqual([
    ['withdrawn', true],
    ['withdrawn', true],
  ]);
});

it('PROP-R14 never withdraws a past agreement, nor one without a booking', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  await hour();
  await clear(fixture.host, (await visitor()).id);
  test.setNow(new Date('2026-12-14T10:00:00Z'));
  await hour();
  expect((await fixture.list(fixture.sender))[0]).toMatchObject({ state: 'accepted', called_off: false });
});
