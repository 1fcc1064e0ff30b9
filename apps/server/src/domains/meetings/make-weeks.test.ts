import { congregations } from '@sheaf/contract/congregations/congregations';
import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetingsFrequent } from '#domains/meetings/meetings.jobs';
import { type MeetingDesk, openMeetingDesk, thisWeek } from '#domains/meetings/testing/meeting-desk';
import { runFrequent } from '#platform/jobs/frequent';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let desk: MeetingDesk;

beforeAll(async () => {
  test = await openTestApp();
  desk = await openMeetingDesk(test);
});
afterAll(() => test.close());

const list = async (query: object = {}) =>
  (await test.call(meetings.listMeetings, { as: desk.planner.token, query })).data;

it('MEET-O5 both meetings stand 26 weeks ahead with their parts, at the times of the settings, and are made once', async () => {
  const all = await list();
  expect(all).toHaveLength(54);
  expect(all.slice(0, 2)).toMatchObject([
    { type: 'clam', week: thisWeek, local_date: '2026-11-25', time: '19:00', ends_at: '20:42', halls: 1 },
    { type: 'public', week: thisWeek, local_date: '2026-11-29', time: '10:00', ends_at: '11:45' },
  ]);
  expect(all[0]).toMatchObject({
    edited_id: all[0]!.id,
    year: 2026,
    month: 11,
    canceled: false,
    label: null,
  });
  expect(all.at(-1)!.week).toBe('2027-05-24');
  expect(await desk.make()).toBe(0);
  const made = await Promise.all([desk.make(), desk.make(), desk.make()]);
  expect([made, (await list()).length]).toEqual([[0, 0, 0], 54]);
});

it('MEET-R4 MEET-R27 the parts stand in their order, each with its time', async () => {
  const { id } = await desk.meeting('clam');
  const parts = await desk.parts(id);
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
    '19:49 living.first',
    '20:04 living.study',
    '20:34 living.review',
    '20:37 living.last-song',
  ]);
  expect(parts[3]).toMatchObject({ title: 'Digging for gems', time: 10, user_meeting_part_id: 4, order: 2 });
});

it('MEET-O17 every place is there while nobody has it', async () => {
  const { id } = await desk.meeting('clam');
  const rows = await desk.rows(id);
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
});

it('MEET-R3 MEET-O12 an event that cancels a meeting is told with its name, of that week alone', async () => {
  const keeper = await desk.congregation.addPerson({ permissions: ['settings.events.add'] });
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
});

it('MEET-R1 the meetings are read with the permission alone, and those of another congregation never', async () => {
  const { token } = await desk.congregation.addPerson({ permissions: ['settings.events'] });
  for (const operation of [meetings.listMeetings, meetings.listParts, meetings.listMeetingAssignments])
    expect((await test.call(operation, { as: token })).status).toBe(403);
  const other = await openMeetingDesk(test, 'Elsewhere');
  const own = new Set((await list()).map(({ id }) => id));
  const theirs = await test.call(meetings.listMeetings, { as: other.planner.token });
  expect(theirs.data).toHaveLength(54);
  const mine = await test.call(meetings.listParts, { as: desk.planner.token });
  expect(mine.data.every(({ meeting_id }) => own.has(meeting_id))).toBe(true);
});

it('MEET-O6 a phone keeps the months that the settings say; others are read by their days', async () => {
  const { owner } = test.database;
  await owner.query(
    `insert into meetings (congregation_id, type, week, held_on, starts_at, ends_at)
     select $1, 'clam', w::date, w::date + 2, '19:00', '20:42'
     from unnest(array['2026-04-27', '2026-05-04', '2025-01-06']) w`,
    [desk.congregation.id],
  );
  expect((await list())[0]!.week).toBe('2026-05-04');
  expect((await list({ from: '2025-01-01', to: '2025-12-31' })).map(({ week }) => week)).toEqual([
    '2025-01-06',
  ]);
});

it('a congregation without the module has no meetings made, and one that turns it on has them within the hour', async () => {
  const quiet = await openMeetingDesk(test, 'Quiet');
  await test.database.owner.query('delete from meetings where congregation_id = $1', [quiet.congregation.id]);
  const admin = await quiet.congregation.addPerson({ roles: [1] });
  const turn = (on: boolean) =>
    test.call(congregations.editCongregation, {
      as: admin.token,
      body: { modules: { meeting_schedule: { on } } },
    });
  await turn(false);
  expect(await quiet.make()).toBe(0);
  await turn(true);
  await runFrequent(test.platform, test.database.owner, [meetingsFrequent]);
  expect((await test.call(meetings.listMeetings, { as: quiet.planner.token })).data).toHaveLength(54);
});
