import { duties } from '@sheaf/contract/duties/duties';
import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type MeetingFixture,
  openMeetingFixture,
  thisWeek,
} from '#contexts/meetings/meetings/testing/meeting-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let office: SeededPerson;
let meeting: number;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openMeetingFixture(test);
  office = await fixture.congregation.addPerson({
    permissions: [
      ...(['settings.mail', 'settings.mail.clam_schedule'] as const),
      ...(['settings.meetings.attendance', 'settings.events.add'] as const),
    ],
  });
  meeting = (await fixture.meeting('clam')).id;
});
afterAll(() => test.close());

const mail = (week = thisWeek) => test.call(meetings.mailSchedule, { as: office.token, body: { week } });
const count = (body: object) => test.call(meetings.saveAttendance, { as: office.token, body: body as never });
const rows = async (text: string) => (await test.database.owner.query(text, [fixture.congregation.id])).rows;

it('MSG-R5 requires settings.mail and settings.mail.clam_schedule to mail the schedule', async () => {
  for (const key of ['settings.mail', 'settings.mail.clam_schedule'] as const) {
    const { token } = await fixture.congregation.addPerson({ permissions: [key] });
    const answer = await test.call(meetings.mailSchedule, { as: token, body: { week: thisWeek } });
    expect(answer.status).toBe(403);
  }
});

it('MEET-R24 MSG-C3 mails the schedule of a week to its chairman, and refuses without one', async () => {
  expect((await mail()).problem.code).toBe('no-chairman');
  const chairman = await fixture.qualified([2], 'Enoch');
  const duty = await fixture.row(meeting, 'prelude.chairman');
  const body = { user_id: chairman.id };
  await test.call(duties.fillDuty, { as: fixture.planner.token, params: { id: duty.id }, body });
  expect((await mail()).problem.code).toBe('chairman-without-email');
  await test.database.owner.query(`update people set email = 'enoch@example.org' where id = $1`, [
    chairman.id,
  ]);
  expect((await mail('2026-11-29')).data).toEqual({ ok: true });
  const sent = await rows('select * from outgoing_messages where congregation_id = $1');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ person_id: chairman.id, channel: 'email', recipient: 'enoch@example.org' });
  expect(sent[0].subject).toBe('Midweek meeting, Wednesday, 25 November 2026');
  for (const line of ['Chairman: Enoch Hollis', '7:06 pm  1. Talk (10 min)', 'Living'])
    expect(sent[0].body).toContain(line);
});

it('MEET-R24 refuses a week whose meeting is cancelled or missing', async () => {
  expect((await mail('2028-01-03')).problem.code).toBe('no-meeting-that-week');
  const convention = {
    start_date: '2026-12-02T09:00',
    end_date: '2026-12-04T17:00',
    cancels_meeting: 'both',
  };
  const added = await test.call(events.addEvent, {
    as: office.token,
    body: { type: 'convention', ...convention } as never,
  });
  expect(added.status).toBe(200);
  expect((await mail('2026-11-30')).problem.code).toBe('no-meeting-that-week');
});

it('MEET-R25 REPORTS-C7 refuses a count for a meeting that has not begun or is cancelled', async () => {
  const refusedOf = async (body: object) => (await count(body)).problem.errors;
  const toCome = await refusedOf({ meeting_id: meeting, attendance: 90 });
  expect(toCome).toEqual({ attendance: ['This meeting has not been held yet.'] });
  const both = await refusedOf({ start_date: thisWeek, clam: 80, public: 90 });
  expect(Object.keys(both ?? {})).toEqual(['clam', 'public']);
  test.setNow(new Date('2026-11-27T10:00:00Z'));
  const start_date = '2026-11-18T19:00';
  await test.call(events.addEvent, {
    as: office.token,
    body: { type: 'memorial', start_date, end_date: '2026-11-18T20:00' },
  });
  expect(await refusedOf({ start_date: '2026-11-17', clam: 80, public: 90 })).toEqual({
    clam: ['This meeting is cancelled.'],
  });
  expect(await rows('select * from attendance where congregation_id = $1')).toEqual([]);
  const week = await test.call(meetings.saveWeekAttendance, {
    as: office.token,
    params: { week: '2026-11-17' },
    body: { clam: 80, public: null },
  });
  expect(week.problem.errors).toEqual({ clam: ['This meeting is cancelled.'] });
  expect((await refusedOf({ start_date: thisWeek, public: 90 }))!['public']).toHaveLength(1);
  await rows('delete from events where congregation_id = $1');
});

