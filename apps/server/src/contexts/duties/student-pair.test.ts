import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { families } from '@sheaf/contract/people/families/families';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let row: Awaited<ReturnType<MeetingFixture['row']>>;
let student: SeededPerson;
let sister: SeededPerson;
let brother: SeededPerson;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openMeetingFixture(test, `Pairs ${number}`);
  const meeting = (await fixture.meeting('clam')).id;
  row = await fixture.row(meeting, 'ministry.first');
  [student, sister, brother] = [await add('Naomi', 2), await add('Ruth', 2), await add('Boaz', 1)];
  await fill(row.id, student.id);
});

const as = () => fixture.planner.token;
/** Adds a person who qualifies as student and householder. */
async function add(firstName: string, gender: number) {
  const person = await fixture.congregation.addPerson({ firstName, gender });
  await test.database.owner.query('update people set qualified_parts = $2 where id = $1', [
    person.id,
    [6, 18],
  ]);
  return person;
}
const fill = (id: number, user_id: number, more = {}) =>
  test.call(duties.fillDuty, { as: as(), params: { id }, body: { user_id, ...more } });
const rank = async () =>
  (await test.call(duties.rankCandidates, { as: as(), params: { id: row.helper_duty_id! } })).data;

it('MEET-X11 names the student in the candidates for a householder, and ranks people of neither sex nor family last', async () => {
  const { partner, candidates } = await rank();
  expect(partner).toMatchObject({ id: student.id, full_name: expect.stringContaining('Naomi') });
  expect(candidates.at(-1)).toMatchObject({ user: { id: brother.id }, fits_pair: false });
  expect(candidates.find(({ user }) => user.id === sister.id)?.fits_pair).toBe(true);
});

it('MEET-X11 refuses a householder of the other sex, and accepts one with explicit consent', async () => {
  const helper = row.helper_duty_id!;
  expect((await fill(helper, brother.id)).problem.code).toBe('pair-unfit');
  expect((await fill(helper, sister.id)).status).toBe(200);
  expect((await fill(helper, brother.id, { any_pair: true })).status).toBe(200);
  // After a change of the student, the unchanged householder is checked as well.
  expect((await fill(row.id, sister.id)).problem.code).toBe('pair-unfit');
});

it('MEET-X11 accepts a family member of any sex', async () => {
  const admin = await fixture.congregation.addPerson({ roles: [1] });
  const members = [
    { id: brother.id, tie: 'head' as const },
    { id: student.id, tie: 'spouse' as const },
  ];
  await test.call(families.addFamily, { as: admin.token, body: { name: 'Boaz', members } });
  expect((await rank()).candidates.every(({ fits_pair }) => fits_pair)).toBe(true);
  expect((await fill(row.helper_duty_id!, brother.id)).status).toBe(200);
});

it('MEET-X11 refuses both given at once in the documented call in the same way', async () => {
  const params = { meeting: row.meeting_id, part: row.meeting_part_id! };
  const body = { user_id: sister.id, helper_id: brother.id };
  const assign = (more = {}) =>
    test.call(meetings.assignPart, { as: as(), params, body: { ...body, ...more } } as never);
  expect((await assign()).problem.code).toBe('pair-unfit');
  expect((await assign({ any_pair: true })).status).toBe(200);
});
