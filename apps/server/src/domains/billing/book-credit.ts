/** Books what came in, or what was taken back, and settles invoices by it. The row of the account is held. */
import { settle } from '@sheaf/rules/billing/invoice';
import { invoices } from '#domains/billing/invoices.store';
import type { Tenant } from '#platform/database/tenant';
import { balances, type LedgerEntry } from '#platform/outbox/balance.store';

export async function bookCredit(tenant: Tenant, entry: LedgerEntry): Promise<void> {
  await balances.lock(tenant);
  await balances.book(tenant, entry);
  if (entry.cents <= 0) return;
  for (const { id, cents } of settle(entry.cents, await invoices.unpaid(tenant)))
    await invoices.pay(tenant, id, cents, entry.at);
}
