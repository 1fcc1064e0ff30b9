import type { HeldBackReason } from '@sheaf/rules/messaging/messages/plan-sending';
import type { Tenant } from '#platform/database/tenant';
import { notifyOfMessage } from '#platform/notifications/notifications.store';
import { type MessageToQueue, outbox } from '#platform/outbox/outbox.store';

/**
 * Sets a message aside without a charge: sending it later charges it (MSG-R10). Does nothing if its effect
 * was already sent.
 */
export async function setAsideHeldBack(
  tenant: Tenant,
  message: MessageToQueue,
  reason: HeldBackReason,
  at: Date,
): Promise<void> {
  const id = await outbox.addSetAside(tenant, message, reason);
  if (id === undefined) return;
  await outbox.note(tenant, id, 'failed', at, reason);
  await notifyOfMessage(tenant, 'message-failed', id, at);
}
