/** Weeks whose event has a speaker, or cancels the meeting of a booked one (EVENTS-O3, WKND-R7). */
import { assignments } from '@sheaf/contract/assignments/assignments';
import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { calendarFeed } from '@sheaf/contract/people/calendar-feed/calendar-feed';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTalkFixture, type TalkFixture } from '#contexts/meetings/talks/testing/talk-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: TalkFixture;
let keeper: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openTalkFixture(test, 'Visited');
  keeper = await fixture.congregation.addPerson({
    permissions: ['schedules.meetings', 'settings.events.add', 'settings.print.public_schedule'],
  });
});
afterAll(() => test.close());

const add = (body: object) => test.call(events.addEvent, { as: keeper.token, body: body as never });
const meeting = async (type: 'clam' | 'public', monday: string) =>
  (await test.call(meetings.listMeetings, { as: keeper.token })).data.find(
    (one) => one.type === type && one.week === monday,
  )!;

async function paper(from: string, to: string): Promise<string> {
  const answer = await test.app.inject({
    url: `/api/reports/public-schedule?from=${from}&to=${to}`,
    headers: { authorization: `Bearer ${keeper.token}` },
  });
  const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const spoken = { speaker: 'Amos Hale', public_theme: 'A firm hope', theme: 'Stay close' };

it('EVENTS-O3 shows speaker and theme of a visit on the weekend in place of the booked talk, and closes the weekend', async () => {
  await fixture.book('2026-12-07');
  await add({ type: 'co', start_date: '2026-12-08T19:00', end_date: '2026-12-13T12:00', ...spoken });
  expect(await fixture.week('2026-12-07')).toMatchObject({ event_talk: { type: 'co', ...spoken } });
  expect(await meeting('public', '2026-12-07')).toMatchObject({ event_talk: spoken, canceled: false });
  expect(await meeting('clam', '2026-12-07')).toMatchObject({ event_talk: null });
  const text = await paper('2026-12-07', '2026-12-13');
  expect(text).toContain('A firm hope Amos Hale');
  expect(text).not.toContain('Martin Calloway');
});

it('EVENTS-O3 shows speaker and theme of a special talk, and leaves the talk open in the week of a weekday Memorial', async () => {
  await add({ type: 'special', start_date: '2026-12-20T10:00', ...spoken });
  expect(await fixture.week('2026-12-14')).toMatchObject({ closed: null, event_talk: { type: 'special' } });
  expect(await paper('2026-12-14', '2026-12-20')).toContain('A firm hope Amos Hale');
  await add({ type: 'memorial', start_date: '2026-12-23T19:00', ...spoken });
  expect(await fixture.week('2026-12-21')).toMatchObject({ closed: null, canceled: false, event_talk: null });
  expect(await meeting('clam', '2026-12-21')).toMatchObject({
    canceled: true,
    label: 'Memorial',
    event_talk: { speaker: 'Amos Hale', public_theme: 'A firm hope' },
  });
  expect((await fixture.book('2026-12-21')).status).toBe(200);
});

it('EVENTS-O3 prints speaker and theme of the Memorial that replaces a weekend meeting', async () => {
  await add({ type: 'memorial', start_date: '2027-01-09T19:00', ...spoken });
  expect(await paper('2027-01-04', '2027-01-10')).toContain('Memorial · A firm hope · Amos Hale');
  await add({
    type: 'custom',
    label: 'Apart',
    start_date: '2027-01-17T10:00',
    ...spoken,
    has_speaker: true,
    extent: 'elders',
  });
  await add({ type: 'custom', label: 'Apart', start_date: '2027-01-24T10:00', ...spoken, has_speaker: true });
  expect((await fixture.week('2027-01-11')).event_talk).toBeNull();
  expect((await fixture.week('2027-01-18')).event_talk).toMatchObject({ type: 'custom', ...spoken });
});

it('EVENTS-O3 shows speaker and public theme of an event in assignments and calendar', async () => {
  const { data } = await test.call(assignments.listAssignments, { as: keeper.token });
  const visit = data.appointments.find(({ base_type }) => base_type === 'co');
  expect(visit).toMatchObject(spoken);
  const { url } = (await test.call(calendarFeed.renewCalendarFeed, { as: keeper.token })).data;
  const { body } = await test.app.inject(new URL(url).pathname);
  expect(body.replaceAll('\r\n ', '')).toContain('DESCRIPTION:Amos Hale · A firm hope · Stay close');
});

it('WKND-O4 moves or clears a speaker booked before an assembly was added', async () => {
  const moved = (await fixture.book('2027-02-01')).data;
  const cleared = (await fixture.book('2027-02-08')).data;
  for (const day of ['2027-02-06', '2027-02-13'])
    await add({ type: 'assembly', start_date: `${day}T09:30`, end_date: `${day}T16:00` });
  expect(await fixture.week('2027-02-01')).toMatchObject({ canceled: true, talk: { id: moved.id } });
  const open = await fixture.week('2027-02-15');
  const as = fixture.coordinator.token;
  const move = await test.call(talks.moveTalk, { as, body: { id: open.id, assignment_id: moved.id } });
  expect([move.status, move.data.meeting_id]).toEqual([200, open.id]);
  expect((await test.call(talks.clearTalk, { as, body: { id: cleared.id } })).status).toBe(200);
  expect((await fixture.week('2027-02-08')).talk).toBeNull();
});

it('EVENTS-R3 prints neither event nor speaker for a weekend that an event for elders cancels', async () => {
  const day = { start_date: '2027-03-06T09:00', end_date: '2027-03-07T16:00', cancels_meeting: 'both' };
  await add({ ...day, ...spoken, type: 'custom', label: 'Apart', extent: 'elders', has_speaker: true });
  const text = await paper('2027-03-01', '2027-03-07');
  expect(text).toContain('Sun 7 Mar No meeting');
  for (const hidden of ['Apart', 'Amos Hale', 'A firm hope']) expect(text).not.toContain(hidden);
});
