/** Requests and guesses of strangers delay others, and block nobody. */
import { access } from '@sheaf/contract/people/access/access';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askedMessages } from '#contexts/people/access/testing/asked-messages';
import { newSecret } from '#platform/secrets';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let elder: SeededPerson;
const start = new Date('2026-11-20T08:00:30Z').getTime();
let now = start;
const [minute, hour] = [60_000, 3_600_000];

const setNow = (instant: number): void => {
  now = instant;
  test.setNow(new Date(instant));
};
const pass = (milliseconds: number): void => setNow(now + milliseconds);

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  elder = await congregation.addPerson({ roles: [1] });
});
afterAll(() => test.close());
beforeEach(async () => {
  setNow(start);
  for (const table of ['outgoing_messages', 'sheaf.stranger_pauses', 'sheaf.stranger_attempts'])
    await test.database.owner.query(`delete from ${table}`);
});

let made = 0;
async function someone(): Promise<{ id: number; email: string; phone: string }> {
  made += 1;
  const [email, phone] = [`person-${made}@example.org`, `+6149157${1000 + made}`];
  return { id: (await congregation.addPerson({ email, phone })).id, email, phone };
}

/** The newest message to this contact after a request; undefined if none was sent. */
async function ask(contact: string, device?: string) {
  const before = await askedCount();
  const sent = await askedMessages(test, { contact, ...(device && { device }) });
  return sent.length > before ? sent.at(-1) : undefined;
}
const askedCount = async (): Promise<number> =>
  (await test.database.owner.query('select from outgoing_messages')).rowCount!;

const open = (body: object) =>
  test.call(access.openLink, { body: { ...body, secret: newSecret() } as never });
const enter = async (contact: string, code: string, device?: string): Promise<string> => {
  await test.database.owner.query('delete from sheaf.stranger_attempts');
  const answer = await open({ contact, code, ...(device && { device }) });
  return answer.status === 200 ? 'in' : answer.problem.code;
};
/** Never the code of a message. */
const wrongOf = (code: string): string => (code === '111111' ? '222222' : '111111');

async function invite(user: number): Promise<string> {
  const body = { user, method: 'legacy-sms' as const, reset: false };
  const sent = await test.call(access.sendInvite, { as: elder.token, body });
  return /(\d{6})$/.exec(sent.data.message!)![1]!;
}

const links = async (person: number) =>
  (
    await test.database.owner.query<{ own_failures: number; code_failures: number }>(
      'select own_failures, code_failures from sign_in_links where person_id = $1 order by id desc limit 1',
      [person],
    )
  ).rows[0];

it('AUTH-X3 sends one message for ten concurrent requests for one person', async () => {
  const { email } = await someone();
  await Promise.all(Array.from({ length: 10 }, () => askedMessages(test, { contact: email })));
  expect(await askedCount()).toBe(1);
});

it('AUTH-X3 extends pauses between links up to an hour, ends them, and shortens them after quiet time', async () => {
  const { email } = await someone();
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    expect(await ask(email)).toBeDefined();
    pass(minutes * minute - 1);
    expect(await ask(email)).toBeUndefined();
    pass(1);
  }
  pass(24 * hour);
  expect(await ask(email)).toBeDefined();
  pass(minute);
  expect(await ask(email)).toBeDefined();
});

it('AUTH-X3 sends a link an hour later, even after ten requests of a stranger in one day', async () => {
  const { email, id } = await someone();
  for (let asks = 0; asks < 10; asks += 1) {
    await ask(email, newSecret());
    pass(hour);
  }
  const sent = await ask(email, newSecret());
  expect((await open({ token: sent!.links[0] })).data.user.id).toBe(id);
});

it('AUTH-X3 does not pause a known device of the person after requests of a stranger', async () => {
  const { email } = await someone();
  const device = newSecret();
  const first = await ask(email, device);
  expect((await open({ token: first!.links[0], device })).status).toBe(200);
  pass(hour);
  expect(await ask(email)).toBeDefined();
  expect(await ask(email, newSecret())).toBeUndefined();
  expect(await ask(email, device)).toBeDefined();
  expect(await ask(email, device)).toBeUndefined();
});

it('AUTH-X3 pauses SMS and mail separately, and both spellings of a number together', async () => {
  const { email, phone } = await someone();
  expect(await ask(email)).toBeDefined();
  expect(await ask(phone)).toBeDefined();
  expect(await ask(phone.replace('+61', '0'))).toBeUndefined();
});

it('AUTH-X2 accepts a code on the requesting device, after any number of wrong codes on others', async () => {
  const { email } = await someone();
  const device = newSecret();
  const [code] = (await ask(email, device))!.codes as [string];
  const wrong = await Promise.all(Array.from({ length: 10 }, () => enter(email, wrongOf(code), newSecret())));
  expect(new Set(wrong)).toEqual(new Set(['code-wrong']));
  expect(await enter(email, code)).toBe('code-wrong');
  expect(await enter(email, code, device)).toBe('in');
});

it('AUTH-X2 counts ten concurrent wrong codes on the requesting device as five, and the link still opens', async () => {
  const { email, id } = await someone();
  const device = newSecret();
  const sent = (await ask(email, device))!;
  await Promise.all(Array.from({ length: 10 }, () => enter(email, wrongOf(sent.codes[0]!), device)));
  expect((await links(id))!.own_failures).toBe(5);
  expect(await enter(email, sent.codes[0]!, device)).toBe('code-wrong');
  expect((await open({ token: sent.links[0] })).data.user.id).toBe(id);
  pass(minute);
  expect(await enter(email, (await ask(email, device))!.codes[0]!, device)).toBe('in');
});

it('AUTH-X2 pauses another device than the requesting one after each wrong code', async () => {
  const { email } = await someone();
  const [code] = (await ask(email, newSecret()))!.codes as [string];
  const phone = newSecret();
  expect(await enter(email, wrongOf(code), phone)).toBe('code-wrong');
  expect(await enter(email, code, phone)).toBe('code-wrong');
  pass(minute);
  expect(await enter(email, code, phone)).toBe('in');
});

it('AUTH-X2 limits all other devices together to ten tries of one link, and the link still opens', async () => {
  const { id, email } = await someone();
  const code = await invite(id);
  for (let tries = 0; tries < 12; tries += 1) {
    await enter(email, wrongOf(code), newSecret());
    pass(hour);
  }
  expect((await links(id))!.code_failures).toBe(10);
  expect(await enter(email, code)).toBe('code-wrong');
  pass(hour);
  expect(await enter(email, await invite(id))).toBe('in');
});

it('AUTH-X2 accepts an earlier code on its requesting device after a stranger requested a new link', async () => {
  const { id, email } = await someone();
  const device = newSecret();
  const [code] = (await ask(email, device))!.codes as [string];
  const invited = await invite(id);
  pass(minute);
  expect(await ask(email, newSecret())).toBeDefined();
  expect(await enter(email, invited, newSecret())).toBe('in');
  expect(await enter(email, code, device)).toBe('in');
});
