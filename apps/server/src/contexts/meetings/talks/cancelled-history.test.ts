/** Duties at cancelled meetings do not count as history. */
import { duties } from '@sheaf/contract/duties/duties';
import { events } from '@sheaf/contract/events/events';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTalkFixture, type TalkFixture } from '#contexts/meetings/talks/testing/talk-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const [cancelled, later] = ['2026-11-23', '2026-12-14'];

let test: TestApp;
let fixture: TalkFixture;
let keeper: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openTalkFixture(test, 'Assembled');
  keeper = await fixture.congregation.addPerson({ permissions: ['settings.events.add'] });
});
afterAll(() => test.close());

const addAssembly = () =>
  test.call(events.addEvent, {
    as: keeper.token,
    body: { type: 'assembly', start_date: '2026-11-28T09:30', end_date: '2026-11-29T16:00' },
  });

it('EVENTS-R4 MEET-R21 excludes a part in a cancelled meeting from the history', async () => {
  const reader = await fixture.qualified([5], 'Enoch');
  const placeOf = async (week: string) =>
    fixture.row((await fixture.meeting('clam', week)).id, 'treasures.reading');
  const rank = async () => {
    const { id } = await placeOf(later);
    const { data } = await test.call(duties.rankCandidates, { as: fixture.planner.token, params: { id } });
    return data.candidates.find(({ user }) => user.id === reader.id)!;
  };
  await test.call(duties.fillDuty, {
    as: fixture.planner.token,
    params: { id: (await placeOf(cancelled)).id },
    body: { user_id: reader.id },
  });
  expect(await rank()).toMatchObject({ last_assigned: '2026-11-25', parts: [{ date: '2026-11-25' }] });
  await addAssembly();
  expect(await rank()).toMatchObject({ last_assigned: '2019-01-01', parts: [] });
});

it('EVENTS-R4 WKND-R12 excludes a talk of a cancelled weekend from given talks, and its speaker from visits', async () => {
  const own = await openTalkFixture(test, 'Held');
  const as = own.coordinator.token;
  const samuel = await own.speaker('Samuel');
  await own.book(cancelled, { speaker_id: samuel.id, confirmation: false });
  await own.book('2026-11-30', { confirmation: false, public_talk_id: 7 });
  const adding = await own.congregation.addPerson({ permissions: ['settings.events.add'] });
  test.setNow(new Date('2026-12-14T10:00:00Z'));
  const given = async () => (await test.call(talks.listGiven, { as })).data.map(({ number }) => number);
  const visits = async () => (await test.call(talks.listVisits, { as })).data;
  const lastHere = async () =>
    (await test.call(talks.listOwnSpeakers, { as })).data.find(({ id }) => id === samuel.id)!.last_here;
  expect([await given(), (await visits()).length, await lastHere()]).toEqual([
    [7, 12],
    1,
    { date: '2026-11-29', number: 12 },
  ]);
  for (const day of ['2026-11-28', '2026-12-05'])
    await test.call(events.addEvent, {
      as: adding.token,
      body: { type: 'assembly', start_date: `${day}T09:30` },
    });
  expect([await given(), await visits(), await lastHere()]).toEqual([[], [], null]);
});
