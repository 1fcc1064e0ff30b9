import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetingsFrequent } from '#contexts/meetings/meetings/meetings.jobs';
import {
  type MeetingFixture,
  openMeetingFixture,
  thisWeek,
} from '#contexts/meetings/meetings/testing/meeting-fixture';
import { runQueuedFollowing } from '#contexts/meetings/meetings/testing/queued-following';
import { runFrequent } from '#platform/jobs/frequent';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openMeetingFixture(test);
});
afterAll(() => test.close());

const list = async (query: object = {}) =>
  (await test.call(meetings.listMeetings, { as: fixture.planner.token, query })).data;

it('MEET-O5 makes midweek meetings 26 weeks and weekend meetings a year ahead, once, with parts and the times of the settings', async () => {
  const all = await list();
  expect(all).toHaveLength(80);
  expect(all.slice(0, 2)).toMatchObject([
    { type: 'clam', week: thisWeek, local_date: '2026-11-25', time: '19:00', ends_at: '20:44', halls: 1 },
    { type: 'public', week: thisWeek, local_date: '2026-11-29', time: '10:00', ends_at: '11:45' },
  ]);
  expect(all[0]).toMatchObject({
    edited_id: all[0]!.id,
    year: 2026,
    month: 11,
    canceled: false,
    label: null,
  });
  expect(all.at(-1)!.week).toBe('2027-11-22');
  expect(await fixture.make()).toBe(0);
  const made = await Promise.all([fixture.make(), fixture.make(), fixture.make()]);
  expect([made, (await list()).length]).toEqual([[0, 0, 0], 80]);
});

it('MEET-R4 MEET-R27 lists the parts in order, each with its time', async () => {
  const { id } = await fixture.meeting('clam');
  const parts = await fixture.parts(id);
  expect(parts.map(({ meeting, part, startTime }) => `${startTime} ${meeting}.${part}`)).toEqual([
    '19:00 prelude.song',
    '19:05 prelude.comments',
    '19:06 treasures.first',
    '19:16 treasures.second',
    '19:26 treasures.reading',
    '19:31 ministry.first',
    '19:35 ministry.second',
    '19:40 ministry.third',
    '19:46 living.mid-song',
    '19:51 living.first',
    '20:06 living.study',
    '20:36 living.review',
    '20:39 living.last-song',
  ]);
  expect(parts[3]).toMatchObject({ title: 'Digging for gems', time: 10, user_meeting_part_id: 4, order: 2 });
});

it('MEET-O17 lists every place, also open ones', async () => {
  const { id } = await fixture.meeting('clam');
  const rows = await fixture.rows(id);
  expect(rows.map(({ part }) => part)).toEqual([
    'prelude.chairman',
    'prelude.prayer',
    'living.prayer',
    'treasures.first',
    'treasures.second',
    'treasures.reading',
    'ministry.first',
    'ministry.second',
    'ministry.third',
    'living.first',
    'living.study',
  ]);
  expect(rows.every(({ user_id, helper_id }) => user_id === null && helper_id === null)).toBe(true);
  expect(rows.filter(({ helper_duty_id }) => helper_duty_id !== null).map(({ part }) => part)).toEqual([
    'ministry.first',
    'ministry.second',
    'living.study',
  ]);
  const weekend = await fixture.rows((await fixture.meeting('public')).id);
  expect(weekend.map(({ part }) => part)).toEqual([
    'talk.chairman',
    'talk.prayer',
    'talk.talk',
    'watchtower.study',
  ]);
});

it('MEET-O18 makes a midweek meeting with as many classes as the last one, and a weekend meeting with one', async () => {
  const own = await openMeetingFixture(test, 'Classes');
  const last = (await own.meeting('clam', '2027-05-24')).id;
  await test.call(meetings.addHall, { as: own.planner.token, params: { id: last } });
  await test.database.owner.query(`delete from meetings where congregation_id = $1 and week = '2027-05-17'`, [
    own.congregation.id,
  ]);
  expect(await own.make()).toBe(2);
  const { data } = await test.call(meetings.listMeetings, { as: own.planner.token });
  const made = data.filter(({ week }) => week === '2027-05-17');
  expect(made.map(({ type, halls }) => `${type} ${halls}`).toSorted()).toEqual(['clam 2', 'public 1']);
});

