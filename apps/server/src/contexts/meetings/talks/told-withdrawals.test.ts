import { events } from '@sheaf/contract/events/events';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changedTalksHourly } from '#contexts/meetings/talks/talks.jobs';
import { type AwayFixture, openAwayFixture } from '#contexts/meetings/talks/testing/away-fixture';
import { visitor } from '#contexts/meetings/talks/testing/talk-fixture';
import { runChangedTalks } from '#contexts/meetings/talks/testing/told-changes';
import { runNight } from '#platform/jobs/nightly';
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
  fixture = await openAwayFixture(test, `Withdrawing ${number}`);
});

const week = '2026-12-07';
const as = () => fixture.coordinator.token;
const accept = async () =>
  test.call(talks.answerRequest, { body: { token: await fixture.token(), answer: 'accepted', word: null } });
const clear = (id: number) => test.call(talks.clearTalk, { as: as(), body: { id } });
const told = async (address: string) =>
  (await fixture.mails())
    .filter(({ recipient }) => recipient === address)
    .map(({ subject }) => subject.split(' on ')[1]!);
const emailOf = async (id: number): Promise<string> =>
  (await test.database.owner.query('select email from people where id = $1', [id])).rows[0].email;
const noticesOf = async (id: number) =>
  (
    await test.database.owner.query('select type from notifications where person_id = $1 order by id', [id])
  ).rows.map(({ type }) => type);

it('TALK-R4 mails a visitor who accepted when the booking is cleared, and when it is restored', async () => {
  const { id } = (await fixture.book(week)).data;
  await accept();
  expect((await clear(id)).status).toBe(200);
  const [mail] = await fixture.mails();
  expect(mail).toMatchObject({ recipient: visitor.email });
  expect(mail!.subject).toContain('13 December 2026 is cancelled');
  await test.call(talks.restoreTalk, { as: as(), body: { id } });
  const [back, ...before] = await fixture.mails();
  expect(back!.subject).toContain('takes place');
  expect(before).toHaveLength(2);
  expect((await fixture.week(week)).talk).toMatchObject({ confirmed: 1, answer: 'accepted' });
});

const moveTo = async (id: number, monday: string) =>
  test.call(talks.moveTalk, {
    as: as(),
    body: { assignment_id: id, id: (await fixture.week(monday)).id },
  });

it('TALK-R3 a booking moved to another week lists the accepted version and sends one new request', async () => {
  const { id } = (await fixture.book(week)).data;
  await accept();
  const moved = await moveTo(id, '2026-12-14');
  expect(moved.data).toMatchObject({
    confirmed: 0,
    answer: null,
    answered_for: { date: '2026-12-13', time: '10:00' },
  });
  await runChangedTalks(test);
  await runNight(test.platform, test.database.owner, [changedTalksHourly]);
  const [mail, ...before] = await fixture.mails();
  for (const part of ['13 December', '20 December']) expect(mail!.body).toContain(part);
  expect(before).toHaveLength(1);
  await accept();
  expect((await fixture.week('2026-12-14')).talk).toMatchObject({ confirmed: 1, answered_for: null });
});

it('TALK-R4 mails a visitor who accepted another date when the moved booking is cleared', async () => {
  const { id } = (await fixture.book(week)).data;
  await accept();
  const moved = (await moveTo(id, '2026-12-14')).data;
  await runChangedTalks(test);
  await clear(moved.id);
  expect((await fixture.mails())[0]!.subject).toContain('20 December 2026 is cancelled');
});

it('TALK-R4 notifies nobody who did not accept or was never asked', async () => {
  const { id } = (await fixture.book(week)).data;
  await clear(id);
  const other = (await fixture.book('2026-12-14', { confirmation: false })).data;
  await clear(other.id);
  expect(await told(visitor.email)).toHaveLength(1);
});

it('TALK-R4 notifies once of an event that replaces the meeting, and once of its removal', async () => {
  await fixture.book(week);
  await accept();
  const keeper = await fixture.congregation.addPerson({
    permissions: ['settings.events', 'settings.events.add'],
  });
  const assembly = {
    type: 'assembly' as const,
    start_date: '2026-12-12T09:30',
    end_date: '2026-12-13T16:00',
    cancels_meeting: 'public' as const,
  };
  const { id } = (await test.call(events.addEvent, { as: keeper.token, body: assembly })).data;
  expect(await runChangedTalks(test)).toEqual([fixture.congregation.id]);
  await runNight(test.platform, test.database.owner, [changedTalksHourly]);
  expect(await told(visitor.email)).toHaveLength(2);
  expect((await fixture.mails())[0]!.subject).toContain('is cancelled');
  const admin = await fixture.congregation.addPerson({
    permissions: ['settings.events', 'settings.events.delete'],
  });
  await test.call(events.deleteEvent, { as: admin.token, params: { id } });
  await runChangedTalks(test);
  expect((await fixture.mails())[0]!.subject).toContain('takes place');
  expect(await noticesOf(fixture.coordinator.id)).toEqual([
    'talk-accepted',
    'talk-called-off',
    'talk-restored',
  ]);
});

it('TALK-R4 sends nothing for a past meeting', async () => {
  const { id } = (await fixture.book(week)).data;
  await accept();
  test.setNow(new Date('2026-12-14T10:00:00Z'));
  await clear(id);
  expect(await told(visitor.email)).toHaveLength(1);
});

it('TALK-R4 notifies an own speaker who accepted a talk elsewhere when it is cleared, by mail and in the app', async () => {
  const { id } = (await fixture.save({ confirmation: true })).data;
  await accept();
  await clear(id);
  expect((await fixture.mails())[0]).toMatchObject({ person_id: fixture.samuel.id });
  expect((await fixture.mails())[0]!.subject).toContain('12 December 2026 is cancelled');
  expect(await noticesOf(fixture.samuel.id)).toEqual(['own-talk-called-off']);
});

it('TALK-R4 notifies of a talk elsewhere moved without a question, with both dates', async () => {
  const { id } = (await fixture.save({ confirmation: true })).data;
  await accept();
  await fixture.save({ id, date: '2026-12-20', confirmation: false });
  const [mail] = await fixture.mails();
  for (const part of ['12 December', '19 December']) expect(mail!.body).toContain(part);
  expect(mail!.body).not.toContain('/speak#');
  expect(await noticesOf(fixture.samuel.id)).toEqual(['own-talk-moved']);
  expect((await fixture.list())[0]).toMatchObject({ confirmed: 1, answered_for: null });
});

it('TALK-R4 notifies a replaced speaker that they do not speak', async () => {
  const { id } = (await fixture.save({ confirmation: true })).data;
  await accept();
  const other = await fixture.goer('Victor');
  await fixture.save({ id, speaker: other.id, confirmation: true });
  const samuel = (await fixture.mails()).filter(({ person_id }) => person_id === fixture.samuel.id);
  expect(samuel.map(({ subject }) => subject.includes('is cancelled'))).toEqual([true, false]);
  expect(await told(await emailOf(other.id))).toHaveLength(1);
});
