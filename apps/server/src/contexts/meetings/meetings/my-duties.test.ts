import { assignments } from '@sheaf/contract/assignments/assignments';
import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { duties } from '@sheaf/contract/duties/duties';
import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { calendarFeed } from '@sheaf/contract/people/calendar-feed/calendar-feed';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type MeetingFixture,
  openMeetingFixture,
  thisWeek,
} from '#contexts/meetings/meetings/testing/meeting-fixture';
import { runQueuedFollowing } from '#contexts/meetings/meetings/testing/queued-following';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let naomi: SeededPerson;
let hannah: SeededPerson;
let chairman: SeededPerson;

const as = () => fixture.planner.token;
const nextWeek = addDays(thisWeek, 7);

async function fillPlace(week: string, place: string, person: SeededPerson, helper = false): Promise<void> {
  const { id } = await fixture.meeting(place.startsWith('talk') ? 'public' : 'clam', week);
  const row = await fixture.row(id, place);
  const duty = helper ? row.helper_duty_id! : row.id;
  const answer = await test.call(duties.fillDuty, {
    as: as(),
    params: { id: duty },
    body: { user_id: person.id },
  });
  expect(answer.status).toBe(200);
}

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openMeetingFixture(test);
  naomi = await fixture.qualified([1, 6], 'Naomi');
  hannah = await fixture.qualified([18], 'Hannah');
  chairman = await fixture.qualified([2, 16], 'Elliot');
  await fillPlace(nextWeek, 'living.prayer', naomi);
  await fillPlace(thisWeek, 'ministry.first', naomi);
  await fillPlace(thisWeek, 'ministry.first', hannah, true);
  await fillPlace(thisWeek, 'prelude.chairman', chairman);
  await fillPlace(thisWeek, 'talk.chairman', chairman);
});
afterAll(() => test.close());

const mine = async (person: SeededPerson) =>
  (await test.call(duties.listMyDuties, { as: person.token })).data;
const appointments = async (person: SeededPerson) =>
  (await test.call(assignments.listAssignments, { as: person.token })).data.appointments;

async function feedOf(person: SeededPerson) {
  const { url } = (await test.call(calendarFeed.renewCalendarFeed, { as: person.token })).data;
  const { body } = await test.app.inject(new URL(url).pathname);
  return new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((component) => {
    const { summary, description, startDate } = new ICAL.Event(component);
    return { summary, description, start: startDate.toJSDate().toISOString() };
  });
}

it('APPTS-S3 lists own duties with time, partner and chairman', async () => {
  const { id, held_on } = await test.database.owner
    .query<{ id: number; held_on: string }>(
      `select id, held_on::text from meetings where congregation_id = $1 and type = 'clam' and week = $2`,
      [fixture.congregation.id, thisWeek],
    )
    .then(({ rows }) => rows[0]!);
  const part = (await fixture.parts(id)).find(
    ({ meeting, part: key }) => meeting === 'ministry' && key === 'first',
  )!;
  const [first, second, ...others] = await mine(naomi);
  expect(first).toMatchObject({
    kind: 'part',
    base_type: 'meeting',
    date: held_on,
    starts_at: part.startTime,
    ends_at: part.end_time,
    meeting: { id, type: 'clam', part: 'ministry.first', number: 4, minutes: part.time },
    title: part.title,
    user_id: naomi.id,
    helper_id: hannah.id,
  });
  expect(first!.with).toEqual([expect.stringContaining('Hannah')]);
  expect(first!.meeting!.chairman).toContain('Elliot');
  expect(second).toMatchObject({ kind: 'prayer', meeting: { part: 'living.prayer' }, title: null, with: [] });
  expect(others).toEqual([]);
  const [helping] = await mine(hannah);
  expect(helping).toMatchObject({ kind: 'helper', meeting: { part: 'ministry.first' } });
  expect(helping!.with).toEqual([expect.stringContaining('Naomi')]);
  expect((await mine(chairman)).map(({ meeting }) => [meeting!.part, meeting!.chairman])).toEqual([
    ['prelude.chairman', null],
    ['talk.chairman', null],
  ]);
});

it('APPTS-O1 lists them on the assignments page as meetings, with part and helper', async () => {
  const [first] = await appointments(naomi);
  const [own] = await mine(naomi);
  expect(first).toMatchObject({
    base_type: 'meeting',
    base_date: `${own!.date}T${own!.starts_at}`,
    end_date: `${own!.date}T${own!.ends_at}`,
    part: 'ministry.first',
    title: own!.title,
    user_id: naomi.id,
    helper_id: hannah.id,
  });
});

