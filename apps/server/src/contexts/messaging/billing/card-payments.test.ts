import { billing } from '@sheaf/contract/messaging/billing/billing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CardCompany, openCardCompany } from '#contexts/messaging/billing/testing/card-company';
import {
  type CardFixture,
  openCardFixture,
  takeCards,
  tellEvent,
} from '#contexts/messaging/billing/testing/card-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let company: CardCompany;
let fixture: CardFixture;

beforeAll(async () => {
  test = await openTestApp();
  company = await openCardCompany();
});
beforeEach(async () => {
  test.setNow(new Date('2026-11-24T01:00:00Z'));
  company.setMood('well');
  takeCards(test, company);
  fixture = await openCardFixture(test, company);
});
afterAll(async () => {
  await company.close();
  await test.close();
});

const tell = async (events: Parameters<typeof tellEvent>[1][]): Promise<void> => {
  for (const event of events) expect(await tellEvent(test, event)).toBe(200);
};
const payments = async () => (await fixture.lines()).filter(({ type }) => type === 'payment');
const balance = async (): Promise<number> => {
  const { balance: now, booked } = await fixture.sums();
  expect(now).toBe(booked);
  return now;
};

it('ACCOUNT-C4 opens the checkout page of the payment company, and credits when the company confirms', async () => {
  const { data } = await fixture.pressPay(10_000);
  const [page] = fixture.pages();
  expect(data.url).toBe(page!.url);
  expect(page).toMatchObject({ amount_total: 10_333 });
  expect(data.payment).toMatchObject({ type: 'payment', state: 'open', total: 10_000, paid_at: null });
  expect(await balance()).toBe(0);
  await tell(company.pay(page!));
  expect(await balance()).toBe(10_000);
  expect(await payments()).toMatchObject([
    { id: data.payment.id, state: 'paid', total: 10_000, paid_at: '2026-11-24T01:00:00.000Z' },
  ]);
});

it('ACCOUNT-C4 settles an unpaid invoice with a payment', async () => {
  const invoice = await test.call(billing.prepay, { as: fixture.keeper.token, body: { amount: 100 } });
  await fixture.pressPay(10_000);
  await tell(company.pay(fixture.pages()[0]!));
  expect((await fixture.line(invoice.data.id)).data.state).toBe('paid');
});

it('ACCOUNT-C4 ACCOUNT-R5 charges a card token immediately, and books nothing if it is declined', async () => {
  const paid = await fixture.charge({ email: 'a@example.org', amount: 10_333, fee: 333, token: 'tok_visa' });
  expect(paid.data).toMatchObject({ url: null, payment: { state: 'paid', total: 10_000 } });
  expect(await balance()).toBe(10_000);
  const declined = await fixture.charge({ amount: 10_333, fee: 333, token: 'tok_chargeDeclined' });
  expect([declined.status, declined.problem.code]).toEqual([409, 'card-declined']);
  expect(declined.problem.message).toBe('There has been an issue processing payment on this card.');
  expect(await balance()).toBe(10_000);
});

it('ACCOUNT-R6 recomputes the fee, and refuses a total without it, another fee and an invalid amount', async () => {
  for (const [body, field] of [
    [{ amount: 10_000, fee: 0 }, 'fee'],
    [{ amount: 10_333, fee: 332 }, 'fee'],
    [{ amount: 10_333, fee: -333 }, 'fee'],
    [{ amount: 0, fee: 0 }, 'amount'],
    [{ amount: -10_333, fee: 333 }, 'amount'],
    [{ amount: 10_333.5, fee: 333 }, 'amount'],
    [{ amount: 547, fee: 48 }, 'amount'],
    [{ amount: 1e15, fee: 333 }, 'amount'],
    [{ amount: '10333', fee: 333 }, 'amount'],
    [{ amount: 10_333, fee: 333, email: 'nobody' }, 'email'],
  ] as const) {
    const { status, problem } = await fixture.charge(body);
    expect([body, status, Object.keys(problem.errors ?? {})]).toEqual([body, 422, [field]]);
  }
  expect(fixture.pages()).toEqual([]);
});

