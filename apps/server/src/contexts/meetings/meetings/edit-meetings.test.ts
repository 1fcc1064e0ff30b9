import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openMeetingFixture(test);
});
afterAll(() => test.close());

const as = () => fixture.planner.token;
const form = {
  title: 'A letter from the branch',
  time: 6,
  references: null,
  meeting: 'living' as const,
  order: 2,
  user_meeting_part_id: 10,
  helper_meeting_part_id: null,
  helper_type: 'none' as const,
};
const titles = async (meetingId: number, section: string) =>
  (await fixture.parts(meetingId))
    .filter((part) => part.meeting === section)
    .map(({ order, title }) => `${order} ${title}`);
let week = 0;
/** Each test uses its own week. */
const nextMeeting = (type: 'clam' | 'public' = 'clam') => {
  week += 7;
  return fixture.meeting(type, new Date(Date.UTC(2026, 10, 23 + week)).toISOString().slice(0, 10));
};

it('MEET-R14 MEET-R27 MEET-R28 inserts and removes a part at its order, moves the others and the end of the meeting', async () => {
  const { id } = await nextMeeting();
  const added = await test.call(meetings.addPart, { as: as(), params: { meeting_id: id }, body: form });
  expect(added.data).toMatchObject({
    title: form.title,
    order: 2,
    startTime: '19:51',
    end_time: '19:57',
    part: 'second',
  });
  expect(await titles(id, 'living')).toEqual([
    '1 Song',
    '2 A letter from the branch',
    '3 Local needs',
    '4 Congregation Bible study',
    '5 Concluding comments',
    '6 Song and prayer',
  ]);
  const endsAt = async () =>
    (await test.call(meetings.listMeetings, { as: as() })).data.find((row) => row.id === id)!.ends_at;
  expect(await endsAt()).toBe('20:50');
  expect((await fixture.rows(id)).some(({ meeting_part_id }) => meeting_part_id === added.data.id)).toBe(
    true,
  );
  await test.call(meetings.deletePart, { as: as(), params: { meeting_id: id, id: added.data.id } });
  expect(await titles(id, 'living')).toEqual([
    '1 Song',
    '2 Local needs',
    '3 Congregation Bible study',
    '4 Concluding comments',
    '5 Song and prayer',
  ]);
  expect((await fixture.rows(id)).some(({ meeting_part_id }) => meeting_part_id === added.data.id)).toBe(
    false,
  );
  expect(await endsAt()).toBe('20:44');
  const gone = await test.call(meetings.deletePart, {
    as: as(),
    params: { meeting_id: id, id: added.data.id },
  });
  expect(gone.status).toBe(404);
});

it('MEET-R12 MEET-R13 edits a part, requires a helper qualification only with a helper, and reports errors at their fields', async () => {
  const { id } = await nextMeeting();
  const part = await fixture.part(id, 'ministry.third');
  const edit = (change: object) =>
    test.call(meetings.editPart, {
      as: as(),
      params: { meeting_id: id, id: part },
      body: { ...form, meeting: 'ministry', order: 1, ...change },
    });
  const helped = await edit({ helper_type: 'householder', helper_meeting_part_id: 18 });
  expect(helped.data).toMatchObject({
    order: 1,
    helper_type: 'householder',
    original_id: part,
    meeting_id: id,
  });
  expect((await fixture.row(id, 'ministry.third')).helper_duty_id).not.toBeNull();
  const unused = await edit({ helper_type: 'none', helper_meeting_part_id: 18 });
  expect(Object.keys(unused.problem.errors ?? {})).toEqual(['helper_meeting_part_id']);
  const alone = await edit({ helper_type: 'none', helper_meeting_part_id: null });
  expect(alone.data.helper_meeting_part_id).toBeNull();
  expect((await fixture.row(id, 'ministry.third')).helper_duty_id).toBeNull();
  const wrong = async (change: object) => Object.keys((await edit(change)).problem.errors ?? {});
  expect(await wrong({ helper_type: 'reader' })).toEqual(['helper_meeting_part_id']);
  expect(await wrong({ meeting: 'watchtower' })).toEqual(['meeting']);
  expect(await wrong({ title: ' ', time: -1 })).toEqual(['title', 'time']);
  expect((await edit({ version: 1 })).problem.code).toBe('stale');
  expect((await edit({ meeting: 'living', order: 99 })).data).toMatchObject({ order: 6, part: 'second' });
  expect(await titles(id, 'ministry')).toEqual(['1 Starting a conversation', '2 Following up']);
});

