/** Facts of reports and forum in a person's record and profile. */
import { forum } from '@sheaf/contract/forum/forum';
import { people } from '@sheaf/contract/people/people/people';
import { reports } from '@sheaf/contract/reports/reports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let keeper: SeededPerson;
let ruth: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  // In Burnie it is the 23rd.
  test.setNow(new Date('2026-11-23T02:00:00Z'));
  congregation = await seedCongregation(test.database.owner);
  keeper = await congregation.addPerson({ permissions: ['settings.users', 'settings.users.edit'] });
  ruth = await congregation.addPerson({ permissions: ['forums.features'] });
});
afterAll(() => test.close());

const record = async () =>
  (await test.call(people.readPerson, { as: keeper.token, params: { id: ruth.id } })).data;
const profile = async () => (await test.call(people.readProfile, { as: ruth.token })).data;
const listed = async () =>
  (await test.call(people.listPeople, { as: keeper.token, query: { per_page: 1000 } })).data.find(
    ({ id }) => id === ruth.id,
  )!;

it("USERS-O4 returns last month's report as the current report, or null", async () => {
  const report = (report_month: string) =>
    test.call(reports.saveReport, { as: ruth.token, body: { report_month, active: true, studies: 2 } });
  await report('2026-09-01');
  for (const read of [record, profile, listed]) expect((await read()).current_report).toBeNull();
  const made = (await report('2026-10-01')).data;
  for (const read of [record, profile, listed])
    expect((await read()).current_report).toMatchObject({
      id: made.id,
      user_id: ruth.id,
      month_year: '2026-10',
      active: true,
      studies: 2,
    });
});

it('USERS-O3 counts own topics with replies, given likes and written comments as awards', async () => {
  const none = { ideas_man: 0, advocate: 0, comments: 0 };
  expect((await record()).awards).toEqual(none);
  const other = await congregation.addPerson({ permissions: ['forums.features'] });
  const add = async (as: SeededPerson, label: string) =>
    (await test.call(forum.addTopic, { as: as.token, params: { forum: 1 }, body: { label, content: label } }))
      .data.id;
  const [taken, proposed, liked] = [
    await add(ruth, 'Taken'),
    await add(ruth, 'Proposed'),
    await add(other, 'Liked'),
  ];
  const change = (id: number, body: object, as = ruth) =>
    test.call(forum.changeTopic, { as: as.token, params: { forum: 1, id }, body: body as never });
  await change(liked, { like: true });
  await change(proposed, { like: true }, other);
  test.platform.settings.forumKeepers = [{ congregationId: congregation.id, personId: other.id }];
  expect((await change(taken, { pushState: true }, other)).status).toBe(200);
  for (const content of ['One', 'Two'])
    await test.call(forum.addComment, { as: ruth.token, params: { id: liked }, body: { content } });
  const counted = { ideas_man: 1, advocate: 1, comments: 2 };
  for (const read of [record, profile, listed]) expect((await read()).awards).toEqual(counted);
  expect((await test.call(people.readProfile, { as: other.token })).data.awards).toEqual({
    ...none,
    advocate: 1,
  });
});

it('USERS-C3 accepts an unchanged profile although a comment was written since it was read', async () => {
  const { first_name, last_name, awards } = await profile();
  const answer = await test.call(people.editProfile, {
    as: ruth.token,
    body: { first_name, last_name, awards: { ...awards, comments: awards.comments + 1 } } as never,
  });
  expect(answer.status).toBe(200);
});
