import { duties } from '@sheaf/contract/duties/duties';
import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTalkFixture, type TalkFixture, visitor } from '#contexts/meetings/talks/testing/talk-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: TalkFixture;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
let number = 0;
beforeEach(async () => {
  number += 1;
  fixture = await openTalkFixture(test, `Burnie ${number}`);
});

const as = () => fixture.coordinator.token;
const week = '2026-12-07';
const later = '2026-12-14';
const talkOf = async (monday = week) => (await fixture.week(monday)).talk;
const clear = (id: number) => test.call(talks.clearTalk, { as: as(), body: { id } });

it('WKND-C1 WKND-D1 books a visitor with a talk, and shows both to readers of the schedule', async () => {
  await test.call(talks.saveTitle, { as: as(), body: { number: 12, title: 'A home that welcomes' } });
  const booked = await fixture.book(week, { confirmation: false });
  expect(booked.data).toMatchObject({
    number: 12,
    notes: '12. A home that welcomes',
    speaker_name: visitor.name,
    speaker_congregation: 'Devonport',
    user_id: null,
    confirmed: 1,
    answer: null,
    emails: [],
  });
  const reader = await fixture.congregation.addPerson({ permissions: ['schedules.meetings'] });
  const rows = (await test.call(meetings.listMeetingAssignments, { as: reader.token })).data;
  const shown = rows.find(({ id }) => id === booked.data.id);
  expect(shown).toMatchObject({
    part: 'talk.talk',
    speaker_name: visitor.name,
    speaker_congregation: 'Devonport',
    notes: '12. A home that welcomes',
  });
  expect(JSON.stringify(rows)).not.toContain(visitor.email);
});

