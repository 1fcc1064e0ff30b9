import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { twilioSignature } from '#platform/outbox/twilio-signature';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;

const token = 'the token of the account';
const sid = `SM${'0'.repeat(32)}`;
const query = async <Row>(text: string) =>
  (await test.database.owner.query(text, [congregation.id])).rows as Row[];

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  test.platform.twilioToken = token;
  congregation = await seedCongregation(test.database.owner);
});
afterAll(() => test.close());

const addMessage = async (state = 'sent', providerId: string | null = sid): Promise<number> =>
  (
    await query<{ id: number }>(
      `insert into outgoing_messages (congregation_id, channel, recipient, body, state, provider_id, cents, parts)
       values ($1, 'sms', '+61491570156', 'Hello', '${state}', ${providerId ? `'${providerId}'` : 'null'}, 10, 1) returning id`,
    )
  )[0]!.id;
const stateOf = async (id: number) =>
  (
    await query<{ state: string; failure: string | null }>(
      `select state, failure from outgoing_messages where congregation_id = $1 and id = ${id}`,
    )
  )[0]!;
const returned = async () =>
  (await query<{ cents: number }>(`select cents from ledger_entries where congregation_id = $1`)).map(
    ({ cents }) => cents,
  );

interface TwilioReport {
  message: number;
  status: string;
  code?: string;
  to?: number;
  key?: string;
  signed?: string;
  more?: Record<string, string>;
  json?: boolean;
}

/** Sends a report like Twilio: a form, signed over the address and every field in name order. */
function tell({ message, status, code, to, key = token, signed, more = {}, json }: TwilioReport) {
  const path = `/api/twilio-reports/${to ?? congregation.id}/${message}`;
  const fields: Record<string, string> = {
    AccountSid: 'AC1',
    ApiVersion: '2010-04-01',
    From: '+61400000000',
    MessageSid: sid,
    MessageStatus: status,
    SmsSid: sid,
    SmsStatus: status,
    To: '+61491570156',
    ...(code && { ErrorCode: code }),
    ...more,
  };
  const text =
    `http://sheaf.test${path}` +
    Object.keys(fields)
      .sort()
      .map((name) => name + fields[name])
      .join('');
  return test.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded; charset=utf-8',
      'x-twilio-signature': createHmac('sha1', key)
        .update(signed ?? text)
        .digest('base64'),
    },
    payload: json ? JSON.stringify(fields) : new URLSearchParams(fields).toString(),
  });
}

it("MSG-R17 computes the signature of the example in Twilio's documentation", () => {
  const form = new URLSearchParams({
    Digits: '1234',
    To: '+18005551212',
    From: '+14158675310',
    Caller: '+14158675310',
    CallSid: 'CA1234567890ABCDE',
  });
  const signature = twilioSignature('12345', 'https://example.com/myapp.php?foo=1&bar=2', form.toString());
  expect(signature.toString('base64')).toBe('L/OH5YylLD5NRKLltdqwSvS0BnU=');
});

it('MSG-R17 records a delivery once, despite repeated and late reports', async () => {
  const id = await addMessage();
  expect((await tell({ message: id, status: 'sent' })).statusCode).toBe(200);
  expect((await stateOf(id)).state).toBe('sent');
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => tell({ message: id, status: 'delivered' })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  await tell({ message: id, status: 'undelivered', code: '30003' });
  await tell({ message: id, status: 'sent' });
  expect(await stateOf(id)).toEqual({ state: 'delivered', failure: null });
  expect(await query('select step from message_steps where congregation_id = $1')).toEqual([
    { step: 'delivered' },
  ]);
});

it('MSG-R17 refunds a message once that never left Twilio, and not one that the network did not deliver', async () => {
  const lost = await addMessage();
  await tell({ message: lost, status: 'undelivered', code: '30003' });
  expect(await stateOf(lost)).toEqual({ state: 'failed', failure: 'Twilio undelivered 30003' });
  expect(await returned()).toEqual([]);
  const failed = await addMessage();
  await Promise.all(
    Array.from({ length: 6 }, () => tell({ message: failed, status: 'failed', code: '30001' })),
  );
  expect(await stateOf(failed)).toEqual({ state: 'failed', failure: 'Twilio failed 30001' });
  expect(await returned()).toEqual([10]);
  await tell({ message: failed, status: 'delivered' });
  expect((await stateOf(failed)).state).toBe('delivered');
});

it('MSG-R17 ignores a report about another attempt, a waiting or an unknown message', async () => {
  const other = await addMessage('sent', 'SM-other');
  await tell({ message: other, status: 'delivered' });
  expect((await stateOf(other)).state).toBe('sent');
  const waiting = await addMessage('queued');
  await tell({ message: waiting, status: 'failed' });
  expect((await stateOf(waiting)).state).toBe('queued');
  expect((await tell({ message: 2_000_000_000, status: 'delivered' })).statusCode).toBe(200);
  expect(await returned()).toEqual([]);
});

it('MSG-R17 does not resend a message whose provider response was lost', async () => {
  const id = await addMessage('queued', null);
  await tell({ message: id, status: 'sent' });
  expect((await stateOf(id)).state).toBe('sent');
  await tell({ message: id, status: 'delivered' });
  expect((await stateOf(id)).state).toBe('delivered');
});

it('MSG-R17 rejects reports without a signature for this exact address, all with the same answer', async () => {
  const id = await addMessage();
  const foreign = await seedCongregation(test.database.owner);
  const report = { message: id, status: 'delivered' };
  const refused = [
    await tell({ ...report, key: 'guessed' }),
    await tell({ ...report, signed: 'http://sheaf.test/elsewhere' }),
    await tell({ ...report, json: true }),
    await tell({ ...report, to: foreign.id, key: 'guessed' }),
    await tell({ ...report, to: 2_000_000_000, key: 'guessed' }),
  ];
  delete test.platform.twilioToken;
  refused.push(await tell(report));
  expect(new Set(refused.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(refused[0]!.statusCode).toBe(401);
  expect((await stateOf(id)).state).toBe('sent');
});

it("MSG-R17 does not apply a signed report for another congregation to this one's message", async () => {
  const id = await addMessage();
  const foreign = await seedCongregation(test.database.owner);
  expect((await tell({ message: id, status: 'delivered', to: foreign.id })).statusCode).toBe(200);
  expect((await stateOf(id)).state).toBe('sent');
});

it('MSG-R17 verifies fields that Twilio adds later, and accepts forms at no other address', async () => {
  const id = await addMessage();
  await tell({ message: id, status: 'delivered', more: { RawDlrDoneDate: '2611221200', Ü: 'ß &' } });
  expect((await stateOf(id)).state).toBe('delivered');
  const elsewhere = await test.app.inject({
    method: 'POST',
    url: '/api/auth/link-requests',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'contact=ruth@example.org',
  });
  expect(elsewhere.statusCode).toBe(422);
});

it('MSG-R18 settles a message of unknown outcome by Twilio’s report, also before the own write', async () => {
  const id = await addMessage('unsure', null);
  await tell({ message: id, status: 'sent' });
  expect(await stateOf(id)).toEqual({ state: 'sent', failure: null });
  await tell({ message: id, status: 'delivered' });
  expect((await stateOf(id)).state).toBe('delivered');
  const underWay = await addMessage('queued', null);
  await query(
    "update outgoing_messages set handing_since = now() where congregation_id = $1 and state = 'queued'",
  );
  await tell({ message: underWay, status: 'failed', code: '30008' });
  expect(await stateOf(underWay)).toEqual({ state: 'failed', failure: 'Twilio failed 30008' });
  expect(await returned()).toEqual([10]);
});
