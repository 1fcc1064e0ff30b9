import { billing } from '@sheaf/contract/messaging/billing/billing';
import { access } from '@sheaf/contract/people/access/access';
import { activityId, activityOf } from '@sheaf/rules/messaging/billing/activity';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { billingNightly } from '#contexts/messaging/billing/billing.jobs';
import { type AccountFixture, openAccountFixture } from '#contexts/messaging/billing/testing/account-fixture';
import { runNight } from '#platform/jobs/nightly';
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

const as = () => fixture.keeper.token;
const prepay = (amount: unknown, key?: string) =>
  test.call(billing.prepay, { as: as(), body: { amount } as never, ...(key && { key }) });
const night = (at: string) => {
  test.setNow(new Date(at));
  return runNight(test.platform, test.database.owner, [billingNightly]);
};
const invoicesOf = async (one = fixture) =>
  (await one.lines()).filter(({ type }) => type === 'invoice').toSorted((a, b) => a.id - b.id);
const download = (invoice: number, token = as()) =>
  test.app.inject({
    url: `/api/download-invoice/${invoice}`,
    headers: { authorization: `Bearer ${token}` },
  });
const printedText = async (bytes: Uint8Array): Promise<string> =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;

it('ACCOUNT-O2 invoices the past month once if it left a negative balance, due in 14 days', async () => {
  await fixture.book('payment', 500, '2026-10-02T00:00:00Z');
  await fixture.book('sms', -2300, '2026-10-20T00:00:00Z');
  // Belongs to the new month in the congregation's time zone.
  await fixture.book('sms', -70, '2026-10-31T20:00:00Z');
  await night('2026-11-01T03:27:00Z');
  await night('2026-11-02T03:27:00Z');
  await night('2026-11-20T03:27:00Z');
  const [invoice, ...others] = await invoicesOf();
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    number: '00001',
    total: 1800,
    month: '2026-10',
    due_on: '2026-11-15',
    state: 'overdue',
    description: 'Invoice 00001',
    paid_at: null,
    issued_at: '2026-11-01T03:27:00.000Z',
  });
  const { rows } = await test.database.owner.query('select lines from invoices where congregation_id = $1', [
    fixture.congregation.id,
  ]);
  expect(rows[0].lines).toEqual([
    { what: 'texts', texts: 1, cents: 2300 },
    { what: 'before', cents: -500 },
  ]);
});

it('ACCOUNT-O2 invoices no amount twice, and counts payments in between', async () => {
  await fixture.book('sms', -1000, '2026-09-20T00:00:00Z');
  await night('2026-10-01T03:27:00Z');
  await fixture.book('sms', -400, '2026-10-20T00:00:00Z');
  await night('2026-11-01T03:27:00Z');
  expect((await invoicesOf()).map(({ total }) => total)).toEqual([1000, 400]);
  await fixture.book('sms', -300, '2026-11-20T00:00:00Z');
  await fixture.credit(1400, '2026-12-01T01:00:00Z');
  await night('2026-12-02T03:27:00Z');
  expect((await invoicesOf()).map(({ total, state }) => [total, state])).toEqual([
    [1000, 'paid'],
    [400, 'paid'],
    [300, 'issued'],
  ]);
  // A positive balance is not invoiced.
  await fixture.credit(5000, '2026-12-03T01:00:00Z');
  await fixture.book('sms', -300, '2026-12-20T00:00:00Z');
  await night('2027-01-01T03:27:00Z');
  expect(await invoicesOf()).toHaveLength(3);
});

it('ACCOUNT-R10 settles unpaid invoices first, in parts', async () => {
  await prepay(20);
  await fixture.book('sms', -1000, '2026-10-20T00:00:00Z');
  await night('2026-11-25T03:27:00Z');
  await fixture.credit(600, '2026-11-26T00:00:00Z');
  const states = async () => (await invoicesOf()).map(({ state, paid_at }) => [state, paid_at]);
  expect(await states()).toEqual([
    ['issued', null],
    ['issued', null],
  ]);
  await fixture.credit(1400, '2026-11-27T00:00:00Z');
  expect(await states()).toEqual([
    ['issued', null],
    ['paid', '2026-11-27T00:00:00.000Z'],
  ]);
  await fixture.credit(1000, '2026-11-28T00:00:00Z');
  expect((await states())[0]).toEqual(['paid', '2026-11-28T00:00:00.000Z']);
});

it('ACCOUNT-O3 leaves nothing of an interrupted nightly run, and issues the invoice with the next number in the following one', async () => {
  await prepay(20);
  await fixture.book('sms', -1000, '2026-10-20T00:00:00Z');
  const cutOff = {
    name: 'invoices',
    run: async (...given: Parameters<typeof billingNightly.run>) => {
      const done = await billingNightly.run(...given);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(given[0].db);
      await test.database.owner.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
      return done;
    },
  };
  test.setNow(new Date('2026-11-25T03:27:00Z'));
  await expect(runNight(test.platform, test.database.owner, [cutOff])).rejects.toThrow();
  expect(await invoicesOf()).toHaveLength(1);
  await night('2026-11-25T04:27:00Z');
  expect((await invoicesOf()).map(({ number }) => number)).toEqual(['00001', '00002']);
});

