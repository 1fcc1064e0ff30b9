/** What an invoice asks for, and when it counts as paid. Whole cents. */
import type { ActivityState } from './activity.ts';

export const daysToPay = 14;

/** ACCOUNT-K1. */
export const invoiceName = (number: number): string => String(number).padStart(5, '0');

/** ACCOUNT-O3. */
export const invoiceFile = (number: number): string => `Invoice-${invoiceName(number)}.pdf`;

export interface Debt {
  /** When the month was over. */
  balance: number;
  /** What invoices of earlier months still ask for. */
  asked: number;
  /** What has come in since the month was over. */
  paidSince: number;
}

/** ACCOUNT-O2: what stands below zero, and nobody was asked for. */
export const owedCents = ({ balance, asked, paidSince }: Debt): number =>
  Math.max(0, -balance - asked - Math.max(0, paidSince));

export type InvoiceLine =
  | { what: 'texts'; texts: number; cents: number }
  /** What the months before left over or owing. */
  | { what: 'before'; cents: number }
  | { what: 'prepayment'; cents: number };

/** They add up to what is asked for. */
export function linesOf(total: number, spent: { texts: number; cents: number }): InvoiceLine[] {
  const before = total - spent.cents;
  return [
    ...(spent.cents === 0 ? [] : [{ what: 'texts', ...spent } as const]),
    ...(before === 0 ? [] : [{ what: 'before', cents: before } as const]),
  ];
}

export interface UnpaidInvoice {
  id: number;
  kind: 'costs' | 'prepayment';
  /** What it still asks for. */
  rest: number;
}

export interface SettledInvoice {
  id: number;
  cents: number;
}

/** What came in settles what is owed before what was only announced, the older first. */
export function settle(cents: number, unpaid: readonly UnpaidInvoice[]): SettledInvoice[] {
  const ordered = unpaid.toSorted(
    (one, other) => Number(one.kind !== 'costs') - Number(other.kind !== 'costs') || one.id - other.id,
  );
  let left = Math.max(0, cents);
  const settled: SettledInvoice[] = [];
  for (const { id, rest } of ordered) {
    const taken = Math.min(left, rest);
    if (taken > 0) settled.push({ id, cents: taken });
    left -= taken;
  }
  return settled;
}

/** ACCOUNT-R1. Dates are `YYYY-MM-DD`; the day that it is due is still in time. */
export function invoiceState(
  { paid, dueOn }: { paid: boolean; dueOn: string },
  today: string,
): Exclude<ActivityState, 'open'> {
  if (paid) return 'paid';
  return today > dueOn ? 'overdue' : 'issued';
}
