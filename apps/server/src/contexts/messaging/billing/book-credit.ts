/** Books received and refunded money, and settles invoices. Locks the account. */
import { type SettledInvoice, settle } from '@sheaf/rules/messaging/billing/invoice';
import { invoices } from '#contexts/messaging/billing/invoices.store';
import type { Tenant } from '#platform/database/tenant';
import { balances, type LedgerEntry } from '#platform/outbox/balance.store';

/** Invoices that this amount would settle; call it under the lock of the account. */
export const settledBy = async (tenant: Tenant, cents: number): Promise<SettledInvoice[]> =>
  settle(cents, await invoices.unpaid(tenant));

export async function bookCredit(tenant: Tenant, entry: LedgerEntry): Promise<void> {
  await balances.lock(tenant);
  await balances.book(tenant, entry);
  if (entry.cents <= 0) return;
  for (const { id, cents } of await settledBy(tenant, entry.cents))
    await invoices.pay(tenant, id, cents, entry.at);
}
