/** The recovery cookie, used and attacked. */
import { access } from '@sheaf/contract/people/access/access';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { printLink } from '#contexts/people/people.api';
import { newSecret } from '#platform/secrets';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let person: SeededPerson;
const start = new Date('2027-03-01T08:00:00Z');
const later = (seconds: number): void => test.setNow(new Date(start.getTime() + seconds * 1000));

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  test.setNow(start);
  congregation = await seedCongregation(test.database.owner);
  person = await congregation.addPerson();
});
afterAll(() => test.close());

const page = () => ({
  'sec-fetch-site': 'same-origin',
  origin: new URL(test.platform.settings.address).origin,
});
const cookieName = '__Host-sheaf-recovery';
const cookieLines = (answer: TestAnswer<unknown>): string[] =>
  [answer.headers['set-cookie'] ?? []].flat() as string[];
const cookieOf = (answer: TestAnswer<unknown>): string => {
  const line = cookieLines(answer).find((one) => one.startsWith(`${cookieName}=`))!;
  return line.slice(cookieName.length + 1, line.indexOf(';'));
};

async function signIn() {
  const link = await printLink(test.platform, {
    congregationId: congregation.id,
    personId: person.id,
    kind: 'asked',
    source: 'email',
  });
  const secret = newSecret();
  const token = new URL(link).searchParams.get('token')!;
  const answer = await test.call(access.openLink, { headers: page(), body: { token, secret } });
  expect(answer.status).toBe(200);
  return { secret, answer, cookie: cookieOf(answer) };
}

const restore = (cookie: string, secret: string, headers: Record<string, string> = page()) =>
  test.call(access.restoreSession, {
    headers: { ...headers, cookie: `a=b; ${cookieName}=${cookie}` },
    body: { secret },
  });
const works = async (secret: string): Promise<number> =>
  (await test.call(access.listDevices, { as: secret })).status;

it('AUTH-R23 a sign-in of the app sets a cookie that only its server reads', async () => {
  const { answer, secret } = await signIn();
  const [cookie, mark] = cookieLines(answer);
  expect(cookie).toMatch(
    /^__Host-sheaf-recovery=[\w-]{43}; Path=\/; Max-Age=15552000; Secure; SameSite=Strict; HttpOnly$/,
  );
  expect(mark).toBe('__Host-sheaf-recoverable=1; Path=/; Max-Age=15552000; Secure; SameSite=Strict');
  const { rows } = await test.database.owner.query('select * from sessions where person_id = $1', [
    person.id,
  ]);
  expect(JSON.stringify(rows)).not.toContain(cookieOf(answer));
  expect(await works(secret)).toBe(200);
});

it('AUTH-R23 restores the session of a browser that lost its secret, under a new secret', async () => {
  const { cookie, secret } = await signIn();
  const devices = async (as: string) => (await test.call(access.listDevices, { as })).data;
  const own = (await devices(secret)).find(({ current }) => current)!;
  const next = newSecret();
  const restored = await restore(cookie, next);
  expect(restored.data.user.id).toBe(person.id);
  expect([await works(next), await works(secret)]).toEqual([200, 401]);
  expect((await devices(next)).find(({ current }) => current)!.id).toBe(own.id);
  const again = newSecret();
  expect((await restore(cookieOf(restored), again)).status).toBe(200);
  expect([await works(again), await works(next)]).toEqual([200, 401]);
});

it('AUTH-R23.2 a repeated request after a lost answer gets the same session and the same cookie', async () => {
  const { cookie } = await signIn();
  const secret = newSecret();
  const first = await restore(cookie, secret);
  later(86_400);
  const second = await restore(cookie, secret);
  expect(cookieOf(second)).toBe(cookieOf(first));
  expect(second.status).toBe(200);
  expect(await works(secret)).toBe(200);
  expect((await restore(cookieOf(second), newSecret())).status).toBe(200);
});

it('AUTH-R23.2 of ten at once one is restored, the others are refused, and the session stays open', async () => {
  const { cookie } = await signIn();
  const secrets = Array.from({ length: 10 }, newSecret);
  const answers = await Promise.all(secrets.map((secret) => restore(cookie, secret)));
  const restored = answers.filter(({ status }) => status === 200);
  expect(restored).toHaveLength(1);
  expect(answers.filter(({ problem }) => problem.code === 'recovery-busy')).toHaveLength(9);
  const statuses = await Promise.all(secrets.map(works));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect((await restore(cookieOf(restored[0]!), newSecret())).status).toBe(200);
});