it('WKND-R19 books a Sunday once, also for twelve simultaneous requests', async () => {
  const { id } = await fixture.week(week);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      test.call(talks.bookTalk, {
        as: as(),
        body: { meeting_id: id, public_talk_id: at + 1, speaker: visitor, confirmation: true },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(new Set(['talk-taken']));
  // No other speaker was asked.
  expect(await fixture.mails()).toHaveLength(1);
  await expect(
    test.database.owner.query(
      `insert into talks (congregation_id, meeting_id, duty_id, number, speaker_name)
       select congregation_id, meeting_id, duty_id, 5, 'Second' from talks where meeting_id = $1 and congregation_id = $2`,
      [id, fixture.congregation.id],
    ),
  ).rejects.toThrow('talks_one_a_meeting');
});

it('X-LEDGER-1 adds a duty for an own speaker, marks them as busy, lists it for them, and frees them when it is cleared', async () => {
  const samuel = await fixture.speaker('Samuel');
  const { data } = await fixture.book(week, { speaker_id: samuel.id, confirmation: false });
  const mine = async () => (await test.call(duties.listMyDuties, { as: samuel.token })).data;
  expect((await mine()).map(({ id, date }) => [id, date])).toEqual([[data.id, '2026-12-13']]);
  const { id } = await fixture.week(week);
  const busy = async () =>
    (await test.call(talks.listOwnSpeakers, { as: as(), query: { meeting_id: String(id) } })).data[0]!.busy;
  expect(await busy()).toBe(true);
  await clear(data.id);
  expect([await mine(), await busy()]).toEqual([[], false]);
});

it('WKND-R7 WKND-R15 refuses a week without meeting, with a speaker of an event, or in the past', async () => {
  const planner = await fixture.congregation.addPerson({ permissions: ['settings.events.add'] });
  const event = (body: object) => test.call(events.addEvent, { as: planner.token, body: body as never });
  const base = { has_speaker: false };
  await event({
    ...base,
    type: 'assembly',
    start_date: '2026-12-12T09:00',
    end_date: '2026-12-13T16:00',
    cancels_meeting: 'both',
  });
  await event({
    ...base,
    type: 'co',
    start_date: '2026-12-15T19:00',
    end_date: '2026-12-20T19:00',
    cancels_meeting: 'none',
    has_speaker: true,
  });
  const [cancelled, visit] = [await fixture.week(week), await fixture.week(later)];
  expect([cancelled.canceled, cancelled.closed, visit.closed]).toEqual([
    ...[true, 'talk-meeting-cancelled', 'talk-event-speaker'],
  ]);
  expect((await fixture.book(week)).problem.code).toBe('talk-meeting-cancelled');
  expect((await fixture.book(later)).problem.code).toBe('talk-event-speaker');
  test.setNow(new Date('2026-12-06T10:00:00Z'));
  const { id } = (await test.call(talks.listTalks, { as: as(), query: { from: '2026-11-01' } })).data[0]!;
  const past = { meeting_id: id, public_talk_id: 3, speaker: visitor, confirmation: false };
  expect((await test.call(talks.bookTalk, { as: as(), body: past })).problem.code).toBe('talk-meeting-past');
});

it('WKND-R1 lists from eight days ago by default, and other days on request', async () => {
  test.setNow(new Date('2026-12-08T10:00:00Z'));
  const days = async (query = {}) =>
    (await test.call(talks.listTalks, { as: as(), query })).data.map(({ local_date }) => local_date);
  expect((await days())[0]).toBe('2026-12-06');
  expect((await days({ from: '2026-01-01', to: '2026-12-01' })).at(-1)).toBe('2026-11-29');
});

it('WKND-R10 refuses bookings without a coordinator who has an address', async () => {
  const valid = async () => (await test.call(talks.readCoordinator, { as: as() })).data.valid;
  expect(await valid()).toBe(true);
  await test.database.owner.query('update people set email = null where id = $1', [fixture.coordinator.id]);
  expect(await valid()).toBe(false);
  expect((await fixture.book(week)).problem.code).toBe('no-talk-coordinator');
  expect(await talkOf()).toBeNull();
});

it('WKND-O2 refuses to ask a speaker without address, and books them as confirmed', async () => {
  const speaker = { ...visitor, email: null };
  expect((await fixture.book(week, { speaker })).problem.code).toBe('speaker-without-address');
  expect((await fixture.book(week, { speaker, confirmation: false })).data.reached_by).toBeNull();
});

it('WKND-C1 requires a qualified own speaker, or a visitor with name and valid address', async () => {
  const other = await fixture.qualified([1], 'Paul');
  const stranger = await (await openTalkFixture(test, 'Elsewhere')).speaker('Otto');
  const wrong = async (booking: object) =>
    Object.keys((await fixture.book(week, booking)).problem.errors ?? {});
  expect(await wrong({ speaker_id: other.id })).toEqual(['speaker_id']);
  expect(await wrong({ speaker_id: stranger.id })).toEqual(['speaker_id']);
  expect(await wrong({ speaker_id: undefined, speaker: undefined })).toEqual(['speaker_id']);
  expect(await wrong({ speaker: { ...visitor, name: ' ' } })).toEqual(['speaker.name']);
  expect(await wrong({ speaker: { ...visitor, email: 'nobody' } })).toEqual(['speaker.email']);
  expect(await wrong({ public_talk_id: 1000 })).toEqual(['public_talk_id']);
  const { id } = await fixture.meeting('clam', week);
  expect(await wrong({ meeting_id: id })).toEqual(['meeting_id']);
});

it('WKND-C4 WKND-R17 answers 404 for talks of another congregation, and requires the permission', async () => {
  const { data } = await fixture.book(week);
  const elsewhere = await openTalkFixture(test, 'Elsewhere 2');
  const theirs = elsewhere.coordinator.token;
  const id = data.id;
  for (const [operation, body] of [
    [talks.clearTalk, { id }],
    [talks.confirmTalk, { id }],
    [talks.remindSpeaker, { id }],
    [talks.shareRequest, { id }],
    [talks.changeOutline, { assignment_id: id, public_talk_id: 5 }],
    [talks.moveTalk, { assignment_id: id, id: (await elsewhere.week(later)).id }],
  ] as const) {
    expect((await test.call(operation, { as: theirs, body: body as never })).status).toBe(404);
    const reader = await fixture.congregation.addPerson({ permissions: ['schedules.meetings'] });
    expect((await test.call(operation, { as: reader.token, body: body as never })).status).toBe(403);
  }
  const stolen = { meeting_id: (await fixture.week(later)).id, public_talk_id: 4, speaker: visitor };
  expect((await test.call(talks.bookTalk, { as: theirs, body: stolen })).problem.errors).toHaveProperty(
    'meeting_id',
  );
  expect((await elsewhere.week(week)).talk).toBeNull();
});

it('WKND-C3 WKND-O4 moves a speaker to an open week, sends a new request, and ends the former link', async () => {
  const samuel = await fixture.speaker('Samuel');
  const { data } = await fixture.book(week, { speaker_id: samuel.id });
  const former = await fixture.token();
  await test.call(talks.confirmTalk, { as: as(), body: { id: data.id } });
  const target = await fixture.week(later);
  const body = { assignment_id: data.id, original_id: data.meeting_id, id: target.id };
  const moved = await test.call(talks.moveTalk, { as: as(), body });
  expect(moved.data).toMatchObject({
    meeting_id: target.id,
    confirmed: 0,
    emails: [{ logs: { opened_at: null } }],
  });
  expect([await talkOf(), (await talkOf(later))?.user_id]).toEqual([null, samuel.id]);
  const dates = (await test.call(duties.listMyDuties, { as: samuel.token })).data.map(({ date }) => date);
  expect(dates).toEqual(['2026-12-20']);
  expect((await fixture.mails())[0]!.subject).toContain('20 December');
  expect((await test.call(talks.readRequest, { body: { token: former } })).problem.code).toBe(
    'talk-request-ended',
  );
  await fixture.book(week);
  const back = { assignment_id: moved.data.id, id: data.meeting_id };
  expect((await test.call(talks.moveTalk, { as: as(), body: back })).problem.code).toBe('talk-taken');
});

it('WKND-C2 WKND-O3 retains the confirmation for another talk number, and notifies an asked speaker', async () => {
  const { data } = await fixture.book(week);
  await test.call(talks.confirmTalk, { as: as(), body: { id: data.id } });
  const body = { assignment_id: data.id, public_talk_id: 45 };
  const changed = await test.call(talks.changeOutline, { as: as(), body });
  expect(changed.data).toMatchObject({ number: 45, notes: '45.', confirmed: 1 });
  const [newest, first] = await fixture.mails();
  expect([newest!.recipient, newest!.body.includes('45.'), first!.body.includes('12.')]).toEqual([
    visitor.email,
    true,
    true,
  ]);
  const stale = { ...body, public_talk_id: 46, version: data.version };
  expect((await test.call(talks.changeOutline, { as: as(), body: stale })).problem.code).toBe('stale');
});

it('WKND-C4 removes the future talk of a leaving person', async () => {
  const samuel = await fixture.speaker('Samuel');
  await fixture.book(week, { speaker_id: samuel.id, confirmation: false });
  const admin = await fixture.congregation.addPerson({ roles: [1] });
  await test.call(people.deletePerson, { as: admin.token, params: { id: samuel.id } });
  expect((await fixture.week(week)).closed).toBeNull();
});

it('WKND-D1 shows number and title of the talk among the own assignments of the speaker', async () => {
  const samuel = await fixture.speaker();
  await fixture.book(week, { speaker_id: samuel.id, confirmation: false });
  const title = async () =>
    (await test.call(duties.listMyDuties, { as: samuel.token })).data.map((duty) => duty.title);
  expect(await title()).toEqual(['Public talk 12']);
  await test.call(talks.saveTitle, { as: as(), body: { number: 12, title: 'A home that welcomes' } });
  expect(await title()).toEqual(['12. A home that welcomes']);
});
