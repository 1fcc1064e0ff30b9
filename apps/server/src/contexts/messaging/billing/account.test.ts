import { billing } from '@sheaf/contract/messaging/billing/billing';
import { messages } from '@sheaf/contract/messaging/messages/messages';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AccountFixture, openAccountFixture } from '#contexts/messaging/billing/testing/account-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: AccountFixture;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  test.setNow(new Date('2026-11-24T01:00:00Z'));
  fixture = await openAccountFixture(test);
});
afterAll(() => test.close());

const account = async () => (await test.call(billing.readAccount, { as: fixture.keeper.token })).data;

it("ACCOUNT-R8 sums spending to one line for each month in the congregation's time zone, open during the month", async () => {
  // December begins in Hobart at 13:00 UTC on 30 November.
  await fixture.book('sms', -30, '2026-10-31T12:59:59Z');
  await fixture.book('sms', -20, '2026-10-31T13:00:00Z');
  await fixture.book('sms-returned', 10, '2026-11-02T00:00:00Z');
  const lines = await fixture.lines();
  expect(lines).toMatchObject([
    { type: 'cost', state: 'open', month: '2026-11', total: -10, texts: 0, paid_at: null },
    { type: 'cost', state: 'issued', month: '2026-10', total: -30, texts: 1 },
  ]);
  expect(lines[1]!.issued_at).toBe('2026-10-31T13:00:00.000Z');
  expect(lines[1]!.description).toBe('SMS of October 2026');
  test.setNow(new Date('2026-11-30T13:00:00Z'));
  expect((await fixture.lines()).map(({ state }) => state)).toEqual(['issued', 'issued']);
});

it('ACCOUNT-R1 lists a payment as paid, with its date', async () => {
  await fixture.book('payment', 5000, '2026-11-03T05:00:00Z');
  expect(await fixture.lines()).toMatchObject([
    { type: 'payment', state: 'paid', total: 5000, paid_at: '2026-11-03T05:00:00.000Z' },
  ]);
});

it('ACCOUNT-S1 returns the balance, the costs of this month by cause, and the person in charge', async () => {
  await fixture.allowMessages();
  await fixture.congregation.addPerson({ appointment: 'elder', phone: '+61491570156' });
  await fixture.congregation.addPerson({ appointment: 'elder', phone: '+61491570157' });
  const sent = await test.call(messages.sendMessages, {
    as: fixture.keeper.token,
    body: { to: 1, message: 'Meeting moved to 19:30' },
  });
  expect(sent.data.cost).toBe(20);
  await fixture.book('sms', -10, '2026-11-20T00:00:00Z');
  await fixture.book('sms', -900, '2026-10-20T00:00:00Z');
  const read = await account();
  expect(read).toMatchObject({ balance: -930, overdraft: 2000, hint: { kind: 'owing', left: 1070 } });
  expect(read.spent).toEqual({
    month: '2026-11',
    cents: 30,
    causes: [
      { cause: 'manual', texts: 2, cents: 20 },
      { cause: 'automatic', texts: 1, cents: 10 },
    ],
  });
  expect(read.accounts_pub).toBeNull();
  const body = { accounts_pub: fixture.keeper.id };
  await test.call(congregations.editCongregation, { as: fixture.keeper.token, body });
  expect((await account()).accounts_pub?.id).toBe(fixture.keeper.id);
});

it('ACCOUNT-C1 reads a line by its id, orders and pages lists', async () => {
  await fixture.book('payment', 5000, '2026-09-03T05:00:00Z');
  await fixture.book('sms', -30, '2026-10-31T12:00:00Z');
  await fixture.book('sms', -30, '2026-11-20T12:00:00Z');
  const lines = await fixture.lines();
  expect(lines.map(({ type }) => type)).toEqual(['cost', 'cost', 'payment']);
  for (const line of lines) expect((await fixture.line(line.id)).data).toEqual(line);
  expect((await fixture.line(7)).status).toBe(404);
  const page = await test.call(billing.listActivity, {
    as: fixture.keeper.token,
    params: { id: fixture.congregation.id },
    query: { page: 2, per_page: 2 },
  });
  expect(page.data).toEqual([lines[2]]);
});

it('ACCOUNT-C1 hides the account of another congregation, with and without its id', async () => {
  await fixture.book('payment', 5000, '2026-09-03T05:00:00Z');
  const other = await openAccountFixture(test);
  const theirs = (await fixture.lines())[0]!.id;
  const id = fixture.congregation.id;
  const as = other.keeper.token;
  expect((await test.call(billing.listActivity, { as, params: { id } })).status).toBe(404);
  expect((await test.call(billing.readActivity, { as, params: { id, activity: theirs } })).status).toBe(404);
  expect((await other.line(theirs)).status).toBe(404);
  // The own line, under the id of another congregation.
  await other.book('payment', 700, '2026-09-03T05:00:00Z');
  const own = (await other.lines())[0]!.id;
  expect((await other.line(own)).status).toBe(200);
  expect((await test.call(billing.readActivity, { as, params: { id, activity: own } })).status).toBe(404);
  expect((await test.call(billing.readAccount, { as })).data.balance).toBe(700);
});

it('ACCOUNT-X1 requires the permission to see the account', async () => {
  const { token: as } = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  const params = { id: fixture.congregation.id };
  expect((await test.call(billing.readAccount, { as })).status).toBe(403);
  expect((await test.call(billing.listActivity, { as, params })).status).toBe(403);
  expect((await test.call(billing.readActivity, { as, params: { ...params, activity: 1 } })).status).toBe(
    403,
  );
});
