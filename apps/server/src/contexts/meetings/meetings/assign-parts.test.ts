import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { absences } from '@sheaf/contract/people/absences/absences';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let meeting: number;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openMeetingFixture(test);
  meeting = (await fixture.meeting('clam')).id;
});
afterAll(() => test.close());

const as = () => fixture.planner.token;
const assign = (part: number, body: object, caller = as(), of = meeting) =>
  test.call(meetings.assignPart, { as: caller, params: { meeting: of, part }, body });
const fill = (id: number, user_id: number | null, version?: number) =>
  test.call(duties.fillDuty, {
    as: as(),
    params: { id },
    body: { user_id, ...(version !== undefined && { version }) },
  });
const rank = async (id: number) =>
  (await test.call(duties.rankCandidates, { as: as(), params: { id } })).data.candidates;
const fields = (answer: { problem: { errors?: object } }) => Object.keys(answer.problem.errors ?? {});

it('MEET-R15 assigns a part to a qualified person with a helper, visible to everyone', async () => {
  const part = await fixture.part(meeting, 'ministry.first');
  const student = await fixture.qualified([6], 'Naomi');
  const helper = await fixture.qualified([18], 'Hannah');
  const given = await assign(part, { user_id: student.id, helper_id: helper.id });
  expect(given.data).toMatchObject({
    user_id: student.id,
    helper_id: helper.id,
    part: 'ministry.first',
    hall: 1,
  });
  expect(await fixture.row(meeting, 'ministry.first')).toEqual(given.data);
  const [student2, helper2] = [await fixture.qualified([6]), await fixture.qualified([18])];
  expect(fields(await assign(part, { user_id: helper2.id }))).toEqual(['user_id']);
  expect(fields(await assign(part, { helper_id: student2.id }))).toEqual(['helper_id']);
  expect(fields(await assign(part, { user_id: 999_999 }))).toEqual(['user_id']);
  const idle = await fixture.qualified([6], 'Idle');
  await test.database.owner.query('update people set active = false where id = $1', [idle.id]);
  expect(fields(await assign(part, { user_id: idle.id }))).toEqual(['user_id']);
  expect((await assign(part, { hall: 2, user_id: student.id })).problem.code).toBe('no-such-hall');
  expect(await fixture.row(meeting, 'ministry.first')).toEqual(given.data);
});

it('refuses a person as their own helper, swaps two people in one step, empties a place with null', async () => {
  const part = await fixture.part(meeting, 'ministry.second');
  const one = await fixture.qualified([6, 18], 'One');
  const other = await fixture.qualified([6, 18], 'Other');
  expect((await assign(part, { user_id: one.id, helper_id: one.id })).problem.code).toBe('duty-twice');
  await assign(part, { user_id: one.id, helper_id: other.id });
  expect((await assign(part, { helper_id: one.id })).problem.code).toBe('duty-twice');
  const row = await fixture.row(meeting, 'ministry.second');
  expect((await fill(row.helper_duty_id!, one.id)).problem.code).toBe('duty-twice');
  const swapped = await test.call(meetings.editAssignment, {
    as: as(),
    params: { meeting, part, id: row.id },
    body: { user_id: other.id, helper_id: one.id, version: row.version },
  });
  expect(swapped.data).toMatchObject({ user_id: other.id, helper_id: one.id });
  const late = await assign(part, { user_id: null, version: row.version });
  expect(late.problem.code).toBe('stale');
  expect((await assign(part, { user_id: null })).data).toMatchObject({ user_id: null, helper_id: one.id });
});

it('MEET-R18 refuses to assign a public talk, and requires the permission', async () => {
  const weekend = (await fixture.meeting('public')).id;
  const talk = await fixture.part(weekend, 'talk.talk');
  const speaker = await fixture.qualified([14]);
  expect((await assign(talk, { user_id: speaker.id }, as(), weekend)).problem.code).toBe(
    'duty-booked-elsewhere',
  );
  const reader = await fixture.congregation.addPerson({
    permissions: ['schedules.meetings', 'schedules.meetings.edit'],
  });
  const { id } = await fixture.row(meeting, 'prelude.chairman');
  expect((await assign(talk, { user_id: null }, reader.token, weekend)).status).toBe(403);
  const refused = await test.call(duties.rankCandidates, { as: reader.token, params: { id } });
  expect(refused.status).toBe(403);
  const filling = { as: reader.token, params: { id }, body: { user_id: null } };
  expect((await test.call(duties.fillDuty, filling)).status).toBe(403);
  const changing = {
    as: reader.token,
    params: { meeting: weekend, part: talk, id: (await fixture.row(weekend, 'talk.talk')).id },
    body: { user_id: null },
  };
  expect((await test.call(meetings.editAssignment, changing)).status).toBe(403);
  const song = await fixture.part(weekend, 'talk.song');
  expect(fields(await assign(song, { user_id: speaker.id }, as(), weekend))).toEqual(['user_id']);
});

