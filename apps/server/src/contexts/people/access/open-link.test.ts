import { createHash } from 'node:crypto';
import { access } from '@sheaf/contract/people/access/access';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSecret } from '#platform/secrets';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let elder: { id: number; token: string };
const start = new Date('2026-11-20T08:00:00Z');

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  elder = await congregation.addPerson({ roles: [1] });
});
afterAll(() => test.close());

const hours = (count: number): Date => new Date(start.getTime() + count * 3_600_000);

async function invite(user: number, reset = false): Promise<{ token: string; code: string }> {
  test.setNow(start);
  const sent = await test.call(access.sendInvite, {
    as: elder.token,
    body: { user, method: 'legacy-sms', reset },
  });
  const message = sent.data.message!;
  return { token: /token=([\w-]{43})/.exec(message)![1]!, code: /(\d{6})$/.exec(message)![1]! };
}

const open = (token: string, secret = newSecret()) => test.call(access.openLink, { body: { token, secret } });

it('AUTH-R1 opens one session per link, only after a pressed button', async () => {
  const person = await congregation.addPerson();
  const { token } = await invite(person.id);
  for (const method of ['GET', 'HEAD'] as const) {
    await test.app.inject({ method, url: `/?token=${token}&source=sms` });
  }
  const secret = newSecret();
  const opened = await open(token, secret);
  expect(opened.status).toBe(200);
  expect(opened.data.user.id).toBe(person.id);
  expect((await test.call(access.checkSession, { as: secret })).status).toBe(200);
  const second = await open(token);
  expect([second.status, second.problem.code]).toEqual([409, 'link-used']);
});

it('AUTH-R19 reads the congregation of a link without using it up, and nothing of an unknown one', async () => {
  const person = await congregation.addPerson();
  const { token } = await invite(person.id);
  const read = (of: string) => test.call(access.readLink, { body: { token: of } });
  expect((await read(token)).data).toEqual({ congregation: 'Burnie' });
  expect((await read(newSecret())).problem.code).toBe('link-unknown');
  expect((await open(token)).status).toBe(200);
});

it('returns the same session to a repetition with the same secret after a lost answer', async () => {
  const person = await congregation.addPerson();
  const { token } = await invite(person.id);
  const secret = newSecret();
  const answers = await Promise.all(Array.from({ length: 8 }, () => open(token, secret)));
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
  const devices = await test.call(access.listDevices, { as: secret });
  expect(devices.data.filter((device) => device.source !== 'sms' || device.current)).toHaveLength(1);
});

it('AUTH-R18 refuses a used link and its secret after the session ended or the link expired', async () => {
  const refusedAgain = async (token: string, secret: string): Promise<void> => {
    const again = await open(token, secret);
    expect([again.status, again.problem.code, again.data]).toEqual([409, 'link-used', undefined]);
  };
  const person = await congregation.addPerson();
  const ended = { ...(await invite(person.id)), secret: newSecret() };
  await open(ended.token, ended.secret);
  expect((await open(ended.token, ended.secret)).status).toBe(200);
  await test.call(access.endSession, { as: ended.secret });
  await refusedAgain(ended.token, ended.secret);
  const late = { ...(await invite(person.id)), secret: newSecret() };
  await open(late.token, late.secret);
  test.setNow(hours(72));
  await refusedAgain(late.token, late.secret);
  test.setNow(start);
  await invite(person.id, true);
  await refusedAgain(late.token, late.secret);
});

it('AUTH-R18 refuses the code of a used link after signing out', async () => {
  const person = await congregation.addPerson({ phone: '+61491570157' });
  const { code } = await invite(person.id);
  const body = { contact: '0491 570 157', code, secret: newSecret() };
  expect((await test.call(access.openLink, { body })).status).toBe(200);
  expect((await test.call(access.openLink, { body })).status).toBe(200);
  await test.call(access.endSession, { as: body.secret });
  expect((await test.call(access.openLink, { body })).status).toBe(409);
});

