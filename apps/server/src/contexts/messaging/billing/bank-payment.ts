/**
 * Books a bank transfer once, and undoes it with a contrary entry; invoices are settled and reopened
 * accordingly (ACCOUNT-R17).
 */
import type { SettledInvoice } from '@sheaf/rules/messaging/billing/invoice';
import { bankPayments } from '#contexts/messaging/billing/bank-payments.store';
import { bookCredit, settledBy } from '#contexts/messaging/billing/book-credit';
import { invoices } from '#contexts/messaging/billing/invoices.store';
import type { Tenant } from '#platform/database/tenant';
import { balances } from '#platform/outbox/balance.store';

export interface Transfer {
  reference: string;
  cents: number;
  receivedOn: string;
}

/** @returns the new balance; null if the transfer is already booked. */
export async function bookBankPayment(
  tenant: Tenant,
  transfer: Transfer,
  now: Date,
): Promise<{ balance: number } | null> {
  await balances.lock(tenant);
  const settled = await settledBy(tenant, transfer.cents);
  const bankPaymentId = await bankPayments.add(tenant, { ...transfer, settled, at: now });
  if (bankPaymentId === null) return null;
  await bookCredit(tenant, { kind: 'payment', cents: transfer.cents, at: now, bankPaymentId });
  return { balance: await balances.read(tenant) };
}

/** Reopens the invoices that the transfer had settled. @returns null if the transfer is not booked. */
export async function undoBankPayment(
  tenant: Tenant,
  reference: string,
  now: Date,
): Promise<{ balance: number; cents: number } | null> {
  await balances.lock(tenant);
  const row = await bankPayments.lock(tenant, reference);
  if (!row) return null;
  await bankPayments.markUndone(tenant, row.id, now);
  await balances.book(tenant, {
    kind: 'correction',
    cents: -row.cents,
    at: now,
    bankPaymentId: row.id,
  });
  for (const { id, cents } of row.settled as SettledInvoice[]) await invoices.pay(tenant, id, -cents, now);
  return { balance: await balances.read(tenant), cents: row.cents };
}
