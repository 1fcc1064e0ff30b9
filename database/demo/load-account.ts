/** Half a year of the demo congregation's account: manual and automatic SMS, and payments. */
import { daysToPay, linesOf } from '@sheaf/rules/messaging/billing/invoice';
import { monthAt, monthBegins, monthsAfter } from '@sheaf/rules/messaging/billing/month-span';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';

const zone = 'Australia/Hobart';
const centsPerText = 10;
const dayMilliseconds = 86_400_000;

/** SMS per month, oldest first: to everyone at once, and single ones. */
const months = [
  { byHand: 84, alone: 98 },
  { byHand: 82, alone: 74 },
  { byHand: 85, alone: 84 },
  { byHand: 84, alone: 90 },
  { byHand: 83, alone: 68 },
  { byHand: 41, alone: 23 },
];

/** Whole dollars, by index in the months and day. */
const payments = [
  { month: 1, day: 5, cents: 5000 },
  { month: 3, day: 3, cents: 10_000 },
];

const words = 'The hall is cleaned on Saturday at 9:00. Thank you for helping.';

interface InvoiceContext {
  own: { congregation_id: number };
  first: string;
  at: (month: number, day: number) => Date;
  asOf: Date;
}

/** Paid invoices of months that ended below zero, and an unpaid one for a top-up. */
async function addInvoices(client: ClientBase, { own, first, at, asOf }: InvoiceContext): Promise<void> {
  const dateOf = (instant: Date, later = 0): string =>
    new Date(instant.getTime() + later * dayMilliseconds).toISOString().slice(0, 10);
  const issued = (instant: Date) => ({
    issued_at: instant,
    issued_on: dateOf(instant),
    due_on: dateOf(instant, daysToPay),
  });
  const textsOf = (month: number): number => months[month]!.byHand + months[month]!.alone;
  const monthly = [
    { month: 0, cents: 1820, paidOn: 5 },
    { month: 2, cents: 70, paidOn: 3 },
  ].map(({ month, cents, paidOn }, index) => ({
    ...own,
    number: index + 1,
    kind: 'costs',
    month: `${monthsAfter(first, month)}-01`,
    ...issued(at(month + 1, 1)),
    total_cents: cents,
    paid_cents: cents,
    paid_at: at(month + 1, paidOn),
    lines: linesOf(cents, { texts: textsOf(month), cents: textsOf(month) * centsPerText }),
  }));
  const cents = 5000;
  const waiting = {
    ...own,
    number: monthly.length + 1,
    kind: 'prepayment',
    month: null,
    ...issued(new Date(asOf.getTime() - 6 * dayMilliseconds)),
    total_cents: cents,
    paid_cents: 0,
    paid_at: null,
    lines: [{ what: 'prepayment', cents }],
  };
  await bulkInsert(client, 'invoices', [...monthly, waiting]);
}

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
      ...own,
      sent_by: sender,
      recipient_kind: 6,
      body: words,
      sms: byHand,
      emails: 0,
      skipped: 0,
      parts: byHand,
      cents: byHand * centsPerText,
      sent_at: booked_at,
    })),
  );
  const entries = [
    ...sent.map(({ byHand, booked_at }, index) => ({
      ...own,
      booked_at,
      kind: 'sms',
      cents: -byHand * centsPerText,
      sending_id: sendings[index]!,
    })),
    ...months.flatMap(({ alone }, month) =>
      Array.from({ length: alone }, (_, text) => ({
        ...own,
        booked_at: at(month, 2 + (text % 26)),
        kind: 'sms',
        cents: -centsPerText,
        sending_id: null,
      })),
    ),
    ...payments.map(({ month, day, cents }) => ({
      ...own,
      booked_at: at(month, day),
      kind: 'payment',
      cents,
      sending_id: null,
    })),
  ].filter(isPast);
  await addInvoices(client, { own, first, at, asOf });
  const ordered = entries.toSorted((one, other) => one.booked_at.getTime() - other.booked_at.getTime());
  await bulkInsert(client, 'ledger_entries', ordered);
  await bulkInsert(client, 'account_balances', [
    { ...own, balance_cents: ordered.reduce((sum, { cents }) => sum + cents, 0), overdraft_cents: 2000 },
  ]);
}
