/** Days and hours of the meetings that begin with a coming week. */
import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { runQueuedFollowing } from '#contexts/meetings/meetings/testing/queued-following';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

/** Mondays; this week is the one of 23 November. */
const [before, from, later] = ['2026-12-28', '2027-01-04', '2027-02-01'] as const;
const times = { clam_day: 4, clam_start_time: '19:30', public_day: 0, public_start_time: '13:00' };

let test: TestApp;
let fixture: MeetingFixture;
let keeper: SeededPerson;

beforeEach(async () => {
  test ??= await openTestApp();
  fixture = await openMeetingFixture(test, 'Times');
  keeper = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
});
afterAll(() => test.close());

const save = (week: string, more: object = {}) =>
  test.call(meetings.saveMeetingTimes, {
    as: keeper.token,
    params: { week },
    body: { ...times, ...more },
  });
const remove = (week: string, query: object = {}) =>
  test.call(meetings.deleteMeetingTimes, { as: keeper.token, params: { week }, query: query as never });
const list = async () => (await test.call(meetings.listMeetingTimes, { as: fixture.planner.token })).data;
const follow = () => runQueuedFollowing(test);
const all = async () => (await test.call(meetings.listMeetings, { as: fixture.planner.token })).data;
const heldIn = async (week: string) =>
  (await all())
    .filter((one) => one.week === week)
    .map(({ type, local_date, time }) => `${type} ${local_date} ${time}`);

it('MEET-O5.3 moves the meetings from a week on, and none before it', async () => {
  const usual = await heldIn(before);
  expect((await save(from)).status).toBe(200);
  await follow();
  expect(await heldIn(before)).toEqual(usual);
  expect(await heldIn(from)).toEqual(['clam 2027-01-07 19:30', 'public 2027-01-10 13:00']);
  expect(await heldIn(later)).toEqual(['clam 2027-02-04 19:30', 'public 2027-02-07 13:00']);
  expect(await list()).toMatchObject([
    { id: null, from_week: null, clam_day: 3, public_start_time: '10:00' },
    { from_week: from, language_group_id: null, ...times },
  ]);
  expect((await remove(from)).status).toBe(200);
  await follow();
  expect(await heldIn(from)).toEqual(['clam 2027-01-06 19:00', 'public 2027-01-10 10:00']);
});

it('MEET-O5.3 counts what would move in a dry run, and saves nothing', async () => {
  const { id: meeting } = await fixture.meeting('clam', from);
  const { id } = await fixture.row(meeting, 'ministry.first');
  const student = await fixture.qualified([6], 'Naomi');
  const as = fixture.planner.token;
  await test.call(duties.fillDuty, { as, params: { id }, body: { user_id: student.id } });
  await test.call(duties.acknowledgeDuty, { as: student.token, params: { id }, body: { answer: 'yes' } });
  await test.call(meetings.moveMeeting, {
    as,
    params: { id: (await fixture.meeting('public', later)).id },
    body: { local_date: '2027-02-06', time: '17:00' },
  });
  const coming = (await all()).filter(({ week }) => week >= from).length;
  const told = (await save(from, { dry_run: true })).data;
  // The meeting that was moved by hand stays.
  expect(told).toEqual({ dry_run: true, meetings: coming - 1, speakers: 0, duties: 1 });
  await follow();
  expect(await list()).toHaveLength(1);
  await save(from);
  await follow();
  expect(await heldIn(later)).toContain('public 2027-02-06 17:00');
  const own = (await test.call(duties.listMyDuties, { as: student.token })).data[0];
  expect(own).toMatchObject({ date: '2027-01-07', acknowledged: null });
  expect((await remove(from, { dry_run: 'true' })).data).toMatchObject({
    dry_run: true,
    meetings: coming - 1,
  });
  expect(await list()).toHaveLength(2);
});

it('MEET-O5.3 replaces a change of the same week, and the latest change counts', async () => {
  const saved = await save(from);
  expect([saved.status, saved.text]).toEqual([200, saved.text]);
  await save(later, { public_start_time: '15:00' });
  await save(from, { public_start_time: '14:00' });
  await follow();
  expect((await list()).map(({ from_week }) => from_week)).toEqual([null, from, later]);
  expect(await heldIn(from)).toContain('public 2027-01-10 14:00');
  expect(await heldIn(later)).toContain('public 2027-02-07 15:00');
});

it('MEET-O5.3 the settings take over the times in their first week', async () => {
  await save(from);
  await follow();
  test.setNow(new Date(`${from}T10:00:00Z`));
  await save(later, { public_start_time: '15:00' });
  await follow();
  const { data } = await test.call(congregations.readCongregation, { as: keeper.token });
  expect(data.modules.meeting_schedule).toMatchObject(times);
  expect((await list()).map(({ from_week, clam_start_time }) => [from_week, clam_start_time])).toEqual([
    [null, '19:30'],
    [later, '19:30'],
  ]);
  expect(await heldIn(from)).toEqual(['clam 2027-01-07 19:30', 'public 2027-01-10 13:00']);
});

it('MEET-O5.3 X-LANG-GROUP a language group has times of its own', async () => {
  const { data: group } = await test.call(meetings.addLanguageGroup, {
    as: keeper.token,
    body: { ...times, label: 'Tagalog', lang: 'tl', public_day: 6, public_start_time: '16:00' },
  });
  await follow();
  const usual = await heldIn(from);
  await save(from, { language_group_id: group.id, public_start_time: '17:00' });
  await follow();
  const own = (await all()).find(
    (one) => one.week === from && one.language_group_id === group.id && one.type === 'public',
  );
  expect(own).toMatchObject({ local_date: '2027-01-10', time: '17:00' });
  expect((await heldIn(from)).filter((held) => usual.includes(held)).length).toBeGreaterThanOrEqual(2);
  expect((await save(from, { language_group_id: 999_999 })).problem.errors).toHaveProperty(
    'language_group_id',
  );
});

it('MEET-O5.3 refuses a week that has begun or does not begin on a Monday, and people without the permission', async () => {
  for (const week of ['2026-11-23', '2027-01-05', '2026-11-16'])
    expect([(await save(week)).status, week]).toEqual([422, week]);
  expect((await remove(from)).status).toBe(404);
  const denied = await test.call(meetings.saveMeetingTimes, {
    as: fixture.planner.token,
    params: { week: from },
    body: times,
  });
  expect(denied.status).toBe(403);
  const other = await openMeetingFixture(test, 'Elsewhere');
  await save(from);
  await follow();
  const { data } = await test.call(meetings.listMeetingTimes, { as: other.planner.token });
  expect(data).toHaveLength(1);
});