it('AUTH-R23.2 a stolen former cookie ends the session, also for a thief who has its secret', async () => {
  const { cookie } = await signIn();
  const secret = newSecret();
  const restored = await restore(cookie, secret);
  later(31);
  const stolen = await restore(cookie, newSecret());
  expect(stolen.problem.code).toBe('recovery-copied');
  expect(await works(secret)).toBe(401);
  expect((await restore(cookieOf(restored), newSecret())).problem.code).toBe('recovery-unknown');
});

it('AUTH-R23 pages of other sites, other clients and invented cookies get nothing', async () => {
  const { cookie, secret } = await signIn();
  const refused = async (value: string, headers: Record<string, string>) =>
    (await restore(value, newSecret(), headers)).problem.code;
  const own = page();
  for (const headers of [
    {},
    { ...own, origin: 'https://elsewhere.example' },
    { ...own, 'sec-fetch-site': 'cross-site' },
    { ...own, 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-origin' },
    { origin: own.origin },
  ])
    expect(await refused(cookie, headers as Record<string, string>)).toBe('recovery-unknown');
  expect(await refused(newSecret(), own)).toBe('recovery-unknown');
  expect(await refused(`${cookie}x`, own)).toBe('recovery-unknown');
  expect(await works(secret)).toBe(200);
});

it('AUTH-R23 the cookie opens no other operation', async () => {
  const { cookie } = await signIn();
  const headers = { ...page(), cookie: `${cookieName}=${cookie}` };
  expect((await test.call(access.listDevices, { headers })).status).toBe(401);
  expect((await test.call(people.readProfile, { headers })).status).toBe(401);
  expect((await test.call(access.listDevices, { headers, as: cookie })).status).toBe(401);
});

it('AUTH-R23 a cookie of one congregation restores nothing in another', async () => {
  const { cookie } = await signIn();
  const { status, data } = await restore(cookie, newSecret(), {
    ...page(),
    'sheaf-congregation': String(congregation.id + 1),
  });
  expect([status, data.congregation_id]).toEqual([200, congregation.id]);
  const elsewhere = await seedCongregation(test.database.owner);
  const secret = newSecret();
  await restore(cookie, secret);
  const asked = await test.call(access.listDevices, {
    as: secret,
    headers: { 'sheaf-congregation': String(elsewhere.id) },
  });
  expect(asked.status).toBe(401);
});

it('AUTH-R23.3 sign-out ends the cookie and removes it from the browser', async () => {
  const { cookie, secret } = await signIn();
  const out = await test.call(access.endSession, { as: secret });
  expect(cookieLines(out)).toEqual([
    '__Host-sheaf-recovery=; Path=/; Max-Age=0; Secure; SameSite=Strict; HttpOnly',
    '__Host-sheaf-recoverable=; Path=/; Max-Age=0; Secure; SameSite=Strict',
  ]);
  expect((await restore(cookie, newSecret())).problem.code).toBe('recovery-unknown');
});

it('AUTH-R23.3 a removed device, a deactivated person and an expired session restore nothing', async () => {
  const { cookie, secret } = await signIn();
  const other = await signIn();
  const devices = (await test.call(access.listDevices, { as: secret })).data;
  const { id } = devices.find(({ current }) => current)!;
  await test.call(access.endDevice, { as: other.secret, params: { id } });
  expect((await restore(cookie, newSecret())).problem.code).toBe('recovery-unknown');
  await test.database.owner.query('update people set active = false where id = $1 and congregation_id = $2', [
    person.id,
    congregation.id,
  ]);
  expect((await restore(other.cookie, newSecret())).problem.code).toBe('person-inactive');
  await test.database.owner.query('update people set active = true where id = $1 and congregation_id = $2', [
    person.id,
    congregation.id,
  ]);
  later(181 * 86_400);
  expect((await restore(other.cookie, newSecret())).problem.code).toBe('recovery-unknown');
});

it('AUTH-R23 a check renews the cookie, and replaces one that does not fit the session', async () => {
  const { cookie, secret } = await signIn();
  const check = (headers: Record<string, string>) => test.call(access.checkSession, { as: secret, headers });
  expect(cookieOf(await check({ ...page(), cookie: `${cookieName}=${cookie}` }))).toBe(cookie);
  expect(cookieLines(await check({}))).toEqual([]);
  const replaced = cookieOf(await check(page()));
  expect(replaced).not.toBe(cookie);
  expect((await restore(cookie, newSecret())).problem.code).toBe('recovery-unknown');
  expect(await works(secret)).toBe(200);
  expect((await restore(replaced, newSecret())).status).toBe(200);
});
