import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { talksNightly } from '#contexts/meetings/talks/talks.jobs';
import { openTalkFixture, type TalkFixture, visitor } from '#contexts/meetings/talks/testing/talk-fixture';
import { runNight } from '#platform/jobs/nightly';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: TalkFixture;
let host: number;
let amos: number;
let number = 0;

const week = '2026-12-07';
const as = () => fixture.coordinator.token;
const talkOf = async (monday = week) => (await fixture.week(monday)).talk;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openTalkFixture(test, `Directory ${number}`);
  const added = await test.call(speakers.addCongregation, {
    as: as(),
    body: { name: 'Penguin', lang: 'ar' },
  });
  host = added.data.id;
  amos = await addSpeaker('Amos Hale', 'amos@example.org');
});

async function addSpeaker(full_name: string, email: string | null): Promise<number> {
  const body = { full_name, email, appointment: 'elder' as const, outlines: [3, 12] };
  return (await test.call(speakers.addSpeaker, { as: as(), params: { congregation_id: host }, body })).data
    .id;
}

const book = (booking: object = {}) =>
  fixture.book(week, { speaker_id: amos, congregation_id: host, ...booking });

it('WKND-C1 books a directory speaker with their congregation, and uses the current contact data of the directory', async () => {
  const booked = await book();
  expect(booked.data).toMatchObject({
    speaker_id: amos,
    congregation_id: host,
    user_id: null,
    speaker_name: 'Amos Hale',
    speaker_congregation: 'Penguin',
    reached_by: 'email',
    confirmed: 0,
  });
  const [mail] = await fixture.mails();
  expect(mail!.recipient).toBe('amos@example.org');
  // In the language of their congregation.
  expect(mail!.body).toMatch(/\p{Script=Arabic}/u);
  const kept = await test.database.owner.query('select speaker_email from talks where congregation_id = $1', [
    fixture.congregation.id,
  ]);
  expect(kept.rows).toEqual([{ speaker_email: null }]);
  const params = { congregation_id: host, speaker: amos };
  const body = { full_name: 'Amos Hale', appointment: 'elder' as const, email: null };
  await test.call(speakers.editSpeaker, { as: as(), params, body });
  expect((await talkOf())!.reached_by).toBeNull();
});

it('WKND-C1 refuses a speaker of another congregation’s directory, an unknown one, and an own one without the part', async () => {
  const wrong = async (booking: object) => Object.keys((await book(booking)).problem.errors ?? {});
  expect(await wrong({ congregation_id: fixture.congregation.id })).toEqual(['congregation_id']);
  expect(await wrong({ speaker_id: 999_999 })).toEqual(['speaker_id']);
  const elsewhere = await openTalkFixture(test, `Elsewhere ${number}`);
  const theirs = await test.call(speakers.addCongregation, {
    as: elsewhere.coordinator.token,
    body: { name: 'Sheffield' },
  });
  const body = { full_name: 'Hidden Man', appointment: 'elder' as const, outlines: [] };
  const hidden = await test.call(speakers.addSpeaker, {
    as: elsewhere.coordinator.token,
    params: { congregation_id: theirs.data.id },
    body,
  });
  expect(await wrong({ speaker_id: hidden.data.id, congregation_id: undefined })).toEqual(['speaker_id']);
  const reader = await fixture.qualified([1], 'Paul');
  expect(await wrong({ speaker_id: reader.id, congregation_id: undefined })).toEqual(['speaker_id']);
});

it('SPKR-R5 refuses to delete a congregation and a speaker with a future talk, and names the talk', async () => {
  const { data } = await book();
  const params = { congregation_id: host, speaker: amos };
  expect((await test.call(speakers.deleteSpeaker, { as: as(), params })).problem.code).toBe('talk-ahead');
  const check = await test.call(speakers.checkCongregation, { as: as(), params: { id: host } });
  expect(check.data).toMatchObject({
    deletable: false,
    uses: [{ date: '2026-12-13', kind: 'talk', name: 'Amos Hale' }],
  });
  const removed = await test.call(speakers.deleteCongregation, { as: as(), params: { id: host } });
  expect(removed.problem.code).toBe('talk-ahead');
  await test.call(talks.clearTalk, { as: as(), body: { id: data.id } });
  expect((await test.call(speakers.deleteSpeaker, { as: as(), params })).status).toBe(200);
});