it('MEET-R26 moves a meeting within its week with all its duties, and refuses another week', async () => {
  const { id, version } = await nextMeeting();
  const monday = new Date(Date.UTC(2026, 10, 23 + week)).toISOString().slice(0, 10);
  const tuesday = new Date(Date.UTC(2026, 10, 24 + week)).toISOString().slice(0, 10);
  const move = (body: { local_date: string; time: string; version?: number }) =>
    test.call(meetings.moveMeeting, { as: as(), params: { id }, body });
  const moved = await move({ local_date: tuesday, time: '19:30', version });
  expect(moved.data).toMatchObject({ local_date: tuesday, time: '19:30', ends_at: '21:14', week: monday });
  const { rows } = await test.database.owner.query(
    'select distinct on_date, starts_at, ends_at from duties where congregation_id = $1 and meeting_id = $2',
    [fixture.congregation.id, id],
  );
  expect(rows).toEqual([{ on_date: tuesday, starts_at: '19:30', ends_at: '21:14' }]);
  const field = async (body: { local_date: string; time: string }) =>
    Object.keys((await move(body)).problem.errors ?? {});
  const nextMonday = new Date(Date.UTC(2026, 10, 30 + week)).toISOString().slice(0, 10);
  expect(await field({ local_date: nextMonday, time: '19:30' })).toEqual(['local_date']);
  expect(await field({ local_date: tuesday, time: '19:32' })).toEqual(['time']);
  expect((await move({ local_date: tuesday, time: '19:00', version })).problem.code).toBe('stale');
});

it('MEET-O8 MEET-R16 MEET-R19 adds up to three classes, and removes one only while it is empty', async () => {
  const { id } = await nextMeeting();
  const add = () => test.call(meetings.addHall, { as: as(), params: { id } });
  const remove = () => test.call(meetings.removeHall, { as: as(), params: { id } });
  expect((await remove()).problem.code).toBe('hall-in-use');
  expect((await add()).data.halls).toBe(2);
  const second = (await fixture.rows(id)).filter(({ hall }) => hall === 2);
  expect(second.map(({ part }) => part)).toEqual([
    'prelude.chairman',
    'treasures.reading',
    'ministry.first',
    'ministry.second',
    'ministry.third',
  ]);
  const counselor = await fixture.qualified([17]);
  const chairman = await fixture.qualified([2]);
  const fill = (user_id: number) =>
    test.call(duties.fillDuty, { as: as(), params: { id: second[0]!.id }, body: { user_id } });
  expect((await fill(chairman.id)).problem.errors).toHaveProperty('user_id');
  expect((await fill(counselor.id)).data.user_id).toBe(counselor.id);
  expect((await add()).data.halls).toBe(3);
  expect((await add()).problem.code).toBe('no-more-halls');
  expect((await remove()).data.halls).toBe(2);
  expect((await remove()).problem.code).toBe('hall-in-use');
  const weekend = await fixture.meeting('public');
  const refused = await test.call(meetings.addHall, { as: as(), params: { id: weekend.id } });
  expect(refused.problem.code).toBe('no-more-halls');
});

it('MEET-R29 requires the permission to edit parts, classes and times, and answers 404 to other congregations', async () => {
  const { id } = await nextMeeting();
  const part = await fixture.part(id, 'living.first');
  const { token } = await fixture.congregation.addPerson({
    permissions: ['schedules.meetings', 'schedules.meetings.assign'],
  });
  const other = await openMeetingFixture(test, 'Elsewhere');
  const tries = (caller: string) => [
    test.call(meetings.editPart, { as: caller, params: { meeting_id: id, id: part }, body: form }),
    test.call(meetings.addPart, { as: caller, params: { meeting_id: id }, body: form }),
    test.call(meetings.deletePart, { as: caller, params: { meeting_id: id, id: part } }),
    test.call(meetings.addHall, { as: caller, params: { id } }),
    test.call(meetings.removeHall, { as: caller, params: { id } }),
    test.call(meetings.moveMeeting, {
      as: caller,
      params: { id },
      body: { local_date: '2026-12-01', time: '19:00' },
    }),
  ];
  for (const tried of tries(token)) expect((await tried).status).toBe(403);
  for (const tried of tries(other.planner.token)) expect((await tried).status).toBe(404);
  expect(await fixture.part(id, 'living.first')).toBe(part);
});

it('MEET-R26 refuses to move a meeting to a time skipped by a clock change', async () => {
  const { id } = await fixture.meeting('public', '2027-03-22');
  await test.database.owner.query(
    `update congregations set timezone_id = 'Europe/Berlin' where congregation_id = $1`,
    [fixture.congregation.id],
  );
  const move = (time: string) =>
    test.call(meetings.moveMeeting, {
      ...{ as: as(), params: { id }, body: { local_date: '2027-03-28', time } },
    });
  expect((await move('02:30')).problem.errors).toEqual({
    time: ['Clocks go forward on that day and skip this hour. Choose another time.'],
  });
  expect((await move('03:00')).status).toBe(200);
});