it('MEET-O18.2 makes a midweek meeting with the classes of the settings, and leaves existing ones', async () => {
  const own = await openMeetingFixture(test, 'Two classes');
  const keeper = await own.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  const save = (clam_halls: number) =>
    test.call(congregations.editCongregation, {
      as: keeper.token,
      body: { modules: { meeting_schedule: { clam_halls } } },
    });
  expect((await save(2)).status).toBe(200);
  expect((await save(4)).status).toBe(422);
  await test.database.owner.query(`delete from meetings where congregation_id = $1 and week = '2027-05-17'`, [
    own.congregation.id,
  ]);
  expect(await own.make()).toBe(2);
  const { data } = await test.call(meetings.listMeetings, { as: own.planner.token });
  const midweek = data.filter(({ type }) => type === 'clam');
  expect(midweek.filter(({ halls }) => halls === 2).map(({ week }) => week)).toEqual(['2027-05-17']);
  expect(midweek.length).toBeGreaterThan(20);
});

it('MEET-R3 MEET-O12 names the event that cancels a meeting, in its week alone', async () => {
  const keeper = await fixture.congregation.addPerson({ permissions: ['settings.events.add'] });
  const { data } = await test.call(events.addEvent, {
    as: keeper.token,
    body: {
      type: 'assembly',
      start_date: '2026-12-05T09:30',
      end_date: '2026-12-05T16:00',
      cancels_meeting: 'public',
    },
  });
  expect(data.cancels_meeting).toBe('public');
  const cancelled = (await list()).filter(({ canceled }) => canceled);
  expect(cancelled).toMatchObject([{ type: 'public', week: '2026-11-30', label: 'Assembly' }]);
  await test.call(events.addEvent, {
    as: keeper.token,
    body: {
      type: 'convention',
      start_date: '2026-12-18T09:30',
      end_date: '2026-12-20T16:00',
      cancels_meeting: 'both',
    },
  });
  const both = (await list()).filter(({ canceled, week }) => canceled && week === '2026-12-14');
  expect(both.map(({ type }) => type)).toEqual(['clam', 'public']);
});

it('EVENTS-R3 cancels a meeting for an event with a limited audience without naming the event', async () => {
  const own = await openMeetingFixture(test, 'Apart');
  const keeper = await own.congregation.addPerson({ permissions: ['settings.events.add'] });
  const adding = (body: object) => test.call(events.addEvent, { as: keeper.token, body: body as never });
  const day = { start_date: '2026-12-05T09:30', end_date: '2026-12-05T16:00', cancels_meeting: 'both' };
  await adding({ ...day, type: 'custom', label: 'Judicial matter', extent: 'elders' });
  const cancelled = async () =>
    (await test.call(meetings.listMeetings, { as: own.planner.token })).data.filter(
      ({ canceled }) => canceled,
    );
  expect((await cancelled()).map(({ label }) => label)).toEqual([null, null]);
  await adding({ ...day, type: 'assembly' });
  expect((await cancelled()).map(({ label }) => label)).toEqual(['Assembly', 'Assembly']);
});

it('MEET-R1 requires the permission to read meetings, and hides them from other congregations', async () => {
  const { token } = await fixture.congregation.addPerson({ permissions: ['settings.events'] });
  for (const operation of [meetings.listMeetings, meetings.listParts, meetings.listMeetingAssignments])
    expect((await test.call(operation, { as: token })).status).toBe(403);
  const other = await openMeetingFixture(test, 'Elsewhere');
  const own = new Set((await list()).map(({ id }) => id));
  const theirs = await test.call(meetings.listMeetings, { as: other.planner.token });
  expect(theirs.data).toHaveLength(80);
  const mine = await test.call(meetings.listParts, { as: fixture.planner.token });
  expect(mine.data.every(({ meeting_id }) => own.has(meeting_id))).toBe(true);
});

