import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
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
let admin: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openMeetingFixture(test);
  admin = await fixture.congregation.addPerson({
    permissions: ['settings.cong.edit', 'settings.meetings.attendance', 'schedules.meetings'],
  });
});
afterAll(() => test.close());

const arabic = {
  label: 'Arabic',
  lang: 'ar',
  clam_day: 2,
  clam_start_time: '19:30',
  public_day: 6,
  public_start_time: '16:00',
};

const add = (body: object) =>
  test.call(meetings.addLanguageGroup, { as: admin.token, body: { ...arabic, ...body } });
const edit = (id: number, body: object) =>
  test.call(meetings.editLanguageGroup, { as: admin.token, params: { id }, body: { ...arabic, ...body } });
const remove = (id: number) => test.call(meetings.deleteLanguageGroup, { as: admin.token, params: { id } });
const held = async (group: number | null) =>
  (await test.call(meetings.listMeetings, { as: fixture.planner.token })).data.filter(
    ({ language_group_id }) => language_group_id === group,
  );

/** Adds a group and makes its meetings. */
async function addGroup(label: string) {
  const { data } = await add({ label });
  await runQueuedFollowing(test);
  return data;
}

it('X-LANG-GROUP makes the meetings of a language group as far ahead as those of the congregation, at its own times', async () => {
  const own = await held(null);
  const group = await addGroup('Arabic');
  expect(group).toMatchObject({ ...arabic, active: true, version: 1 });
  const all = await held(group.id);
  expect(all).toHaveLength(80);
  expect(all.slice(0, 2)).toMatchObject([
    { type: 'clam', week: thisWeek, local_date: '2026-11-24', time: '19:30' },
    { type: 'public', week: thisWeek, local_date: '2026-11-28', time: '16:00' },
  ]);
  expect(await held(null)).toEqual(own);
  expect(await fixture.make()).toBe(0);
  const [first] = await fixture.parts(all[0]!.id);
  expect(first!.title).toMatch(/[؀-ۿ]/);
  expect((await fixture.rows(all[0]!.id)).length).toBeGreaterThan(10);
});

it('X-LANG-GROUP moves future meetings of the group to its new day and time, and no others', async () => {
  const group = await addGroup('Tagalog');
  const own = await held(null);
  const { data } = await edit(group.id, {
    label: 'Tagalog',
    lang: 'tl',
    public_day: 0,
    version: group.version,
  });
  await runQueuedFollowing(test);
  expect(data.version).toBe(2);
  const coming = (await held(group.id)).filter(({ type }) => type === 'public');
  expect(coming.map(({ local_date, week }) => local_date > week && new Date(local_date).getUTCDay())).toEqual(
    coming.map(() => 0),
  );
  expect(await held(null)).toEqual(own);
  const stale = await edit(group.id, { label: 'Tagalog', version: 1 });
  expect(stale.problem.code).toBe('stale');
});

it('X-LANG-GROUP retains past and assigned meetings of a group that holds no more', async () => {
  const group = await addGroup('Polish');
  const [first, second] = (await held(group.id)).filter(({ type }) => type === 'clam');
  const person = await fixture.qualified([2]);
  const chairman = await fixture.row(second!.id, 'prelude.chairman');
  const filled = await test.call(duties.fillDuty, {
    as: fixture.planner.token,
    params: { id: chairman.id },
    body: { user_id: person.id },
  });
  expect(filled.status).toBe(200);
  await edit(group.id, { label: 'Polish', active: false });
  await runQueuedFollowing(test);
  expect((await held(group.id)).map(({ id }) => id)).toEqual([second!.id]);
  expect(first!.local_date > thisWeek).toBe(true);
  expect((await remove(group.id)).problem.code).toBe('language-group-in-use');
  await edit(group.id, { label: 'Polish', active: true });
  await runQueuedFollowing(test);
  expect(await held(group.id)).toHaveLength(80);
});

