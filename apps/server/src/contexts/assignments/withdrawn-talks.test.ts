import { duties } from '@sheaf/contract/duties/duties';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { assignmentsTasks, dutiesHourly, withdrawnDutiesTask } from '#contexts/assignments/assignments.jobs';
import { removeMeetings } from '#contexts/meetings/meetings/remove-meetings';
import { type AwayFixture, openAwayFixture } from '#contexts/meetings/talks/testing/away-fixture';
import { tenantTransaction } from '#platform/database/tenant';
import { runNight } from '#platform/jobs/nightly';
import { runQueued } from '#platform/testing/queued-task';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: AwayFixture;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openAwayFixture(test, `Withdrawn talks ${number}`);
});

const week = '2026-12-07';
const as = () => fixture.coordinator.token;
const yes = (id: number, person: SeededPerson = fixture.samuel) =>
  test.call(duties.acknowledgeDuty, { as: person.token, params: { id }, body: { answer: 'yes' } });
const clear = (id: number) => test.call(talks.clearTalk, { as: as(), body: { id } });
/**
 * The first run starts the quiet wait of five minutes, the second notifies; the hourly job must find nothing
 * more.
 */
async function settle(): Promise<void> {
  const task = assignmentsTasks(test.platform)[withdrawnDutiesTask]!;
  await runQueued(test, withdrawnDutiesTask, task);
  await runQueued(test, withdrawnDutiesTask, task);
  await runNight(test.platform, test.database.owner, dutiesHourly);
}
const told = async (person: SeededPerson = fixture.samuel) =>
  (
    await test.database.owner.query(
      'select type, details from notifications where person_id = $1 order by id',
      [person.id],
    )
  ).rows;
const booked = async (confirmation: boolean) =>
  (await fixture.book(week, { speaker_id: fixture.samuel.id, confirmation })).data.id;
const lost = { type: 'duty-withdrawn', details: { what: 'Public talk', date: '2026-12-13' } };

it('X-ACK-11 notifies once of a cleared booking if the speaker had said yes only to the duty', async () => {
  const id = await booked(true);
  expect((await yes(id)).status).toBe(200);
  await clear(id);
  await settle();
  expect(await told()).toEqual([lost]);
});

it('X-ACK-11 notifies the former speaker once when another one is booked, and nobody who never answered', async () => {
  const victor = await fixture.goer('Victor');
  const id = await booked(true);
  await yes(id);
  await clear(id);
  await fixture.book(week, { speaker_id: victor.id, confirmation: true });
  await clear((await fixture.week(week)).talk!.id);
  await settle();
  expect(await told()).toEqual([lost]);
  expect(await told(victor)).toEqual([]);
});

it('X-ACK-11 notifies the speaker once when the meeting is deleted', async () => {
  await yes(await booked(true));
  const { id: meeting } = await fixture.week(week);
  const act = { congregationId: fixture.congregation.id, personId: null, operation: 'test.withdrawn' };
  await tenantTransaction(test.platform, act, (tenant) => removeMeetings(tenant, [meeting]));
  await settle();
  expect(await told()).toEqual([lost]);
});

it('X-ACK-11 TALK-R4 notifies a confirmed speaker who said yes to the duty once, by the clearing alone', async () => {
  const id = await booked(false);
  await yes(id);
  await clear(id);
  await settle();
  expect((await told()).map(({ type }) => type)).toEqual(['own-talk-called-off']);
});

it('X-ACK-11 notifies nobody of a booking that is restored within five minutes', async () => {
  const id = await booked(true);
  await yes(id);
  await clear(id);
  await test.call(talks.restoreTalk, { as: as(), body: { id } });
  await settle();
  expect(await told()).toEqual([]);
});

it('X-ACK-11 does not notify a speaker who declines by the link after a yes to the duty', async () => {
  await yes(await booked(true));
  const declined = { token: await fixture.token(), answer: 'declined' as const, word: null };
  await test.call(talks.answerRequest, { body: declined });
  await settle();
  expect(await told()).toEqual([]);
});

it('X-ACK-11 TALK-R4 notifies a speaker who answered the duty of both dates when the booking is moved to another week', async () => {
  const id = await booked(false);
  await yes(id);
  const to = await fixture.week('2026-12-14');
  const moved = await test.call(talks.moveTalk, { as: as(), body: { assignment_id: id, id: to.id } });
  expect(moved.status).toBe(200);
  await settle();
  expect(await told()).toMatchObject([
    { type: 'own-talk-moved', details: { was: '2026-12-13', date: '2026-12-20' } },
  ]);
});

it('X-ACK-11 notifies of a talk elsewhere that is cleared or reassigned if the speaker had answered only the duty', async () => {
  const { id } = (await fixture.save({ confirmation: true })).data;
  await yes(id);
  const victor = await fixture.goer('Victor');
  await fixture.save({ id, speaker: victor.id, confirmation: true });
  await yes(id, victor);
  await clear(id);
  await settle();
  const elsewhere = {
    type: 'duty-withdrawn',
    details: { what: 'Public talk away, Devonport', date: '2026-12-12' },
  };
  expect(await told()).toEqual([elsewhere]);
  expect(await told(victor)).toEqual([elsewhere]);
});

it('X-ACK-11 TALK-R4 notifies the speaker of an agreed talk elsewhere once when it is reassigned', async () => {
  const { id } = (await fixture.save({ confirmation: true })).data;
  await yes(id);
  await test.call(talks.answerRequest, {
    body: { token: await fixture.token(), answer: 'accepted', word: null },
  });
  const victor = await fixture.goer('Victor');
  await fixture.save({ id, speaker: victor.id, confirmation: true });
  await settle();
  expect((await told()).map(({ type }) => type)).toEqual(['own-talk-called-off']);
});