it('APPTS-D1 names the person of chairman and prayer duties too', async () => {
  const [, prayer] = await appointments(naomi);
  expect(prayer).toMatchObject({ part: 'living.prayer', user_id: naomi.id, helper_id: null });
  const [opening] = await appointments(chairman);
  expect(opening).toMatchObject({ part: 'prelude.chairman', user_id: chairman.id, helper_id: null });
});

it('USERS-O8 puts every duty into the calendar at the minute of its part, with its partner', async () => {
  const [own] = await mine(naomi);
  const feed = await feedOf(naomi);
  const named = ['Closing prayer', own!.title].map((title) => `Midweek meeting: ${title}`);
  expect(feed.map(({ summary }) => summary).sort()).toEqual(named.sort());
  const part = feed.find(({ summary }) => summary === named.find((name) => name.endsWith(own!.title!)))!;
  expect(part.description).toMatch(/with Hannah /);
  // Burnie is eleven hours ahead of UTC in November.
  const utc = new Date(`${own!.date}T${own!.starts_at}:00+11:00`).toISOString();
  expect(part.start).toBe(utc);
  expect((await feedOf(hannah)).map(({ summary }) => summary)).toEqual([
    `Midweek meeting: Helper, ${own!.title}`,
  ]);
});

it('MEET-R3 omits duties of cancelled meetings from the page and the calendar', async () => {
  const keeper = await fixture.congregation.addPerson({
    permissions: ['settings.events', 'settings.events.add'],
  });
  const added = await test.call(events.addEvent, {
    as: keeper.token,
    body: {
      type: 'co',
      start_date: `${addDays(nextWeek, 1)}T19:00`,
      cancels_meeting: 'clm',
    },
  });
  expect(added.status).toBe(200);
  expect((await mine(naomi)).map(({ meeting }) => meeting!.part)).toEqual(['ministry.first']);
  expect((await appointments(naomi)).filter(({ base_type: type }) => type === 'meeting')).toHaveLength(1);
  expect((await feedOf(naomi)).map(({ summary }) => summary)).not.toContain(
    'Midweek meeting: Closing prayer',
  );
});

it('DASH-R7 shows the next duty on the dashboard until it is over', async () => {
  const next = async (person: SeededPerson) =>
    (await test.call(dashboard.readAlerts, { as: person.token })).data.next;
  const [own] = await mine(naomi);
  expect(await next(naomi)).toEqual(own);
  expect(await next(fixture.planner)).toBeNull();
  test.setNow(new Date(`${own!.date}T${own!.ends_at}:00+11:00`));
  expect(await next(naomi)).toBeNull();
  test.setNow(new Date(`${thisWeek}T10:00:00Z`));
});

it('USERS-O8 shows the reader of the study as reader in the own list and in the calendar', async () => {
  const reader = await fixture.qualified([12], 'Silas');
  await fillPlace(thisWeek, 'living.study', reader, true);
  const [own] = await mine(reader);
  expect(own).toMatchObject({ kind: 'helper', meeting: { reads: true } });
  expect((await mine(hannah))[0]).toMatchObject({ kind: 'helper', meeting: { reads: false } });
  expect((await feedOf(reader)).map(({ summary }) => summary)).toContain(
    `Midweek meeting: Reader, ${own!.title}`,
  );
});

it('X-LANG-GROUP names the language group of a duty in the own list and in the calendar', async () => {
  const admin = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  const { data: group } = await test.call(meetings.addLanguageGroup, {
    as: admin.token,
    body: {
      label: 'Tagalog',
      lang: 'tl',
      clam_day: 2,
      clam_start_time: '19:30',
      public_day: 6,
      public_start_time: '16:00',
    },
  });
  await runQueuedFollowing(test);
  const { data } = await test.call(meetings.listMeetings, { as: as() });
  const theirs = data.find(({ type, language_group_id: id }) => type === 'clam' && id === group.id)!;
  const ruth = await fixture.qualified([6], 'Ruth');
  const row = await fixture.row(theirs.id, 'ministry.first');
  const body = { user_id: ruth.id };
  await test.call(duties.fillDuty, { as: as(), params: { id: row.id }, body });
  expect((await mine(ruth)).map(({ meeting }) => meeting?.language_group)).toEqual(['Tagalog']);
  expect((await feedOf(ruth)).map(({ description }) => description)).toContain('Midweek meeting · Tagalog');
  expect((await mine(naomi)).map(({ meeting }) => meeting?.language_group)).toEqual([null]);
});

it('lists a duty on no page of another person or congregation', async () => {
  const other = await openMeetingFixture(test, 'Wynyard');
  expect(await mine(other.planner)).toEqual([]);
  expect(await mine(fixture.planner)).toEqual([]);
});