it('MEET-O17 MEET-R17 reports that a chairman is away or busy, and assigns them nevertheless', async () => {
  const chairman = await fixture.qualified([2, 1, 3], 'Daniel');
  const { id } = await fixture.row(meeting, 'prelude.chairman');
  expect((await fill(id, chairman.id)).data).toMatchObject({
    kind: 'chairman',
    user_id: chairman.id,
    clashes: [],
  });
  const prayer = await fixture.row(meeting, 'living.prayer');
  expect((await fill(prayer.id, chairman.id)).data.clashes).toEqual([]);
  const talk = await fixture.row(meeting, 'treasures.first');
  expect((await fill(talk.id, chairman.id)).data.clashes).toMatchObject([
    { code: 'same-meeting', duty: id, kind: 'chairman' },
  ]);
  await test.call(absences.addAwayDate, {
    as: chairman.token,
    body: { start_date: '2026-12-01', end_date: '2026-12-03' },
  });
  const next = (await fixture.meeting('clam', '2026-11-30')).id;
  const there = await fixture.row(next, 'prelude.chairman');
  const [offered] = (await rank(there.id)).filter(({ user }) => user.id === chairman.id);
  expect(offered).toMatchObject({ away: true, has_part: false, label: 'Away' });
  expect((await fill(there.id, chairman.id)).data).toMatchObject({
    user_id: chairman.id,
    clashes: [{ code: 'away', from: '2026-12-01', to: '2026-12-03' }],
  });
});

it('MEET-O14 sends nothing on assignment alone', async () => {
  const student = await fixture.qualified([9]);
  await assign(await fixture.part(meeting, 'ministry.third'), { user_id: student.id });
  expect((await fixture.row(meeting, 'ministry.third')).user_id).toBe(student.id);
  const chairman = await fixture.qualified([16]);
  const place = await fixture.row((await fixture.meeting('public')).id, 'talk.chairman');
  expect((await fill(place.id, chairman.id)).data.user_id).toBe(chairman.id);
  const { rows } = await test.database.owner.query(
    'select channel from outgoing_messages where congregation_id = $1',
    [fixture.congregation.id],
  );
  expect(rows).toEqual([]);
});

it('stores the last of ten simultaneous assignments of a chairman, with one person in the place', async () => {
  const { id } = await fixture.row((await fixture.meeting('public')).id, 'talk.chairman');
  const ten = await Promise.all(Array.from({ length: 10 }, () => fixture.qualified([16])));
  const answers = await Promise.all(ten.map((person) => fill(id, person.id)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { rows } = await test.database.owner.query(
    `select kind from duties where congregation_id = $1 and meeting_id = $2 and kind = 'chairman'`,
    [fixture.congregation.id, (await fixture.meeting('public')).id],
  );
  expect(rows).toHaveLength(1);
  await expect(
    test.database.owner.query(
      `insert into duties (congregation_id, kind, qualification, meeting_id, week, on_date, starts_at, ends_at)
       select congregation_id, kind, qualification, meeting_id, week, on_date, starts_at, ends_at from duties where id = $1`,
      [id],
    ),
  ).rejects.toThrow('duties_of_meeting');
});

it('opens the future duties of a deactivated or deleted person, and retains their name in past ones', async () => {
  const admin = await fixture.congregation.addPerson({ roles: [1] });
  const leaving = await fixture.qualified([11], 'Leaving');
  const past = await fixture.row((await fixture.meeting('clam', '2026-12-07')).id, 'living.study');
  const coming = await fixture.row((await fixture.meeting('clam', '2026-12-14')).id, 'living.study');
  for (const { id } of [past, coming]) await fill(id, leaving.id);
  test.setNow(new Date('2026-12-12T10:00:00Z'));
  const { status } = await test.call(people.deletePerson, { as: admin.token, params: { id: leaving.id } });
  expect(status).toBe(200);
  const { rows } = await test.database.owner.query(
    'select id, person_id from duties where congregation_id = $1 and id = any ($2) order by on_date',
    [fixture.congregation.id, [past.id, coming.id]],
  );
  expect(rows).toEqual([
    { id: past.id, person_id: leaving.id },
    { id: coming.id, person_id: null },
  ]);
});

it('answers 404 for duties and parts of another congregation', async () => {
  const other = await openMeetingFixture(test, 'Elsewhere');
  const { id } = await fixture.row(meeting, 'living.first');
  const caller = { as: other.planner.token };
  const own = await other.qualified([10]);
  expect((await test.call(duties.rankCandidates, { ...caller, params: { id } })).status).toBe(404);
  expect(
    (await test.call(duties.fillDuty, { ...caller, params: { id }, body: { user_id: own.id } })).status,
  ).toBe(404);
  const part = await fixture.part(meeting, 'living.first');
  expect((await assign(part, { user_id: own.id }, other.planner.token)).status).toBe(404);
  expect(fields(await assign(part, { user_id: own.id }))).toEqual(['user_id']);
  expect((await assign(part, { user_id: null }, as(), meeting + 1)).status).toBe(404);
  const shorter = await test.app.inject({
    method: 'POST',
    url: `/api/meetingParts/${part}/assignments`,
    headers: { authorization: `Bearer ${as()}` },
    payload: { id: 0, user_id: null, helper_id: null, hall: 1 },
  });
  expect(shorter.json().data).toMatchObject({ meeting_part_id: part, user_id: null });
});
