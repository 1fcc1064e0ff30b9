/** Signatures and contents of events from the payment company. */
import { billing } from '@sheaf/contract/messaging/billing/billing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type CardCompany,
  openCardCompany,
  signatureOf,
} from '#contexts/messaging/billing/testing/card-company';
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

it('ACCOUNT-R14 rejects forged, old, changed and unsigned events without effect', async () => {
  await fixture.pressPay(10_000);
  const [event] = company.pay(fixture.pages()[0]!);
  const now = test.platform.clock().getTime();
  const attempts = [
    (body: string) => signatureOf(body, now, 'whsec_of_another'),
    (body: string) => signatureOf(body, now - 301_000),
    (body: string) => signatureOf(body, now + 301_000),
    (body: string) => signatureOf(`${body} `, now),
    (body: string) => signatureOf(body, now).replace('v1=', 'v0='),
    () => '',
    () => `t=${Math.floor(now / 1000)},v1=${'0'.repeat(64)}`,
  ];
  for (const attempt of attempts) expect(await tellEvent(test, event!, attempt)).toBe(401);
  expect(await tellEvent(test, `{"id":"${'x'.repeat(300_000)}"}`)).toBe(413);
  expect(await tellEvent(test, 'no json')).toBe(422);
  expect(await balance()).toBe(0);
});

it('ACCOUNT-R14 ignores the content of an event and applies the state that the company returns on request', async () => {
  await fixture.pressPay(10_000);
  const [page] = fixture.pages();
  const claimed = { ...page!, status: 'complete', payment_status: 'paid' };
  await tell([
    { id: 'evt_claimed', object: 'event', type: 'checkout.session.completed', data: { object: claimed } },
  ]);
  expect(await balance()).toBe(0);
});

it('ACCOUNT-R14 acknowledges a payment of another amount or currency, and credits nothing', async () => {
  for (const other of [{ amount_total: 100 }, { currency: 'idr' }]) {
    await fixture.pressPay(10_000);
    const page = fixture.pages().at(-1)!;
    Object.assign(page, other);
    await tell(company.pay(page));
  }
  expect(await balance()).toBe(0);
  expect((await payments()).map(({ state }) => state)).toEqual(['open', 'open']);
});

it('ACCOUNT-R20 shows a deviating paid amount in the account until it is fully refunded', async () => {
  await fixture.pressPay(10_000);
  await fixture.pressPay(10_000);
  const [rupiah, less] = fixture.pages();
  // Exceeds a 32-bit column.
  Object.assign(rupiah!, { currency: 'idr', amount_total: 5_000_000_000 });
  Object.assign(less!, { amount_total: 100 });
  await tell([...company.pay(rupiah!), ...company.pay(less!)]);
  const idr = { cents: 5_000_000_000, currency: 'IDR' };
  const told = async () => (await payments()).map(({ state, reported }) => [state, reported]);
  expect(await told()).toEqual([
    ['open', { cents: 100, currency: 'AUD' }],
    ['open', idr],
  ]);
  await tell([...company.refund(less!, 99), ...company.refund(rupiah!, 4_000_000_000)]);
  expect(await told()).toHaveLength(2);
  await tell(company.refund(less!, 100));
  expect(await told()).toEqual([['open', idr]]);
  expect(await balance()).toBe(0);
});

it('ACCOUNT-R20 shows a deviating paid amount of an abandoned payment too', async () => {
  const { data } = await fixture.pressPay(10_000);
  const page = fixture.pages()[0]!;
  await tell(company.expire(page));
  expect(await payments()).toEqual([]);
  Object.assign(page, { amount_total: 100 });
  await tell(company.pay(page));
  const reported = { cents: 100, currency: 'AUD' };
  expect(await payments()).toMatchObject([{ id: data.payment.id, state: 'open', reported }]);
  const left = await test.call(billing.leaveCardPayment, {
    as: fixture.keeper.token,
    params: { id: data.payment.id },
  });
  expect(left.data).toEqual({ state: 'open', reported });
});

it('ACCOUNT-R14 accepts one valid signature of two during a secret rotation, and counts an event once that is sent ten times simultaneously', async () => {
  await fixture.pressPay(10_000);
  const [event] = company.pay(fixture.pages()[0]!);
  const now = test.platform.clock().getTime();
  const both = (body: string): string => {
    const [at, right] = signatureOf(body, now).split(',');
    return `${at},${signatureOf(body, now, 'whsec_of_before').split(',')[1]},${right}`;
  };
  const answers = await Promise.all(Array.from({ length: 10 }, () => tellEvent(test, event!, both)));
  expect(answers).toEqual(Array<number>(10).fill(200));
  expect(await fixture.sums()).toEqual({ balance: 10_000, booked: 10_000 });
});

it('ACCOUNT-R14 acknowledges unknown event kinds, payments and congregations', async () => {
  await fixture.pressPay(2000);
  const [, , unknown] = company.pay(fixture.pages()[0]!);
  await tell([unknown!, '{"id":"evt_2","data":{"object":{"id":"../x","object":"charge"}}}']);
  for (const metadata of [
    { payment: 'a'.repeat(64), congregation: '2000000000' },
    { payment: 'a'.repeat(64), congregation: String(fixture.congregation.id) },
    { payment: 'of another shop' },
  ]) {
    const page = fixture.pages()[0]!;
    const real = page.metadata;
    page.metadata = metadata;
    await tell([
      { id: `evt_${metadata.payment.length}`, object: 'event', type: 'x', data: { object: page } },
    ]);
    page.metadata = real;
  }
  expect(await balance()).toBe(0);
});

it('ACCOUNT-R14 does not acknowledge an event while the company is unreachable, and counts it afterwards', async () => {
  await fixture.pressPay(10_000);
  const [event] = company.pay(fixture.pages()[0]!);
  company.setMood('silent');
  expect(await tellEvent(test, event!)).toBeGreaterThanOrEqual(500);
  company.setMood('well');
  await tell([event!]);
  expect(await balance()).toBe(10_000);
});
