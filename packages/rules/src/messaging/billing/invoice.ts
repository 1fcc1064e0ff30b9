/** Invoices: total, lines, settlement and state. Whole cents. */
import type { ActivityState } from './activity.ts';

export const daysToPay = 14;

/** Five digits (ACCOUNT-K1). */
export const invoiceName = (number: number): string => String(number).padStart(5, '0');

/** File name of an invoice (ACCOUNT-O3). */
export const invoiceFile = (number: number): string => `Invoice-${invoiceName(number)}.pdf`;

export interface Debt {
  /** Balance at the end of the month. */
  balance: number;
  /** Open amount of earlier invoices. */
  asked: number;
  /** Payments since the end of the month. */
  paidSince: number;
}

/** Debt that is not invoiced yet (ACCOUNT-O2). */
export const owedCents = ({ balance, asked, paidSince }: Debt): number =>
  Math.max(0, -balance - asked - Math.max(0, paidSince));

export type InvoiceLine =
  | { what: 'texts'; texts: number; cents: number }
  /** Balance carried over from earlier months. */
  | { what: 'before'; cents: number }
  | { what: 'prepayment'; cents: number };

/** The lines add up to `total`. */
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
  /** Open amount. */
  rest: number;
}

export interface SettledInvoice {
  id: number;
  cents: number;
}

/** Settles costs before prepayments, and older invoices first. */
export function settle(cents: number, unpaid: readonly UnpaidInvoice[]): SettledInvoice[] {
  const ordered = [...unpaid].sort(
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

/** Dates are `YYYY-MM-DD`; an invoice is not overdue on its due date (ACCOUNT-R1). */
export function invoiceState(
  { paid, dueOn }: { paid: boolean; dueOn: string },
  today: string,
): Exclude<ActivityState, 'open'> {
  if (paid) return 'paid';
  return today > dueOn ? 'overdue' : 'issued';
}