it('X-LANG-GROUP deletes a group without assigned people with its meetings, and refuses one with attendance', async () => {
  const group = await addGroup('Greek');
  const other = await addGroup('Samoan');
  const [meeting] = await held(other.id);
  test.setNow(new Date('2026-12-05T10:00:00Z'));
  await test.call(meetings.saveAttendance, {
    as: admin.token,
    body: { meeting_id: meeting!.id, attendance: 23 },
  });
  expect((await remove(other.id)).problem.code).toBe('language-group-in-use');
  expect((await remove(group.id)).status).toBe(200);
  expect(await held(group.id)).toEqual([]);
  expect((await remove(group.id)).status).toBe(404);
  const { rows } = await test.database.owner.query(
    'select type, people, language_group_id from attendance where congregation_id = $1',
    [fixture.congregation.id],
  );
  expect(rows).toEqual([{ type: 'clam', people: 23, language_group_id: other.id }]);
});

it('X-LANG-GROUP refuses a second group of the same name, also for ten simultaneous requests', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => add({ label: 'French' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(422)]);
  const { problem } = await add({ label: 'fRENCH' });
  expect(Object.keys(problem.errors!)).toEqual(['label']);
  const { problem: wrong } = await add({ label: ' ', lang: 'x y', clam_day: 7, clam_start_time: '19:03' });
  expect(Object.keys(wrong.errors!).sort()).toEqual(['clam_day', 'clam_start_time', 'label', 'lang']);
});

it('X-LANG-GROUP shows and changes a group only in its congregation, with the permission', async () => {
  const { data: group } = await add({ label: 'Hindi' });
  const foreign = await openMeetingFixture(test, 'Devonport');
  const there = await foreign.congregation.addPerson({
    permissions: ['settings.cong.edit', 'schedules.meetings'],
  });
  expect((await test.call(meetings.listLanguageGroups, { as: there.token })).data).toEqual([]);
  const params = { id: group.id };
  expect(
    (await test.call(meetings.editLanguageGroup, { as: there.token, params, body: arabic })).status,
  ).toBe(404);
  expect((await test.call(meetings.deleteLanguageGroup, { as: there.token, params })).status).toBe(404);
  const refused = await test.call(meetings.addLanguageGroup, { as: fixture.planner.token, body: arabic });
  expect(refused.status).toBe(403);
});

it('X-LANG-GROUP reports a person in two simultaneous meetings, and mails the schedule of the chosen group', async () => {
  const group = await addGroup('Samoan West');
  await edit(group.id, { label: 'Samoan West', clam_day: 3, clam_start_time: '19:00' });
  await runQueuedFollowing(test);
  const midweek = async (of: number | null) =>
    (await held(of)).find(({ type, week }) => type === 'clam' && week === thisWeek)!;
  const [own, theirs] = [await midweek(null), await midweek(group.id)];
  expect(theirs.local_date).toBe('2026-11-25');
  const person = await fixture.qualified([2], 'Enoch');
  await test.database.owner.query(`update people set email = 'enoch@example.org' where id = $1`, [person.id]);
  const chair = async (meetingId: number, user: number | null = person.id) =>
    test.call(duties.fillDuty, {
      as: fixture.planner.token,
      params: { id: (await fixture.row(meetingId, 'prelude.chairman')).id },
      body: { user_id: user },
    });
  expect((await chair(theirs.id)).status).toBe(200);
  // Assigned nevertheless, with the clash (MEET-R17).
  expect((await chair(own.id)).data.clashes).toMatchObject([{ code: 'same-time' }]);
  await chair(own.id, null);
  const office = await fixture.congregation.addPerson({
    permissions: ['settings.mail', 'settings.mail.clam_schedule'],
  });
  const mail = (body: object) =>
    test.call(meetings.mailSchedule, { as: office.token, body: { week: thisWeek, ...body } });
  expect((await mail({})).problem.code).toBe('no-chairman');
  expect((await mail({ language_group_id: group.id })).data).toEqual({ ok: true });
});
