import type { Tenant } from '#platform/database/tenant';
import { balances } from '#platform/outbox/balance.store';

export async function refundMessage(
  tenant: Tenant,
  message: { id: number; cents: number },
  at: Date,
): Promise<void> {
  if (message.cents === 0) return;
  await balances.lock(tenant);
  await balances.book(tenant, { kind: 'sms-returned', cents: message.cents, at, messageId: message.id });
}