it('ACCOUNT-R6 makes one payment of repeated and simultaneous requests with one key, and ten of ten keys', async () => {
  const same = await Promise.all(
    Array.from({ length: 10 }, () => fixture.pressPay(2000, 'one-press-of-pay')),
  );
  expect(new Set(same.map(({ data }) => data.url)).size).toBe(1);
  expect(fixture.pages()).toHaveLength(1);
  await Promise.all(
    Array.from({ length: 10 }, (_, press) => fixture.pressPay(2000, `press-number-${press}`)),
  );
  expect(fixture.pages()).toHaveLength(11);
  const events = fixture.pages().flatMap((page) => company.pay(page));
  await Promise.all(events.map((event) => tellEvent(test, event)));
  await tell(events);
  expect(await balance()).toBe(22_000);
});

it('ACCOUNT-R7 refuses cards without a payment company, and still issues invoices', async () => {
  delete test.platform.cards;
  expect((await fixture.pressPay(2000)).problem.code).toBe('no-cards');
  expect((await test.call(billing.readAccount, { as: fixture.keeper.token })).data.cards).toBe(false);
  expect((await test.call(billing.prepay, { as: fixture.keeper.token, body: { amount: 20 } })).status).toBe(
    200,
  );
  expect(await tellEvent(test, '{"id":"evt_1","data":{"object":{}}}')).toBe(401);
});

it('ACCOUNT-R13 reports an unreachable or failing company, and books the same request once later', async () => {
  for (const mood of ['silent', 'broken'] as const) {
    company.setMood(mood);
    const failed = await fixture.pressPay(2000, `pressed-while-${mood}`);
    expect([failed.status, failed.problem.code]).toEqual([409, 'cards-unreachable']);
  }
  company.setMood('well');
  expect((await fixture.pressPay(2000, 'pressed-again')).status).toBe(200);
  expect(fixture.pages()).toHaveLength(1);
});

it('ACCOUNT-R15 cancels the payment of an expired page, and ignores its repeated event', async () => {
  await fixture.pressPay(2000);
  const events = company.expire(fixture.pages()[0]!);
  await tell([...events, ...events]);
  expect(await payments()).toEqual([]);
  expect(await balance()).toBe(0);
});

it('ACCOUNT-R16 deducts refunds and disputes even below the overdraft, and restores the amount of a won dispute', async () => {
  await fixture.pressPay(10_000);
  const [page] = fixture.pages();
  await tell(company.pay(page!));
  await fixture.book('sms', -10_500, '2026-11-24T02:00:00Z');
  await tell(company.refund(page!, 4000));
  expect(await balance()).toBe(-4500);
  const { dispute, events } = company.dispute(page!, 'needs_response');
  await tell(events);
  expect(await balance()).toBe(-10_500);
  await tell(company.dispute(page!, 'won', dispute).events);
  await tell(events);
  expect(await balance()).toBe(-4500);
  expect((await payments()).map(({ total, description }) => [total, description])).toContainEqual([
    -4000,
    'Refund to the card',
  ]);
});

it('ACCOUNT-R12 requests the currency of the installation', async () => {
  const { settings } = test.platform;
  const before = settings.currency;
  settings.currency = 'EUR';
  try {
    await fixture.pressPay(2000);
    const [page] = fixture.pages();
    expect(page).toMatchObject({ currency: 'eur', amount_total: 2093 });
    await tell(company.pay(page!));
    expect(await balance()).toBe(2000);
  } finally {
    settings.currency = before;
  }
});

it('ACCOUNT-X1 refuses card payments by people who may not see the account', async () => {
  const { token } = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  const body = { amount: 10_333, fee: 333 };
  expect((await test.call(billing.chargeCard, { as: token, body })).status).toBe(403);
});