it('admits one of sixteen phones that open one link concurrently', async () => {
  const person = await congregation.addPerson();
  const { token } = await invite(person.id);
  const answers = await Promise.all(Array.from({ length: 16 }, () => open(token)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
});

it('AUTH-R5 states why a link is expired, revoked or unknown, or the person deactivated', async () => {
  const person = await congregation.addPerson();
  const expired = await invite(person.id);
  test.setNow(hours(72));
  expect((await open(expired.token)).problem.code).toBe('link-expired');
  const revoked = await invite(person.id);
  const fresh = await invite(person.id, true);
  expect((await open(revoked.token)).problem.code).toBe('link-revoked');
  expect((await open(newSecret())).problem.code).toBe('link-unknown');
  await test.database.owner.query('update people set active = false where id = $1', [person.id]);
  expect((await open(fresh.token)).problem.code).toBe('person-inactive');
});

it('AUTH-R13 ends all sessions of a deactivated person immediately', async () => {
  const person = await congregation.addPerson();
  expect((await test.call(access.checkSession, { as: person.token })).status).toBe(200);
  await test.database.owner.query('update people set active = false where id = $1', [person.id]);
  const refused = await test.call(access.checkSession, { as: person.token });
  expect([refused.status, refused.problem.code]).toEqual([401, 'person-inactive']);
});

it('opens the newest link by its six-digit code', async () => {
  const person = await congregation.addPerson({ phone: '+61491570006' });
  const { code } = await invite(person.id);
  const body = { contact: '0491 570 006', code, secret: newSecret() };
  expect((await test.call(access.openLink, { body })).status).toBe(200);
  const again = await test.call(access.openLink, { body: { ...body, secret: newSecret() } });
  expect(again.problem.code).toBe('link-used');
});

it('AUTH-R7 AUTH-R14 renews the eight hours with a check, and stores when the person was seen', async () => {
  const person = await congregation.addPerson();
  test.setNow(hours(9));
  const checked = await test.call(access.checkSession, { as: person.token });
  expect(checked.data.checked_at).toBe(hours(9).toISOString());
  const { rows } = await test.database.owner.query('select last_login from people where id = $1', [
    person.id,
  ]);
  expect(rows[0].last_login).toEqual(hours(9));
});

it('AUTH-R11 returns permits as a map keyed by name, which follow the roles at the next request', async () => {
  const person = await congregation.addPerson({ permissions: ['maps.dnc'] });
  const permits = async () => (await test.call(access.checkSession, { as: person.token })).data.permits;
  expect(await permits()).toEqual({ 'maps.dnc': true });
  await test.database.owner.query('delete from person_roles where person_id = $1', [person.id]);
  expect(await permits()).toEqual({});
});

it('AUTH-R9 stores device and address on consent, and ends the session on refusal', async () => {
  const person = await congregation.addPerson();
  const accepted = await test.call(access.acceptPrivacyPolicy, { as: person.token });
  expect(accepted.data.privacy_consent.device).toBe('lightMyRequest');
  expect((await test.call(access.declinePrivacyPolicy, { as: person.token })).status).toBe(200);
  expect((await test.call(access.checkSession, { as: person.token })).problem.code).toBe('session-ended');
});

it('AUTH-R21 removes a withdrawn consent completely, and prompts again on other devices', async () => {
  const person = await congregation.addPerson();
  const { token } = await invite(person.id);
  const other = newSecret();
  await open(token, other);
  await test.call(access.acceptPrivacyPolicy, { as: person.token });
  const consent = async () => (await test.call(access.checkSession, { as: other })).data.user.privacy_consent;
  expect(await consent()).not.toBeNull();
  await test.call(access.declinePrivacyPolicy, { as: person.token });
  expect(await consent()).toBeNull();
  const { rows } = await test.database.owner.query(
    'select consent_at, consent_device, consent_ip from people where id = $1',
    [person.id],
  );
  expect(rows[0]).toEqual({ consent_at: null, consent_device: null, consent_ip: null });
});

it('ends another device of the same person, and answers 404 to other people', async () => {
  const person = await congregation.addPerson();
  const { token } = await invite(person.id);
  const secret = newSecret();
  await open(token, secret);
  const devices = (await test.call(access.listDevices, { as: secret })).data;
  expect(devices[0]!.current).toBe(true);
  const old = devices.find((device) => !device.current)!;
  expect((await test.call(access.endDevice, { as: elder.token, params: { id: old.id } })).status).toBe(404);
  expect((await test.call(access.endDevice, { as: secret, params: { id: old.id } })).status).toBe(200);
  expect((await test.call(access.checkSession, { as: person.token })).problem.code).toBe('session-ended');
});

it("USERS-R6 USERS-R7 requires an active person with the contact of the invite's channel", async () => {
  const away = await congregation.addPerson({ active: false });
  const send = (user: number, method: 'sms' | 'email') =>
    test.call(access.sendInvite, { as: elder.token, body: { user, method } });
  expect((await send(away.id, 'sms')).problem).toMatchObject({
    code: 'invite-inactive',
    message: 'You will need to make this publishers profile active before you can send them an invite.',
  });
  const bare = await congregation.addPerson();
  expect((await send(bare.id, 'sms')).problem.code).toBe('phone-missing');
  expect((await send(bare.id, 'email')).problem.code).toBe('email-missing');
});

it('AUTH-R10 stores the ticket of a print link as a hash, valid for 120 seconds', async () => {
  test.setNow(start);
  const ticket = await test.call(access.createReportTicket, {
    as: elder.token,
    body: { document: 'reports/publisher-contact-list' },
  });
  expect(Date.parse(ticket.data.expires_at) - start.getTime()).toBe(120_000);
  const { rows } = await test.database.owner.query('select token_hash from report_tickets');
  expect(rows.at(-1).token_hash).toEqual(createHash('sha256').update(ticket.data.api_token).digest());
});

it('returns the text of an invite with its link once, and stores it nowhere', async () => {
  const person = await congregation.addPerson();
  const send = () =>
    test.call(access.sendInvite, {
      as: elder.token,
      key: 'invite-once',
      body: { user: person.id, method: 'legacy-sms' },
    });
  expect((await send()).data.message).toContain('token=');
  expect((await send()).data.message).toBeNull();
  const { rows } = await test.database.owner.query(
    `select answer::text from idempotency_keys where key = 'invite-once'`,
  );
  expect(rows[0].answer).not.toContain('token=');
});
