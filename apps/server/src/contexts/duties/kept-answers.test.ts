import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import type { BodyOf } from '@sheaf/contract/operation';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { runQueuedFollowing } from '#contexts/meetings/meetings/testing/queued-following';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let meeting: number;
let duty: number;
let student: SeededPerson;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** The first ministry part, which its student has accepted. */
beforeEach(async () => {
  number += 1;
  fixture = await openMeetingFixture(test, `Keeping ${number}`);
  meeting = (await fixture.meeting('clam')).id;
  student = await fixture.qualified([5, 6], 'Naomi');
  duty = (await row()).id;
  await test.call(duties.fillDuty, { as: as(), params: { id: duty }, body: { user_id: student.id } });
  await say('yes');
});

const as = () => fixture.planner.token;
const row = () => fixture.row(meeting, 'ministry.first');
const say = (answer: 'seen' | 'yes') =>
  test.call(duties.acknowledgeDuty, { as: student.token, params: { id: duty }, body: { answer } });
const said = async () => (await row()).acknowledged;
const own = async () =>
  (await test.call(duties.listMyDuties, { as: student.token })).data.find(({ id }) => id === duty)!
    .acknowledged;
const move = (local_date: string, time: string) =>
  test.call(meetings.moveMeeting, { as: as(), params: { id: meeting }, body: { local_date, time } });
const form = async () =>
  (await fixture.parts(meeting)).find(
    ({ meeting: section, part }) => `${section}.${part}` === 'ministry.first',
  )!;
const edit = async (changes: Partial<BodyOf<typeof meetings.editPart>>) => {
  const { id, title, references, time, order, helper_type, ...of } = await form();
  const { user_meeting_part_id, helper_meeting_part_id } = of;
  const types = { user_meeting_part_id, helper_meeting_part_id, helper_type };
  const body = { title, references, time, order, meeting: 'ministry' as const, ...types, ...changes };
  return test.call(meetings.editPart, { as: as(), params: { id, meeting_id: meeting }, body });
};

it('X-ACK-8 reopens the answer everywhere when a meeting is moved by hand, and restores it when the meeting is moved back', async () => {
  expect([await said(), await own()]).toEqual(['yes', 'yes']);
  expect((await move('2026-11-27', '20:00')).status).toBe(200);
  expect([await said(), await own()]).toEqual([null, null]);
  const [mine] = (await test.call(duties.listMyDuties, { as: student.token })).data;
  expect(mine!.answered_for).toMatchObject({ date: '2026-11-25', time: '19:00' });
  await move('2026-11-25', '19:00');
  expect([await said(), await own()]).toEqual(['yes', 'yes']);
});

it('X-ACK-8 reopens the answer after another hour in the settings', async () => {
  const admin = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  const modules = { meeting_schedule: { clam_start_time: '18:30' } };
  const { status } = await test.call(congregations.editCongregation, {
    as: admin.token,
    body: { modules } as never,
  });
  expect(status).toBe(200);
  await runQueuedFollowing(test);
  expect([await said(), await own()]).toEqual([null, null]);
});

it('X-ACK-8 reopens the answer after another title, but not after other references and minutes', async () => {
  expect((await edit({ references: 'lmd lesson 2', time: 5 })).status).toBe(200);
  expect(await said()).toBe('yes');
  await edit({ title: 'Explaining what we believe' });
  expect(await said()).toBeNull();
  expect((await row()).reopened).toBe(true);
});

it('X-ACK-8 reopens the answer after another kind of part', async () => {
  await edit({ user_meeting_part_id: 5 });
  expect((await row()).user_id).toBe(student.id);
  expect(await said()).toBeNull();
});

it('X-ACK-8 records a new answer for the current version', async () => {
  await move('2026-11-27', '20:00');
  await say('seen');
  expect(await said()).toBe('seen');
  await say('yes');
  await move('2026-11-25', '19:00');
  expect(await said()).toBeNull();
});

it('X-ACK-8 retains a reopened answer for its person, and removes it with another one', async () => {
  await move('2026-11-27', '20:00');
  const other = await fixture.qualified([5, 6], 'Ruth');
  await test.call(duties.fillDuty, { as: as(), params: { id: duty }, body: { user_id: other.id } });
  await move('2026-11-25', '19:00');
  expect(await said()).toBeNull();
});
