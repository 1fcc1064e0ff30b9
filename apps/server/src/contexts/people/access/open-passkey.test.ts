import { access } from '@sheaf/contract/people/access/access';
import { erasure } from '@sheaf/contract/people/erasure/erasure';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSecret } from '#platform/secrets';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { type FalseClaims, openAuthenticator } from '#platform/testing/software-authenticator';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let elder: SeededPerson;
const start = new Date('2026-11-20T08:00:00Z');
const minutes = (count: number): Date => new Date(start.getTime() + count * 60_000);

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  elder = await congregation.addPerson({ roles: [1] });
  test.setNow(start);
});
afterAll(() => test.close());

const device = () => openAuthenticator(test.platform.settings.address);
type Device = ReturnType<typeof device>;

async function add(person: SeededPerson, authenticator = device(), lies: FalseClaims = {}) {
  const options = (await test.call(access.beginPasskey, { as: person.token })).data;
  const body = authenticator.make(options, lies);
  return { body, answer: await test.call(access.addPasskey, { as: person.token, body }) };
}

async function personWithPasskey(options = {}): Promise<{ person: SeededPerson; authenticator: Device }> {
  const person = await congregation.addPerson(options);
  const authenticator = device();
  expect((await add(person, authenticator)).answer.status).toBe(200);
  return { person, authenticator };
}

const ask = async () => (await test.call(access.askForPasskey)).data;

async function open(authenticator: Device, lies: FalseClaims = {}, secret = newSecret()) {
  const body = { ...authenticator.sign(await ask(), lies), secret };
  return { body, secret, answer: await test.call(access.openPasskey, { body }) };
}

it('AUTH-R15 adds a passkey named after its device, lists and removes it', async () => {
  const { person, authenticator } = await personWithPasskey();
  const list = async () => (await test.call(access.listPasskeys, { as: person.token })).data;
  expect(await list()).toEqual([
    { id: expect.any(Number), device: 'lightMyRequest', created_at: start.toISOString(), last_used_at: null },
  ]);
  await open(authenticator);
  const [kept] = await list();
  expect(kept!.last_used_at).toBe(start.toISOString());
  const remove = (as: string) => test.call(access.removePasskey, { as, params: { id: kept!.id } });
  expect((await remove(elder.token)).status).toBe(404);
  expect((await remove(person.token)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await open(authenticator)).answer.problem.code).toBe('passkey-not-accepted');
});

it('AUTH-R15 requests a discoverable passkey with user verification', async () => {
  const { person } = await personWithPasskey();
  const { data } = await test.call(access.beginPasskey, { as: person.token });
  expect(data).toMatchObject({
    rp: { id: 'sheaf.test' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ type: 'public-key' }],
  });
});

it('AUTH-R15 refuses another origin, another person, no verification, a repetition, and an expired challenge', async () => {
  const person = await congregation.addPerson();
  const refused = async (lies: FalseClaims) => (await add(person, device(), lies)).answer.problem.code;
  expect(await refused({ origin: 'https://evil.example' })).toBe('passkey-not-added');
  expect(await refused({ rpId: 'evil.example' })).toBe('passkey-not-added');
  expect(await refused({ crossOrigin: true })).toBe('passkey-not-added');
  expect(await refused({ verified: false })).toBe('passkey-not-added');
  expect(await refused({ challenge: newSecret() })).toBe('passkey-not-added');
  const { body, answer } = await add(person);
  expect(answer.status).toBe(200);
  const again = (as: string) => test.call(access.addPasskey, { as, body });
  expect((await again(person.token)).problem.code).toBe('passkey-not-added');
  const theirs = (await test.call(access.beginPasskey, { as: elder.token })).data;
  const stolen = device().make(theirs);
  const taken = await test.call(access.addPasskey, { as: person.token, body: stolen });
  expect(taken.problem.code).toBe('passkey-not-added');
  const options = (await test.call(access.beginPasskey, { as: person.token })).data;
  test.setNow(minutes(6));
  const late = await test.call(access.addPasskey, { as: person.token, body: device().make(options) });
  test.setNow(start);
  expect(late.problem.code).toBe('passkey-not-added');
});

it('AUTH-R15 stores a passkey once, and limits a person to ten', async () => {
  const { person, authenticator } = await personWithPasskey();
  expect((await add(person, authenticator)).answer.problem.code).toBe('passkey-known');
  for (let count = 1; count < 10; count += 1) expect((await add(person)).answer.status).toBe(200);
  const eleventh = await test.call(access.beginPasskey, { as: person.token });
  expect(eleventh.problem.code).toBe('passkeys-full');
});

it('AUTH-R16 AUTH-R14 opens the same kind of session as a link', async () => {
  const { person, authenticator } = await personWithPasskey();
  const { answer, secret } = await open(authenticator);
  expect(answer.status).toBe(200);
  expect(answer.data.user.id).toBe(person.id);
  expect((await test.call(access.checkSession, { as: secret })).data.session_id).toBe(person.id);
  const devices = (await test.call(access.listDevices, { as: secret })).data;
  expect(devices[0]).toMatchObject({ current: true, source: 'passkey' });
});