it('ACCOUNT-O3 issues each invoice of simultaneous nightly runs and prepayments, without missing or duplicate numbers', async () => {
  await fixture.book('sms', -1000, '2026-10-20T00:00:00Z');
  test.setNow(new Date('2026-11-25T03:27:00Z'));
  const nights = [1, 2, 3].map(() => runNight(test.platform, test.database.owner, [billingNightly]));
  const asked = [1, 2, 3, 4].map(() => prepay(20));
  await Promise.all([...nights, ...asked]);
  const issued = await invoicesOf();
  expect(issued.map(({ number }) => number)).toEqual(['00001', '00002', '00003', '00004', '00005']);
  expect(issued.filter(({ month }) => month !== null)).toHaveLength(1);
});

it('ACCOUNT-C3 issues a prepayment invoice once for a key, and allows five unpaid ones', async () => {
  const first = await prepay(20.5, 'key-of-the-press');
  expect(first.data).toMatchObject({
    type: 'invoice',
    state: 'issued',
    total: 2050,
    number: '00001',
    due_on: '2026-12-08',
    description: 'Invoice 00001 for a top-up',
  });
  expect((await prepay(20.5, 'key-of-the-press')).data).toEqual(first.data);
  for (let more = 0; more < 4; more += 1) expect((await prepay(20)).status).toBe(200);
  const refused = await prepay(20);
  expect([refused.status, refused.problem.code]).toEqual([409, 'prepayments-unpaid']);
  expect(await invoicesOf()).toHaveLength(5);
  expect(await fixture.sums()).toEqual({ balance: 0, booked: 0 });
});

it('ACCOUNT-O4 rejects an amount that is not in whole cents from 5.00 to 5,000.00, with an error on its field', async () => {
  for (const wrong of [
    0,
    -20,
    4.99,
    5000.01,
    20.005,
    1e9,
    Number.MAX_VALUE,
    '20',
    null,
    [20],
    true,
    undefined,
  ]) {
    const { status, problem } = await prepay(wrong);
    expect([wrong, status, Object.keys(problem.errors ?? {})]).toEqual([wrong, 422, ['amount']]);
  }
  expect(await invoicesOf()).toEqual([]);
});

it('ACCOUNT-C2 returns an invoice as a PDF named by its five digits, with lines and total', async () => {
  await fixture.book('sms', -1800, '2026-10-20T00:00:00Z');
  await night('2026-11-01T03:27:00Z');
  const [invoice] = await invoicesOf();
  const answer = await download(invoice!.id);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="Invoice-00001.pdf"');
  const printed = await printedText(answer.rawPayload);
  for (const said of ['Invoice 00001', '1 SMS, October 2026', 'A$18.00', 'To be paid by', 'Nov'])
    expect(printed).toContain(said);
  await fixture.credit(1800, '2026-11-02T00:00:00Z');
  expect(await printedText((await download(invoice!.id)).rawPayload)).toMatch(/Paid.*2 Nov/s);
});

it('ACCOUNT-C2 hides another congregation’s invoice, by its id and by a ticket', async () => {
  const mine = (await prepay(20)).data.id;
  const other = await openAccountFixture(test);
  expect((await download(mine, other.keeper.token)).statusCode).toBe(404);
  const { data } = await test.call(access.createReportTicket, {
    as: other.keeper.token,
    body: { document: `download-invoice/${mine}` },
  });
  const link = `/api/download-invoice/${mine}?api_token=${data.api_token}`;
  expect((await test.app.inject({ url: link })).statusCode).toBe(404);
  const { token } = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  expect((await download(mine, token)).statusCode).toBe(403);
  // A line that is no invoice.
  await fixture.book('payment', 500, '2026-10-02T00:00:00Z');
  const payment = (await fixture.lines()).find(({ type }) => type === 'payment')!;
  expect((await download(payment.id)).statusCode).toBe(404);
  // A line of another kind with the id of the invoice.
  const { row } = activityOf(mine)!;
  expect((await download(activityId({ source: 'card', row }))).statusCode).toBe(404);
  expect((await download(mine)).statusCode).toBe(200);
});

it('ACCOUNT-R19 prints bank details and reference on an invoice until it is paid', async () => {
  const { settings } = test.platform;
  settings.paymentDetails = ['Sheaf Inc.', '#set text(size: 99pt)'];
  try {
    const { id } = (await prepay(20)).data;
    const printed = await printedText((await download(id)).rawPayload);
    for (const said of ['Sheaf Inc.', '#set text(size: 99pt)', `Reference: ${fixture.congregation.id}-00001`])
      expect(printed).toContain(said);
    await fixture.credit(2000, '2026-11-25T00:00:00Z');
    expect(await printedText((await download(id)).rawPayload)).not.toContain('Sheaf Inc.');
  } finally {
    settings.paymentDetails = [];
  }
});

it('ACCOUNT-R12 formats money in the currency of the installation', async () => {
  const other = test.platform.settings;
  const before = other.currency;
  other.currency = 'EUR';
  try {
    const { data } = await prepay(20);
    expect(await printedText((await download(data.id)).rawPayload)).toContain('€20.00');
  } finally {
    other.currency = before;
  }
});
