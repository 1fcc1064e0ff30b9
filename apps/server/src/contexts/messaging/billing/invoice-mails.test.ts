import { billing } from '@sheaf/contract/messaging/billing/billing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { billingNightly } from '#contexts/messaging/billing/billing.jobs';
import { type AccountFixture, openAccountFixture } from '#contexts/messaging/billing/testing/account-fixture';
import { runNight } from '#platform/jobs/nightly';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: AccountFixture;

beforeAll(async () => {
  test = await openTestApp();
  Object.assign(test.platform.settings, {
    paymentDetails: ['Sheaf Inc.', 'BSB 000-000', 'Account 1234 5678'],
  });
});
beforeEach(async () => {
  test.setNow(new Date('2026-11-24T01:00:00Z'));
  fixture = await openAccountFixture(test);
});
afterAll(() => test.close());

const prepay = (key?: string) =>
  test.call(billing.prepay, { as: fixture.keeper.token, body: { amount: 20 }, ...(key && { key }) });
const mails = async () =>
  (
    await test.database.owner.query<{ recipient: string; subject: string; body: string }>(
      `select recipient, subject, body from outgoing_messages where congregation_id = $1 and kind = 'invoice' order by id`,
      [fixture.congregation.id],
    )
  ).rows;
const nameKeeper = (id: number) =>
  test.database.owner.query('update congregations set accounts_pub = $1 where congregation_id = $2', [
    id,
    fixture.congregation.id,
  ]);
const addServant = (email: string | null, rest = {}) =>
  fixture.congregation.addPerson({ appointment: 'servant', email, ...rest } as never);

it('ACCOUNT-O1 mails each invoice once to the person in charge of the account', async () => {
  const samuel = await addServant('samuel@example.org');
  await nameKeeper(samuel.id);
  await fixture.congregation.addPerson({
    permissions: ['settings.account'],
    email: 'other@example.org',
  } as never);
  await prepay('one-press-of-prepay');
  await prepay('one-press-of-prepay');
  expect(await mails()).toMatchObject([
    { recipient: 'samuel@example.org', subject: 'Invoice 00001 for Burnie' },
  ]);
  const { body } = (await mails())[0]!;
  for (const said of ['A$20.00', 'BSB 000-000', `Reference: ${fixture.congregation.id}-00001`])
    expect(body).toContain(said);
  expect(body).toContain('http://sheaf.test/settings/credits/');
});

it('ACCOUNT-O1 mails the monthly invoice when it is issued, and nothing in a repeated nightly run', async () => {
  const samuel = await addServant('samuel@example.org');
  await nameKeeper(samuel.id);
  await fixture.book('sms', -2300, '2026-10-20T00:00:00Z');
  for (const at of ['2026-11-01T03:27:00Z', '2026-11-01T03:30:00Z', '2026-11-02T03:27:00Z']) {
    test.setNow(new Date(at));
    await runNight(test.platform, test.database.owner, [billingNightly]);
  }
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Invoice 00001 for Burnie']);
});

it('ACCOUNT-O1 mails everyone who may see the account if no reachable person is named, and no others', async () => {
  const gone = await addServant('gone@example.org', { active: false });
  await nameKeeper(gone.id);
  await fixture.congregation.addPerson({
    permissions: ['settings.account'],
    email: 'ruth@example.org',
  } as never);
  await fixture.congregation.addPerson({
    permissions: ['settings.users'],
    email: 'none@example.org',
  } as never);
  await prepay();
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ruth@example.org']);
});

it('ACCOUNT-R19 omits payment details that are not configured from mail and account', async () => {
  const samuel = await addServant('samuel@example.org');
  await nameKeeper(samuel.id);
  const read = async () =>
    (await test.call(billing.readAccount, { as: fixture.keeper.token })).data.payment_details;
  expect(await read()).toEqual(['Sheaf Inc.', 'BSB 000-000', 'Account 1234 5678']);
  const { settings } = test.platform;
  const before = settings.paymentDetails;
  settings.paymentDetails = [];
  try {
    await prepay();
    expect((await mails())[0]!.body).not.toContain('bank transfer');
    expect(await read()).toEqual([]);
  } finally {
    settings.paymentDetails = before;
  }
});