it('AUTH-R16 consumes a challenge, and returns the same session to a repetition with the same secret', async () => {
  const { authenticator } = await personWithPasskey();
  const { body, answer } = await open(authenticator);
  expect(answer.status).toBe(200);
  expect((await test.call(access.openPasskey, { body })).data.user.id).toBe(answer.data.user.id);
  const replayed = await test.call(access.openPasskey, { body: { ...body, secret: newSecret() } });
  expect(replayed.problem.code).toBe('passkey-not-accepted');
  const signed = authenticator.sign(await ask());
  const many = await Promise.all(
    Array.from({ length: 12 }, () =>
      test.call(access.openPasskey, { body: { ...signed, secret: newSecret() } }),
    ),
  );
  expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('AUTH-R16 returns equal bytes for every failure', async () => {
  const { authenticator } = await personWithPasskey();
  const other = await personWithPasskey();
  const answers = [
    (await open(device(), { userHandle: newSecret() })).answer,
    (await open(authenticator, { origin: 'https://sheaf.test.evil.example' })).answer,
    (await open(authenticator, { origin: 'https://sheaf.test' })).answer,
    (await open(authenticator, { rpId: 'evil.example' })).answer,
    (await open(authenticator, { crossOrigin: true })).answer,
    (await open(authenticator, { verified: false })).answer,
    (await open(authenticator, { challenge: newSecret() })).answer,
    (await open(authenticator, { userHandle: newSecret() })).answer,
  ];
  const mixed = { ...other.authenticator.sign(await ask()), id: authenticator.sign(await ask()).id };
  answers.push(await test.call(access.openPasskey, { body: { ...mixed, secret: newSecret() } }));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]!.problem.code).toBe('passkey-not-accepted');
  expect((await open(authenticator)).answer.status).toBe(200);
});

it('AUTH-R16 expires a challenge after five minutes, and refuses one for adding at sign-in', async () => {
  const { person, authenticator } = await personWithPasskey();
  const signed = authenticator.sign(await ask());
  test.setNow(minutes(6));
  const late = await test.call(access.openPasskey, { body: { ...signed, secret: newSecret() } });
  test.setNow(start);
  expect(late.problem.code).toBe('passkey-not-accepted');
  const { data } = await test.call(access.beginPasskey, { as: person.token });
  const crossed = authenticator.sign(data);
  const answer = await test.call(access.openPasskey, { body: { ...crossed, secret: newSecret() } });
  expect(answer.problem.code).toBe('passkey-not-accepted');
});

it('AUTH-R16 detects a copied passkey by its counter', async () => {
  const { authenticator } = await personWithPasskey();
  expect((await open(authenticator, { count: 7 })).answer.status).toBe(200);
  expect((await open(authenticator, { count: 7 })).answer.problem.code).toBe('passkey-not-accepted');
  expect((await open(authenticator, { count: 3 })).answer.problem.code).toBe('passkey-not-accepted');
  expect((await open(authenticator, { count: 8 })).answer.status).toBe(200);
});

it('AUTH-R13 AUTH-R16 refuses an inactive or deleted person, also for a repetition', async () => {
  const { person, authenticator } = await personWithPasskey();
  const { body } = await open(authenticator);
  await test.database.owner.query('update people set active = false where id = $1', [person.id]);
  expect((await open(authenticator)).answer.problem.code).toBe('passkey-not-accepted');
  expect((await test.call(access.openPasskey, { body })).problem.code).toBe('passkey-not-accepted');
  await test.database.owner.query('update people set active = true, deleted_at = now() where id = $1', [
    person.id,
  ]);
  expect((await open(authenticator)).answer.problem.code).toBe('passkey-not-accepted');
});

it("AUTH-R16 signs in to the passkey's own congregation, and hides it from others", async () => {
  const other = await seedCongregation(test.database.owner, 'Other');
  const stranger = await other.addPerson({ roles: [1] });
  const { person, authenticator } = await personWithPasskey();
  expect((await test.call(access.listPasskeys, { as: stranger.token })).data).toEqual([]);
  const { rows } = await test.database.owner.query('select id from passkeys where person_id = $1', [
    person.id,
  ]);
  const answer = await test.call(access.removePasskey, { as: stranger.token, params: { id: rows[0].id } });
  expect(answer.status).toBe(404);
  expect((await open(authenticator)).answer.data.congregation_id).toBe(congregation.id);
});

it('AUTH-R17 removes passkeys when a person is signed out everywhere or deleted, and erases them with the person', async () => {
  const count = async (id: number): Promise<number> =>
    (await test.database.owner.query('select 1 from passkeys where person_id = $1', [id])).rows.length;
  const reset = await personWithPasskey();
  const body = { user: reset.person.id, method: 'legacy-sms' as const, reset: true };
  await test.call(access.sendInvite, { as: elder.token, body });
  expect(await count(reset.person.id)).toBe(0);
  expect((await open(reset.authenticator)).answer.problem.code).toBe('passkey-not-accepted');
  const gone = await personWithPasskey();
  await test.database.owner.query('update people set deleted_at = now() where id = $1', [gone.person.id]);
  expect(await count(gone.person.id)).toBe(1);
  const erased = await test.call(erasure.erasePerson, { as: elder.token, params: { id: gone.person.id } });
  expect(erased.status).toBe(200);
  expect(await count(gone.person.id)).toBe(0);
});

it('AUTH-R17 journals that a passkey was added or removed, without its contents', async () => {
  const { person, authenticator } = await personWithPasskey();
  const credential = Buffer.from(authenticator.sign(await ask()).id, 'base64url').toString('hex');
  const { rows } = await test.database.owner.query(
    `select operation, before::text, after::text from journal where person_id = $1 and table_name = 'passkeys'`,
    [person.id],
  );
  expect(rows).toEqual([{ operation: 'access.addPasskey', before: null, after: '{"added": true}' }]);
  const { rows: told } = await test.database.owner.query(
    `select 1 from journal where concat(before, after) like '%' || $1 || '%'`,
    [credential],
  );
  expect(told).toEqual([]);
});
