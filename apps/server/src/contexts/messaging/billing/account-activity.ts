/** Lines of the account: monthly costs, ledger entries, card payments and invoices (ACCOUNT-D1). */
import type { billing } from '@sheaf/contract/messaging/billing/billing';
import type { ReplyOf } from '@sheaf/contract/operation';
import { activityId, costState, monthRow } from '@sheaf/rules/messaging/billing/activity';
import { invoiceName, invoiceState } from '@sheaf/rules/messaging/billing/invoice';
import { monthAt, monthBegins, monthsAfter } from '@sheaf/rules/messaging/billing/month-span';
import { todayIn } from '@sheaf/rules/time/today-in';
import { bankPayments } from '#contexts/messaging/billing/bank-payments.store';
import {
  type CardPaymentRow,
  cardPayments,
  reportedOf,
} from '#contexts/messaging/billing/card-payments.store';
import { type InvoiceRow, invoices } from '#contexts/messaging/billing/invoices.store';
import { spokenMonth } from '#contexts/messaging/billing/spoken-month';
import type { Tenant } from '#platform/database/tenant';
import { ledger, type OtherEntry, type SpentMonth } from '#platform/outbox/ledger.store';
import { say } from '#platform/texts';

export type Activity = ReplyOf<typeof billing.readActivity>;

export interface Reader {
  lang: string;
  zone: string;
  now: Date;
}

function presentMonth({ month, cents, texts }: SpentMonth, { lang, zone, now }: Reader): Activity {
  const state = costState(month, monthAt(zone, now.getTime()));
  const ends = monthBegins(monthsAfter(month, 1), zone);
  return {
    id: activityId({ source: 'month', row: monthRow(month) }),
    type: 'cost',
    state,
    issued_at: (state === 'open' ? monthBegins(month, zone) : ends).toISOString(),
    paid_at: null,
    total: -cents,
    description: say(lang, 'billing:described.cost', { month: spokenMonth(month, lang) }),
    month,
    number: null,
    due_on: null,
    texts: Math.max(0, texts),
    reported: null,
  };
}

/** Describes a bank transfer by its reference (ACCOUNT-R17). */
function describe({ kind, bankPaymentId }: OtherEntry, transfers: Map<number, string>, lang: string): string {
  const reference = bankPaymentId === null ? undefined : transfers.get(bankPaymentId);
  if (reference === undefined) return say(lang, `billing:described.${kind}`);
  return say(lang, `billing:described.${kind === 'payment' ? 'bank' : 'bank-undone'}`, { reference });
}

const presentEntry = (entry: OtherEntry, transfers: Map<number, string>, { lang }: Reader): Activity => ({
  id: activityId({ source: 'entry', row: entry.id }),
  type: 'payment',
  state: 'paid',
  issued_at: entry.bookedAt.toISOString(),
  paid_at: entry.bookedAt.toISOString(),
  total: entry.cents,
  description: describe(entry, transfers, lang),
  month: null,
  number: null,
  due_on: null,
  texts: null,
  reported: null,
});

export const presentCardPayment = (row: CardPaymentRow, { lang }: Reader): Activity => ({
  id: activityId({ source: 'card', row: row.id }),
  type: 'payment',
  state: row.state === 'paid' ? 'paid' : 'open',
  issued_at: (row.paid_at ?? row.begun_at).toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  total: row.cents,
  description: say(lang, 'billing:described.card'),
  month: null,
  number: null,
  due_on: null,
  texts: null,
  reported: row.state === 'open' ? reportedOf(row) : null,
});

export function presentInvoice(invoice: InvoiceRow, { lang, zone, now }: Reader): Activity {
  const { id, kind, month, issued_at, due_on, paid_at } = invoice;
  const number = invoiceName(invoice.number);
  return {
    id: activityId({ source: 'invoice', row: id }),
    type: 'invoice',
    state: invoiceState({ paid: paid_at !== null, dueOn: due_on }, todayIn(zone, now.getTime())),
    issued_at: issued_at.toISOString(),
    paid_at: paid_at?.toISOString() ?? null,
    total: invoice.total_cents,
    description: say(lang, `billing:described.${kind}`, { number }),
    month: month?.slice(0, 7) ?? null,
    number,
    due_on,
    texts: null,
    reported: null,
  };
}

/** Newest first; at the same instant the higher id first. */
const byDate = (one: Activity, other: Activity): number =>
  other.issued_at.localeCompare(one.issued_at) || other.id - one.id;

export async function accountActivity(tenant: Tenant, reader: Reader): Promise<Activity[]> {
  const months = await ledger.spentByMonth(tenant, reader.zone);
  const entries = await ledger.others(tenant);
  const asked = await invoices.list(tenant);
  const cards = await cardPayments.list(tenant);
  const transfers = await bankPayments.references(tenant);
  return [
    ...months.map((month) => presentMonth(month, reader)),
    ...entries.map((entry) => presentEntry(entry, transfers, reader)),
    ...cards.map((payment) => presentCardPayment(payment, reader)),
    ...asked.map((invoice) => presentInvoice(invoice, reader)),
  ].toSorted(byDate);
}
