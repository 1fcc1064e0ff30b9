import { journal } from '@sheaf/contract/journal/journal';
import { billing } from '@sheaf/contract/messaging/billing/billing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookBankPayment, undoBankPayment } from '#contexts/messaging/billing/billing.api';
import { type AccountFixture, openAccountFixture } from '#contexts/messaging/billing/testing/account-fixture';
import { tenantTransaction } from '#platform/database/tenant';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: AccountFixture;
const now = new Date('2026-11-24T01:00:00Z');

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  test.setNow(now);
  fixture = await openAccountFixture(test);
});
afterAll(() => test.close());

const references = (function* () {
  for (let made = 1; ; made += 1) yield `TX ${made}`;
})();
const newReference = (): string => references.next().value!;
const inAccount = <Result>(
  run: (tenant: Parameters<typeof bookBankPayment>[0]) => Promise<Result>,
  of = fixture,
) =>
  tenantTransaction(
    test.platform,
    { congregationId: of.congregation.id, personId: null, operation: 'billing.book' },
    run,
  );
const book = (reference: string, cents: number, of = fixture) =>
  inAccount((tenant) => bookBankPayment(tenant, { reference, cents, receivedOn: '2026-11-23' }, now), of);
const undo = (reference: string, of = fixture) =>
  inAccount((tenant) => undoBankPayment(tenant, reference, now), of);
const prepay = async (amount: number): Promise<number> =>
  (await test.call(billing.prepay, { as: fixture.keeper.token, body: { amount } })).data.id;
const stateOf = async (invoice: number) => (await fixture.line(invoice)).data.state;

it('ACCOUNT-R17 books a transfer once, settles unpaid invoices, and lists it by its reference', async () => {
  const invoice = await prepay(20);
  const reference = newReference();
  expect(await book(reference, 2000)).toEqual({ balance: 2000 });
  expect(await book(reference, 2000)).toBeNull();
  expect(await fixture.sums()).toEqual({ balance: 2000, booked: 2000 });
  expect(await stateOf(invoice)).toBe('paid');
  expect((await fixture.lines()).filter(({ type }) => type === 'payment')).toMatchObject([
    { state: 'paid', total: 2000, description: `Bank transfer ${reference}` },
  ]);
});

it('ACCOUNT-R17 books one of ten simultaneous bookings of a transfer in two congregations', async () => {
  const reference = newReference();
  const other = await openAccountFixture(test);
  const booked = await Promise.all(
    Array.from({ length: 10 }, (_, at) => book(reference, 500, at % 2 === 0 ? fixture : other)),
  );
  expect(booked.filter((one) => one !== null)).toHaveLength(1);
  expect((await fixture.sums()).balance + (await other.sums()).balance).toBe(500);
});

it('ACCOUNT-R17 restores balance and invoices with a contrary entry, and removes no line', async () => {
  const [first, second] = [await prepay(20), await prepay(30)];
  await book(newReference(), 500);
  const reference = newReference();
  await book(reference, 4000);
  expect([await stateOf(first), await stateOf(second)]).toEqual(['paid', 'issued']);
  expect(await undo(reference)).toEqual({ balance: 500, cents: 4000 });
  expect([await stateOf(first), await stateOf(second)]).toEqual(['issued', 'issued']);
  expect(await fixture.sums()).toEqual({ balance: 500, booked: 500 });
  const payments = (await fixture.lines()).filter(({ type }) => type === 'payment');
  expect(payments.map(({ total, description }) => [total, description]).slice(0, 2)).toEqual([
    [-4000, `Bank transfer ${reference} undone`],
    [4000, `Bank transfer ${reference}`],
  ]);
  // Undone once, then booked again with the right amount.
  expect(await undo(reference)).toBeNull();
  expect(await book(reference, 1500)).toEqual({ balance: 2000 });
  expect(await stateOf(first)).toBe('paid');
});

it('ACCOUNT-R17 refuses to undo the transfer of another congregation', async () => {
  const reference = newReference();
  await book(reference, 700);
  const other = await openAccountFixture(test);
  expect(await undo(reference, other)).toBeNull();
  expect(await fixture.sums()).toEqual({ balance: 700, booked: 700 });
});

it('ACCOUNT-R17 lets the server neither change nor delete the booking and the ledger', async () => {
  await book(newReference(), 700);
  for (const statement of [
    'update bank_payments set cents = 1',
    'delete from bank_payments',
    'update ledger_entries set cents = 1',
    'delete from ledger_entries',
  ])
    await expect(test.database.app.query(statement)).rejects.toThrow(/permission denied/);
});

it('ACCOUNT-R17 journals booking and undoing as changes of the account', async () => {
  const reference = newReference();
  await book(reference, 700);
  await undo(reference);
  const { token } = await fixture.congregation.addPerson({
    permissions: ['settings.account', 'settings.roles.edit'],
  });
  const { data } = await test.call(journal.listChanges, { as: token, query: { kind: 'account' } as never });
  expect(JSON.stringify(data)).toContain(reference);
});
