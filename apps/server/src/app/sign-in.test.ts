/** Authentication by the exact token of an open, recently used session, with current permissions. */
import { events } from '@sheaf/contract/events/events';
import { sessionDays } from '@sheaf/rules/people/access/link';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashSecret, newSecret } from '#platform/secrets';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let person: SeededPerson;
const start = new Date('2026-11-20T08:00:00Z');
const hour = 3_600_000;
const later = (milliseconds: number): Date => new Date(start.getTime() + milliseconds);
const query = (text: string, ...values: unknown[]) => test.database.owner.query(text, values);

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(start);
  person = await congregation.addPerson({ permissions: ['settings.events.delete'] });
  await query('update sessions set last_used_at = $1', start);
});

const ask = async (authorization?: string) => {
  const headers = authorization === undefined ? {} : { authorization };
  const answer = await test.app.inject({ method: 'GET', url: '/api/events', headers });
  return answer.statusCode === 200 ? 'in' : answer.json().code;
};
const askNaming = async (named: string) => {
  const headers = { authorization: `Bearer ${person.token}`, 'sheaf-congregation': named };
  const answers = [
    await test.app.inject({ method: 'GET', url: '/api/events', headers }),
    await test.app.inject({
      method: 'GET',
      url: '/api/live',
      headers: { ...headers, accept: 'text/event-stream' },
    }),
  ];
  return answers.map((answer) => (answer.statusCode === 401 ? answer.json().code : 'in'));
};
const bearer = () => ask(`Bearer ${person.token}`);
const lastUsed = async (): Promise<Date> => {
  const found = await query(
    'select last_used_at from sessions where token_hash = $1',
    hashSecret(person.token),
  );
  return found.rows[0].last_used_at;
};

it('COMMON-R1 AUTH-R5 accepts the exact token of a session only', async () => {
  expect(await bearer()).toBe('in');
  const { token } = person;
  for (const authorization of [
    undefined,
    '',
    token,
    `bearer ${token}`,
    `Basic ${token}`,
    ` Bearer  ${token}`,
    `x Bearer ${token}`,
    `Bearer ${token}A`,
    `Bearer ${token} A`,
    `Bearer ${token.slice(1)}`,
    `Bearer ${newSecret()}`,
    'Bearer ',
  ])
    expect([authorization, await ask(authorization)]).toEqual([authorization, 'session-unknown']);
});

it('AUTH-R5 refuses a deactivated or signed-out person from the next request on, with the reason', async () => {
  await query('update people set active = false where id = $1', person.id);
  expect(await bearer()).toBe('person-inactive');
  await query('update people set active = true where id = $1', person.id);
  expect(await bearer()).toBe('in');
  await query('update sessions set ended_at = $1 where person_id = $2', start, person.id);
  expect(await bearer()).toBe('session-ended');
});

it('AUTH-R5 expires a session exactly 180 days after its last use', async () => {
  test.setNow(later(sessionDays * 24 * hour + 1));
  expect(await bearer()).toBe('session-expired');
  test.setNow(later(sessionDays * 24 * hour));
  expect(await bearer()).toBe('in');
});

it('marks a session as used once an hour', async () => {
  test.setNow(later(hour));
  await bearer();
  await bearer();
  expect(await lastUsed()).toEqual(start);
  test.setNow(later(hour + 1));
  await bearer();
  await expect.poll(lastUsed).toEqual(later(hour + 1));
});

it('answers a request whose session cannot be marked as used', async () => {
  await query('alter function sheaf.mark_session_used rename to mark_session_away');
  test.setNow(later(2 * hour));
  expect(await bearer()).toBe('in');
  await query('alter function sheaf.mark_session_away rename to mark_session_used');
  expect(await lastUsed()).toEqual(start);
});

it('COMMON-R19 ROLES-O4 applies a granted or revoked permission from the next request on', async () => {
  const other = await congregation.addPerson({ permissions: ['settings.events.delete'] });
  const remove = async ({ token }: SeededPerson) =>
    (await test.call(events.deleteEvent, { as: token, params: { id: 999 } })).status;
  expect([await remove(person), await remove(other)]).toEqual([404, 404]);
  const roles = await query('delete from person_roles where person_id = $1 returning role_id', person.id);
  expect([await remove(person), await remove(other)]).toEqual([403, 404]);
  await query(
    'insert into person_roles (congregation_id, person_id, role_id) values ($1, $2, $3)',
    congregation.id,
    person.id,
    roles.rows[0].role_id,
  );
  expect([await remove(person), await remove(other)]).toEqual([404, 404]);
});

it('COMMON-R19 separates the permissions of people with the same id in two congregations', async () => {
  const foreign = await seedCongregation(test.database.owner);
  const visitor = await foreign.addPerson();
  const [theirs, ours] = [visitor, person].map(({ token }) =>
    test.call(events.deleteEvent, { as: token, params: { id: 999 } }),
  );
  expect([(await theirs!).status, (await ours!).status]).toEqual([403, 404]);
});

it('X-NUMBER refuses a session of another congregation than the one in the header', async () => {
  const other = await seedCongregation(test.database.owner, 'Other');
  for (const named of [String(other.id), '', 'x', `${congregation.id}.0`, `0${congregation.id}`])
    expect([named, await askNaming(named)]).toEqual([named, ['session-unknown', 'session-unknown']]);
  const { statusCode } = await test.app.inject({
    method: 'GET',
    url: '/api/events',
    headers: { authorization: `Bearer ${person.token}`, 'sheaf-congregation': String(congregation.id) },
  });
  expect(statusCode).toBe(200);
});
