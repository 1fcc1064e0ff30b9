import { nextTrySeconds } from '@sheaf/rules/messaging/messages/delivery';
import type { Tenant } from '#platform/database/tenant';
import { notifyOfMessage } from '#platform/notifications/notifications.store';
import type { MessageInTransit } from '#platform/outbox/hand-overs.store';
import { outbox } from '#platform/outbox/outbox.store';
import { refundMessage } from '#platform/outbox/refund-message';
import type { SendFailure } from '#platform/outbox/send-failure';

/** Schedules a retry of a failed message, and finally sets it aside and refunds it (MSG-R10). */
export async function noteFailure(
  tenant: Tenant,
  message: MessageInTransit,
  failure: SendFailure,
  now: Date,
): Promise<void> {
  const { permanent, retryAfterSeconds } = failure;
  const seconds = nextTrySeconds(
    message.attempts + 1,
    { permanent, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) },
    Math.random(),
  );
  const nextTryAt = seconds === null ? null : new Date(now.getTime() + seconds * 1000);
  await outbox.noteFailure(tenant, message.id, failure.message, nextTryAt);
  await outbox.note(tenant, message.id, nextTryAt ? 'delayed' : 'failed', now, failure.message);
  if (nextTryAt) return;
  await refundMessage(tenant, message, now);
  await notifyOfMessage(tenant, 'message-failed', message.id, now);
}
