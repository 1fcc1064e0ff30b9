/** Half a year of the demo congregation's account: texts by hand and by themselves, and what was paid for them. */
import { monthAt, monthBegins, monthsAfter } from '@sheaf/rules/billing/month-span';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';

const zone = 'Australia/Hobart';
const centsPerText = 10;
const dayMilliseconds = 86_400_000;

/** Texts of each month, the oldest first: to everybody at once, and one by one. */
const months = [
  { byHand: 84, alone: 98 },
  { byHand: 82, alone: 74 },
  { byHand: 85, alone: 84 },
  { byHand: 84, alone: 90 },
  { byHand: 83, alone: 68 },
  { byHand: 41, alone: 23 },
];

/** Whole dollars, by place in the months and day. */
const payments = [
  { month: 1, day: 5, cents: 5000 },
  { month: 3, day: 3, cents: 10_000 },
];

const words = 'The hall is cleaned on Saturday at 9:00. Thank you for helping.';

export async function loadAccount(
  client: ClientBase,
  congregation: number,
  sender: number,
  asOf: Date,
): Promise<void> {
  const own = { congregation_id: congregation };
  const first = monthsAfter(monthAt(zone, asOf.getTime()), 1 - months.length);
  const at = (month: number, day: number): Date =>
    new Date(monthBegins(monthsAfter(first, month), zone).getTime() + (day - 0.5) * dayMilliseconds);
  const isPast = ({ booked_at }: { booked_at: Date }): boolean => booked_at <= asOf;
  const sent = months.map(({ byHand }, month) => ({ byHand, booked_at: at(month, 4) })).filter(isPast);
  const sendings = await bulkInsert(
    client,
    'sendings',
    sent.map(({ byHand, booked_at }) => ({
      ...{ ...own, sent_by: sender, recipient_kind: 6, body: words, sms: byHand, emails: 0, skipped: 0 },
      ...{ parts: byHand, cents: byHand * centsPerText, sent_at: booked_at },
    })),
  );
  const entries = [
    ...sent.map(({ byHand, booked_at }, index) => ({
      ...{ ...own, booked_at, kind: 'sms', cents: -byHand * centsPerText, sending_id: sendings[index]! },
    })),
    ...months.flatMap(({ alone }, month) =>
      Array.from({ length: alone }, (_, text) => ({
        ...{ ...own, booked_at: at(month, 2 + (text % 26)), kind: 'sms', cents: -centsPerText },
        sending_id: null,
      })),
    ),
    ...payments.map(({ month, day, cents }) => ({
      ...{ ...own, booked_at: at(month, day), kind: 'payment', cents, sending_id: null },
    })),
  ].filter(isPast);
  const ordered = entries.toSorted((one, other) => one.booked_at.getTime() - other.booked_at.getTime());
  await bulkInsert(client, 'ledger_entries', ordered);
  await bulkInsert(client, 'account_balances', [
    { ...own, balance_cents: ordered.reduce((sum, { cents }) => sum + cents, 0), overdraft_cents: 2000 },
  ]);
}
