import type { HeldBackReason } from '@sheaf/rules/messaging/messages/plan-sending';
import type { Tenant } from '#platform/database/tenant';
import { notifyOfMessage } from '#platform/notifications/notifications.store';
import { type MessageToQueue, outbox } from '#platform/outbox/outbox.store';

/** Unpaid: whoever sends it pays it then (MSG-R10). Nothing where its effect was told before. */
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
