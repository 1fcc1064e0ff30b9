/**
 * Events of the payment company in any order. SHEAF_CARD_EVENTS sets the number of events in each of three
 * orders (50 by default).
 */

import { seededRandom } from '@sheaf/database/demo/random';
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type CardCompany,
  type CardEvent,
  openCardCompany,
} from '#contexts/messaging/billing/testing/card-company';
import { openCardFixture, takeCards, tellEvent } from '#contexts/messaging/billing/testing/card-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let company: CardCompany;

beforeAll(async () => {
  test = await openTestApp();
  company = await openCardCompany();
  takeCards(test, company);
});
afterAll(async () => {
  await company.close();
  await test.close();
});

const events = amount('SHEAF_CARD_EVENTS', 50, 400);
const pages = events / 10;
const cents = 2000;
const atOnce = 20;
const orders = [1, 2, 3] as const;

type Random = ReturnType<typeof seededRandom>;
type Page = ReturnType<CardCompany['sessions']>[number];

/**
 * Ten events of a page that is paid, refunded in parts and disputed, or expires; and the amount credited at
 * the end.
 */
function liveThrough(page: Page, random: Random): { told: CardEvent[]; has: number } {
  if (random.next() < 0.1) return { told: company.expire(page), has: 0 };
  const told = company.pay(page);
  const refunds = random.between(0, 3);
  for (let part = 1; part <= refunds; part += 1) told.push(...company.refund(page, part * 300));
  const rest = cents - refunds * 300;
  if (random.next() < 0.5) {
    // Further small refunds, up to ten events.
    const more = 10 - told.length;
    for (let part = 1; part <= more; part += 1) told.push(...company.refund(page, refunds * 300 + part));
    return { told, has: rest - more };
  }
  const { dispute, events: opened } = company.dispute(page, 'needs_response');
  told.push(...opened, ...company.dispute(page, 'under_review', dispute).events);
  const won = random.next() < 0.5;
  while (told.length < 10) told.push(...company.dispute(page, won ? 'won' : 'lost', dispute).events);
  return { told, has: won ? rest : 0 };
}

const shuffled = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);

async function tellAll(events: readonly CardEvent[]): Promise<void> {
  for (let first = 0; first < events.length; first += atOnce) {
    const statuses = await Promise.all(
      events.slice(first, first + atOnce).map((event) => tellEvent(test, event)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
}

it.each(orders)(
  `ACCOUNT-R15 matches the company's final state after ${events} events, some immediate, shuffled and repeated (order %i)`,
  async (order) => {
    const random = seededRandom(order);
    const fixture = await openCardFixture(test, company);
    for (let first = 0; first < pages; first += atOnce)
      await Promise.all(
        Array.from({ length: Math.min(atOnce, pages - first) }, () => fixture.pressPay(cents)),
      );
    expect(fixture.pages()).toHaveLength(pages);
    let has = 0;
    const later: CardEvent[] = [];
    for (const [place, page] of fixture.pages().entries()) {
      const lived = liveThrough(page, random);
      has += lived.has;
      // The events of every fourth page are sent at once, in reverse order.
      if (place % 4 === 0) await tellAll(lived.told.toReversed());
      later.push(...lived.told);
    }
    const repeated = [...later, ...later.slice(0, events * 1.1 - later.length)];
    expect(repeated.length).toBeGreaterThanOrEqual(events);
    await tellAll(shuffled(repeated, random));
    expect(await fixture.sums()).toEqual({ balance: has, booked: has });
    const { rows } = await test.database.owner.query<{ payments: number; most: number }>(
      `select count(*)::int as payments, coalesce(max(times), 0)::int as most from (
         select count(*) as times from ledger_entries
         where congregation_id = $1 and kind = 'payment' group by payment_id) as each_payment`,
      [fixture.congregation.id],
    );
    const paid = fixture.pages().filter(({ payment_status }) => payment_status === 'paid').length;
    expect(rows[0]).toEqual({ payments: paid, most: 1 });
  },
  120_000,
);