it('MEET-O6 returns the months of the settings to a phone, and other days on request', async () => {
  const { owner } = test.database;
  await owner.query(
    `insert into meetings (congregation_id, type, week, held_on, starts_at, ends_at)
     select $1, 'clam', w::date, w::date + 2, '19:00', '20:44'
     from unnest(array['2025-10-27', '2025-11-03', '2025-01-06']) w`,
    [fixture.congregation.id],
  );
  expect((await list())[0]!.week).toBe('2025-11-03');
  expect((await list({ from: '2025-01-01', to: '2025-06-30' })).map(({ week }) => week)).toEqual([
    '2025-01-06',
  ]);
});

it('makes no meetings while the module is off, and makes them immediately when it is switched on', async () => {
  const quiet = await openMeetingFixture(test, 'Quiet');
  await test.database.owner.query('delete from meetings where congregation_id = $1', [quiet.congregation.id]);
  const admin = await quiet.congregation.addPerson({ roles: [1] });
  const turn = (on: boolean) =>
    test.call(congregations.editCongregation, {
      as: admin.token,
      body: { modules: { meeting_schedule: { on } } },
    });
  await turn(false);
  expect(await quiet.make()).toBe(0);
  await runFrequent(test.platform, test.database.owner, [meetingsFrequent]);
  const all = async () => (await test.call(meetings.listMeetings, { as: quiet.planner.token })).data;
  expect(await all()).toHaveLength(0);
  await turn(true);
  await runQueuedFollowing(test);
  expect(await all()).toHaveLength(80);
});

it('MEET-O5 moves future meetings and their duties to a new day or time of the settings, except those moved by hand', async () => {
  const other = await openMeetingFixture(test, 'Other');
  const admin = await other.congregation.addPerson({ roles: [1] });
  const visit = await other.meeting('clam', '2026-12-07');
  const move = (local_date: string, time: string) =>
    test.call(meetings.moveMeeting, {
      as: other.planner.token,
      params: { id: visit.id },
      body: { local_date, time },
    });
  await move('2026-12-08', '19:30');
  const save = async (clam_day: number, clam_start_time: string) => {
    const body = { modules: { meeting_schedule: { clam_day, clam_start_time } } };
    expect((await test.call(congregations.editCongregation, { as: admin.token, body })).status).toBe(200);
    expect(await runQueuedFollowing(test)).toEqual([other.congregation.id]);
  };
  const midweek = async () =>
    (await test.call(meetings.listMeetings, { as: other.planner.token })).data
      .filter(({ type }) => type === 'clam')
      .slice(0, 4)
      .map(({ local_date, time, ends_at }) => `${local_date} ${time} ${ends_at}`);
  await save(4, '19:15');
  const usual = ['2026-11-26 19:15 20:59', '2026-12-03 19:15 20:59'];
  expect(await midweek()).toEqual([...usual, '2026-12-08 19:30 21:14', '2026-12-17 19:15 20:59']);
  const { rows } = await test.database.owner.query(
    `select count(*)::int as apart from duties d join meetings m on m.id = d.meeting_id and m.congregation_id = d.congregation_id
     where d.congregation_id = $1 and (d.on_date, d.starts_at, d.ends_at) is distinct from (m.held_on, m.starts_at, m.ends_at)`,
    [other.congregation.id],
  );
  expect(rows).toEqual([{ apart: 0 }]);
  // Today is Monday: this week's meeting stays, because the new day would be in the past.
  await save(1, '19:15');
  expect((await midweek()).slice(0, 2)).toEqual(['2026-11-26 19:15 20:59', '2026-11-30 19:15 20:59']);
  await move('2026-12-07', '19:15');
  await save(2, '19:15');
  expect((await midweek())[2]).toBe('2026-12-08 19:15 20:59');
});