it('MEET-R25 MEET-O13 stores one count for a meeting, the latest', async () => {
  expect((await count({ meeting_id: meeting, attendance: 90 })).data).toMatchObject({
    meeting_id: meeting,
    attendance: 90,
  });
  await count({ meeting_id: meeting, attendance: 94 });
  const kept = await rows(
    'select type, week::text, people, counted_by from attendance where congregation_id = $1',
  );
  expect(kept).toEqual([{ type: 'clam', week: thisWeek, people: 94, counted_by: office.id }]);
  for (const attendance of [-1, 1.5, 100_001])
    expect(Object.keys((await count({ meeting_id: meeting, attendance })).problem.errors ?? {})).toEqual([
      'attendance',
    ]);
  const other = await test.call(meetings.saveAttendance, {
    as: fixture.planner.token,
    body: { meeting_id: meeting, attendance: 1 },
  });
  expect(other.status).toBe(403);
});

it('REPORTS-C7 accepts both counts of a week with any day of that week', async () => {
  await count({ meeting_id: meeting, attendance: 95, start_date: '2026-11-22', public: 101, clam: 88 });
  const kept = await rows(
    'select type, week::text, people from attendance where congregation_id = $1 order by week, type',
  );
  expect(kept).toEqual([
    { type: 'clam', week: '2026-11-16', people: 88 },
    { type: 'public', week: '2026-11-16', people: 101 },
    { type: 'clam', week: thisWeek, people: 95 },
  ]);
});

it('REPORTS-C7 accepts the payload of the settings screen with a week and no meeting', async () => {
  const saved = await count({ start_date: '2025-10-08', public: 77, clam: 66 });
  expect([saved.status, saved.data]).toEqual([
    200,
    { meeting_id: null, attendance: null, start_date: '2025-10-06', clam: 66, public: 77 },
  ]);
  const forgotten = { clam: null, public: null };
  const params = { week: '2025-10-06' };
  await test.call(meetings.saveWeekAttendance, { as: office.token, params, body: forgotten });
  for (const wrong of [{}, { attendance: 5 }, { meeting_id: meeting }])
    expect((await count(wrong)).status).toBe(422);
});

it('REPORTS-O8 counts the week of 6 September 2026 to the service year 2027, by the days of its meetings', async () => {
  await count({ start_date: '2026-09-06', public: 90 });
  await count({ start_date: '2025-08-31', public: 80 });
  const { data } = await test.call(meetings.listAttendance, { as: fixture.planner.token });
  const list = (year: number) =>
    data.filter(({ service_year, attendance }) => service_year === year && [80, 90].includes(attendance));
  expect(list(2027)).toMatchObject([{ week: '2026-08-31', local_date: '2026-09-06' }]);
  expect(list(2025)).toMatchObject([{ week: '2025-08-25', local_date: '2025-08-31' }]);
  await rows(
    "delete from attendance where congregation_id = $1 and people in (80, 90) and week < '2026-11-01'",
  );
});

it('REPORTS-O8 enters both counts of a week by one day, and removes a count with null', async () => {
  const week = (day: string, body: { clam: number | null; public: number | null }, as = office) =>
    test.call(meetings.saveWeekAttendance, { as: as.token, params: { week: day }, body });
  expect((await week('2024-10-02', { clam: 61, public: 72 })).data).toEqual({
    week: '2024-09-30',
    clam: 61,
    public: 72,
  });
  const kept = () =>
    rows(
      `select type, people from attendance where congregation_id = $1 and week = '2024-09-30' order by type`,
    );
  expect(await kept()).toHaveLength(2);
  await week('2024-09-30', { clam: null, public: 70 });
  expect(await kept()).toEqual([{ type: 'public', people: 70 }]);
  await week('2024-09-30', { clam: null, public: null });
  expect(await kept()).toEqual([]);
  expect(Object.keys((await week('2026-12-07', { clam: 1, public: 1 })).problem.errors ?? {})).toHaveLength(
    2,
  );
  expect((await week('2024-09-30', { clam: -1, public: 1 })).status).toBe(422);
  expect((await week('2024-09-30', { clam: 1, public: 1 }, fixture.planner)).status).toBe(403);
});

it('REPORTS-C8 lists counts by week with their meetings, and retains the count of a removed meeting', async () => {
  await count({ meeting_id: meeting, attendance: 95, start_date: '2025-08-27', clam: 70 });
  const list = (query = {}) => test.call(meetings.listAttendance, { as: fixture.planner.token, query });
  const { data } = await list();
  expect(data).toMatchObject([
    { week: '2025-08-25', type: 'clam', meeting_id: null, attendance: 70, service_year: 2025 },
    { week: '2026-11-16', type: 'clam', attendance: 88, service_year: 2027 },
    { week: '2026-11-16', type: 'public', attendance: 101 },
    { week: thisWeek, type: 'clam', meeting_id: meeting, attendance: 95, service_year: 2027 },
  ]);
  expect(data.at(-1)!.start_date.slice(0, 10)).toBe('2026-11-25');
  expect((await list({ from: thisWeek, to: thisWeek })).data).toHaveLength(1);
  const stranger = await (await openMeetingFixture(test)).congregation.addPerson({});
  expect((await test.call(meetings.listAttendance, { as: stranger.token })).data).toEqual([]);
});
