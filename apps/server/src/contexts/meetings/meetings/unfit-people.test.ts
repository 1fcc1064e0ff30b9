import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let meeting: number;
let student: SeededPerson;
let helper: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const change = (id: number, set: string, value: unknown) =>
  test.database.owner.query(`update people set ${set} = $2 where id = $1`, [id, value]);
const row = () => fixture.row(meeting, 'ministry.first');

beforeEach(async () => {
  fixture = await openMeetingFixture(test);
  meeting = (await fixture.meeting('clam')).id;
  student = await fixture.qualified([6], 'Naomi');
  helper = await fixture.qualified([18], 'Hannah');
  const part = await fixture.part(meeting, 'ministry.first');
  const { status } = await test.call(meetings.assignPart, {
    as: fixture.planner.token,
    params: { meeting, part },
    body: { user_id: student.id, helper_id: helper.id },
  });
  expect(status).toBe(200);
  expect(await row()).toMatchObject({ unfit: false, helper_unfit: false });
});

it('MEET-X12 marks a person after the type of the part changes to one they are not qualified for', async () => {
  const part = (await test.call(meetings.listParts, { as: fixture.planner.token })).data.find(
    ({ meeting_id, meeting: section, part: key }) =>
      meeting_id === meeting && `${section}.${key}` === 'ministry.first',
  )!;
  const { status } = await test.call(meetings.editPart, {
    as: fixture.planner.token,
    params: { meeting_id: meeting, id: part.id },
    body: {
      meeting: 'ministry',
      title: part.title,
      time: part.time,
      order: part.order,
      user_meeting_part_id: 9,
      helper_type: 'householder',
      helper_meeting_part_id: 18,
    },
  });
  expect(status).toBe(200);
  expect(await row()).toMatchObject({ user_id: student.id, unfit: true, helper_unfit: false });
});

it('MEET-X12 marks a person who loses the qualification or becomes inactive', async () => {
  await change(helper.id, 'qualified_parts', []);
  expect(await row()).toMatchObject({ unfit: false, helper_unfit: true });
  await change(student.id, 'active', false);
  expect(await row()).toMatchObject({ unfit: true, helper_unfit: true });
  await change(helper.id, 'qualified_parts', [18]);
  expect(await row()).toMatchObject({ unfit: true, helper_unfit: false });
});

it('MEET-X12 marks a person whose sex or appointment is corrected, although the qualification stays', async () => {
  const chairman = await fixture.congregation.addPerson({ gender: 1, appointment: 'elder' });
  await change(chairman.id, 'qualified_parts', [2]);
  const { id, meeting_part_id } = await fixture.row(meeting, 'prelude.chairman');
  expect(meeting_part_id).toBeNull();
  await test.database.owner.query('update duties set person_id = $2 where id = $1', [id, chairman.id]);
  const marked = async () => (await fixture.row(meeting, 'prelude.chairman')).unfit;
  expect(await marked()).toBe(false);
  await change(chairman.id, 'appointment', 'publisher');
  expect(await marked()).toBe(true);
  await change(chairman.id, 'appointment', 'elder');
  expect(await marked()).toBe(false);
});

it('MEET-X12 shows the mark to assigners only, and marks nobody in past meetings', async () => {
  await change(student.id, 'qualified_parts', []);
  expect((await row()).unfit).toBe(true);
  const reader = await fixture.congregation.addPerson({ permissions: ['schedules.meetings'] });
  const read = (await test.call(meetings.listMeetingAssignments, { as: reader.token })).data;
  expect(read.some(({ unfit, helper_unfit }) => unfit || helper_unfit)).toBe(false);
  test.setNow(new Date('2026-12-20T10:00:00Z'));
  expect((await row()).unfit).toBe(false);
});