it('WKND-S5 lists past visitors with last date and talk, by id and by name, and no future talks', async () => {
  await book();
  const earlier = {
    number: 7,
    date: '2024-03-10',
    speaker_name: 'Martin Calloway',
    speaker_congregation: null,
  };
  await test.call(talks.importGiven, { as: as(), body: { talks: [earlier] } });
  const visits = async () => (await test.call(talks.listVisits, { as: as() })).data;
  const martin = { speaker_id: null, name: 'Martin Calloway', date: '2024-03-10', number: 7 };
  expect(await visits()).toEqual([martin]);
  test.setNow(new Date('2026-12-13T06:00:00Z'));
  expect(await visits()).toEqual([
    { speaker_id: amos, name: 'Amos Hale', date: '2026-12-13', number: 12 },
    martin,
  ]);
});

it('WKND-R16 restores a cleared booking with its request and its link', async () => {
  await fixture.book(week, { speaker: visitor });
  const token = await fixture.token();
  const { id } = (await talkOf())!;
  const read = () => test.call(talks.readRequest, { body: { token } });
  await test.call(talks.clearTalk, { as: as(), body: { id } });
  expect([await talkOf(), (await read()).problem.code]).toEqual([null, 'talk-request-ended']);
  expect((await test.call(talks.restoreTalk, { as: as(), body: { id } })).status).toBe(200);
  expect(await talkOf()).toMatchObject({ id, speaker_name: visitor.name, confirmed: 0, emails: [{}] });
  expect((await read()).status).toBe(200);
  expect(await fixture.mails()).toHaveLength(1);
});

it('WKND-R16 refuses to restore after another booking, for another congregation, and after the night', async () => {
  const samuel = await fixture.speaker('Samuel');
  const { data } = await fixture.book(week, { speaker_id: samuel.id, confirmation: false });
  const restore = (token = as()) => test.call(talks.restoreTalk, { as: token, body: { id: data.id } });
  await test.call(talks.clearTalk, { as: as(), body: { id: data.id } });
  const elsewhere = await openTalkFixture(test, `Other ${number}`);
  expect((await restore(elsewhere.coordinator.token)).status).toBe(404);
  await book();
  expect((await restore()).problem.code).toBe('talk-taken');
  await test.call(talks.clearTalk, { as: as(), body: { id: data.id } });
  await runNight(test.platform, test.database.owner, [talksNightly]);
  expect((await restore()).status).toBe(404);
});

it('WKND-C4 refuses to delete or change the part of a booked talk, and retains the booking', async () => {
  await book();
  const { id } = await fixture.week(week);
  const part = await fixture.part(id, 'talk.talk');
  const params = { meeting_id: id, id: part };
  const remove = () => test.call(meetings.deletePart, { as: fixture.planner.token, params });
  expect((await remove()).problem.code).toBe('talk-booked');
  const body = {
    meeting: 'talk' as const,
    title: 'Film',
    time: 30,
    references: null,
    order: 1,
    user_meeting_part_id: null,
    helper_meeting_part_id: null,
    helper_type: 'none' as const,
  };
  const edited = await test.call(meetings.editPart, { as: fixture.planner.token, params, body });
  expect(edited.problem.code).toBe('talk-booked');
  expect((await talkOf())!.speaker_name).toBe('Amos Hale');
  await expect(
    test.database.owner.query('delete from duties where part_id = $1 and congregation_id = $2', [
      part,
      fixture.congregation.id,
    ]),
  ).rejects.toThrow('talks_duty_id_fkey');
  await test.call(talks.clearTalk, { as: as(), body: { id: (await talkOf())!.id } });
  expect((await remove()).status).toBe(200);
});
