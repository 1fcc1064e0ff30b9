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

const leave = (id: number, as = fixture.keeper.token) =>
  test.call(billing.leaveCardPayment, { as, params: { id } });
const payments = async () => (await fixture.lines()).filter(({ type }) => type === 'payment');
const begin = async (): Promise<number> => (await fixture.pressPay(2000)).data.payment.id;

it('ACCOUNT-R18 closes an abandoned page at the company, and lists its payment no longer as open', async () => {
  const id = await begin();
  expect(await payments()).toMatchObject([{ id, state: 'open' }]);
  expect(String(fixture.pages()[0]!.id)).toBeTruthy();
  expect((await leave(id)).data).toEqual({ state: 'cancelled', reported: null });
  expect(fixture.pages()[0]).toMatchObject({ status: 'expired' });
  expect(await payments()).toEqual([]);
  // Simulates a repeated request, and a second return from the page.
  expect((await Promise.all([leave(id), leave(id)])).map(({ data }) => data.state)).toEqual([
    'cancelled',
    'cancelled',
  ]);
});

it('ACCOUNT-R18 sends people back from the company with the id of the line, so that the right page is closed', async () => {
  const [, second] = [await begin(), await begin()];
  expect(fixture.pages()[1]).toMatchObject({
    cancel_url: `http://sheaf.test/settings/credits/?payment=cancelled&of=${second}`,
  });
});

it('ACCOUNT-R18 credits a payment made in between once, in either order of reports', async () => {
  const id = await begin();
  const events = company.pay(fixture.pages()[0]!);
  expect((await leave(id)).data).toMatchObject({ state: 'paid' });
  for (const event of events) await tellEvent(test, event);
  expect(await fixture.sums()).toEqual({ balance: 2000, booked: 2000 });
  expect((await leave(id)).data).toMatchObject({ state: 'paid' });
});

it('ACCOUNT-R18 leaves the payment open while the company is unreachable, and closes it later', async () => {
  const id = await begin();
  company.setMood('silent');
  expect((await leave(id)).problem.code).toBe('cards-unreachable');
  expect(await payments()).toMatchObject([{ id, state: 'open' }]);
  company.setMood('well');
  expect((await leave(id)).data.state).toBe('cancelled');
  const other = await begin();
  delete test.platform.cards;
  expect((await leave(other)).problem.code).toBe('no-cards');
});

it('ACCOUNT-R18 answers 404 for another congregation’s payment, and for a line that is no payment', async () => {
  const id = await begin();
  const other = await openCardFixture(test, company);
  expect((await leave(id, other.keeper.token)).status).toBe(404);
  await fixture.book('payment', 500, '2026-10-02T00:00:00Z');
  const entry = (await payments()).find(({ state }) => state === 'paid')!;
  expect((await leave(entry.id)).status).toBe(404);
  const { token } = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  expect((await leave(id, token)).status).toBe(403);
  expect(await payments()).toContainEqual(expect.objectContaining({ id, state: 'open' }));
});
