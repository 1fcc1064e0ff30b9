/** Limits of free invites: per person, per address, per congregation. */
import { access } from '@sheaf/contract/people/access/access';
import { families } from '@sheaf/contract/people/families/families';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashSecret } from '#platform/secrets';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { untilAnswered } from '#platform/testing/until-answered';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;
const start = new Date('2026-11-20T08:40:00Z');
const later = (hours: number): Date => new Date(start.getTime() + hours * 3_600_000);

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(start);
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1] });
  await set(`timezone_id = 'Australia/Hobart', time_format = 12`);
});

const set = (change: string) =>
  test.database.owner.query(`update congregations set ${change} where congregation_id = $1`, [
    congregation.id,
  ]);
const invite = (user: number, method: 'sms' | 'email' | 'legacy-sms' = 'email', as = admin.token) =>
  untilAnswered(() => test.call(access.sendInvite, { as, body: { user, method } }));
const sentTo = async (recipient: string): Promise<number> =>
  (await test.database.owner.query('select from outgoing_messages where recipient = $1', [recipient]))
    .rowCount!;
const codesOf = (answers: { status: number; problem: { code: string } }[]): string[] =>
  answers.map(({ status, problem }) => (status === 200 ? 'sent' : problem.code)).toSorted();

it('AUTH-X4 sends three of ten concurrent invites to one person, and states when the next is possible', async () => {
  const { id } = await congregation.addPerson({ email: 'three@example.org' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => invite(id)));
  expect(codesOf(answers)).toEqual([...Array(7).fill('invites-of-person'), ...Array(3).fill('sent')]);
  expect(await sentTo('three@example.org')).toBe(3);
  const links = 'select from sign_in_links where person_id = $1';
  expect((await test.database.owner.query(links, [id])).rowCount).toBe(3);
  expect((await invite(id)).problem.message).toContain('Send the next one after 8:00 pm.');
  await set('time_format = 24');
  expect((await invite(id)).problem.message).toContain('Send the next one after 20:00.');
  expect((await invite(admin.id)).problem.code).toBe('email-missing');
  test.setNow(later(0.5));
  expect((await invite(id)).status).toBe(200);
});

it('AUTH-X4 limits a person to six invites a day, and names the day in the sentence', async () => {
  const { id } = await congregation.addPerson({ email: 'six@example.org' });
  for (let sent = 0; sent < 6; sent += 1) {
    test.setNow(later(sent < 3 ? 0 : 1));
    expect((await invite(id)).status).toBe(200);
  }
  const refused = await invite(id);
  expect(refused.problem.message).toBe(
    'This person was sent several invites already. Send the next one after Sat 21 Nov, 11:00 am.',
  );
  await test.database.owner.query(`update people set lang = 'ar' where id = $1`, [admin.id]);
  expect((await invite(id)).problem.message).toMatch(/بعد .*11:00/);
  test.setNow(later(15.5));
  expect((await invite(id)).status).toBe(200);
});

it('AUTH-X4 sends ten of fourteen invites to one address through fourteen people', async () => {
  const { rows } = await test.database.owner.query<{ id: number }>(
    `insert into people (congregation_id, first_name, last_name, email, gender)
     select $1, 'Person', 'Number ' || n, case when n % 2 = 0 then 'Stranger@example.org' else 'stranger@example.org' end, 1
     from generate_series(1, 14) n returning id`,
    [congregation.id],
  );
  const answers = [];
  for (const { id } of rows) answers.push(await invite(Number(id)));
  expect(codesOf(answers)).toEqual([...Array(4).fill('invites-of-address'), ...Array(10).fill('sent')]);
  // Another congregation has its own limit.
  const other = await seedCongregation(test.database.owner, 'Other');
  const elder = await other.addPerson({ roles: [1] });
  const person = await other.addPerson({ email: 'stranger@example.org' });
  expect((await invite(person.id, 'email', elder.token)).status).toBe(200);
});

it('AUTH-X4 limits a congregation to 400 free invites a day', async () => {
  const people = [];
  for (let each = 0; each < 4; each += 1)
    people.push(await congregation.addPerson({ email: `many-${each}@example.org` }));
  await test.database.owner.query(
    `select sheaf.count_attempt('invites-of-congregation', $1, 86400, $2, 398)`,
    [hashSecret(String(congregation.id)), start],
  );
  const answers = await Promise.all(people.map(({ id }) => invite(id)));
  expect(codesOf(answers)).toEqual([...Array(2).fill('invites-of-congregation'), 'sent', 'sent']);
  expect((await invite(people[0]!.id, 'legacy-sms')).status).toBe(200);
  test.setNow(later(16));
  expect((await invite(people[0]!.id)).status).toBe(200);
});

it('AUTH-X4 does not count an invite refused for another reason', async () => {
  const { id } = await congregation.addPerson({ email: 'idle@example.org', active: false });
  for (let tries = 0; tries < 4; tries += 1) expect((await invite(id)).problem.code).toBe('invite-inactive');
  await test.database.owner.query('update people set active = true where id = $1', [id]);
  expect((await invite(id)).status).toBe(200);
});

it('AUTH-X4 limits an SMS from the congregation’s own phone, but not a paid one or one sent by hand', async () => {
  const { id } = await congregation.addPerson({ phone: '+61491570156' });
  await test.database.owner.query(
    'insert into account_balances (congregation_id, balance_cents) values ($1, 1000)',
    [congregation.id],
  );
  for (const method of ['sms', 'legacy-sms'] as const)
    for (let sent = 0; sent < 5; sent += 1) expect((await invite(id, method)).status).toBe(200);
  await set(`sms_user = 'u', sms_pass = 'p'`);
  const answers = [];
  for (let sent = 0; sent < 4; sent += 1) answers.push(await invite(id, 'sms'));
  expect(codesOf(answers)).toEqual(['invites-of-person', 'sent', 'sent', 'sent']);
});

it('AUTH-X4 invites a family as a whole later if it exceeds the limit of its address', async () => {
  const members = [];
  for (let each = 0; each < 6; each += 1)
    members.push({
      id: (await congregation.addPerson({ email: 'family@example.org' })).id,
      tie: each === 0 ? ('head' as const) : ('other' as const),
    });
  const family = await test.call(families.addFamily, { as: admin.token, body: { name: 'Webb', members } });
  const inviteAll = () =>
    untilAnswered(() =>
      test.call(families.inviteFamily, { as: admin.token, params: { id: family.data.id }, body: {} }),
    );
  const answers = await Promise.all([inviteAll(), inviteAll()]);
  expect(codesOf(answers)).toEqual(['invites-of-address', 'sent']);
  expect(await sentTo('family@example.org')).toBe(6);
  test.setNow(later(0.5));
  expect((await inviteAll()).data.sent).toHaveLength(6);
});
