/** Sends one queued message; one that does not go is tried again later, and at last set aside and its price given back. */
import { nextTrySeconds } from '@sheaf/rules/messages/delivery';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import { giveBack } from '#platform/outbox/give-back';
import { type MessageOnItsWay, outbox, sendMessageTask } from '#platform/outbox/outbox.store';
import { readOwnPhone } from '#platform/outbox/own-phone.store';
import { SendFailure } from '#platform/outbox/send-failure';
import type { Sender, Senders } from '#platform/outbox/senders';
import type { Platform } from '#platform/platform';

interface Payload {
  congregationId: number;
  id: number;
}

const asFailure = (error: unknown): SendFailure =>
  error instanceof SendFailure ? error : new SendFailure(error instanceof Error ? error.message : 'unknown');

async function noteFailure(
  tenant: Tenant,
  message: MessageOnItsWay,
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
  if (!nextTryAt) await giveBack(tenant, message, now);
}

/** MSG-O2: the congregation's own phone where it has one. */
async function senderOf(tenant: Tenant, senders: Senders, channel: 'email' | 'sms'): Promise<Sender> {
  if (channel === 'email') return senders.email;
  const phone = await readOwnPhone(tenant);
  return phone ? senders.ownPhone(phone) : senders.sms;
}

export function sendQueuedMessage(platform: Platform, senders: Senders) {
  return async (payload: unknown): Promise<void> => {
    const { congregationId, id } = payload as Payload;
    const act = { congregationId, personId: null, operation: sendMessageTask };
    await tenantTransaction(platform, act, async (tenant) => {
      const message = await outbox.lockQueued(tenant, id);
      if (!message) return undefined;
      const sender = await senderOf(tenant, senders, message.channel);
      const at = platform.clock();
      // Only the provider's no is a failure of the message; one of the database ends the job, which runs again.
      const taken = await sender.send(message, `${congregationId}.${id}`).then(
        (providerId) => ({ providerId }),
        (error: unknown) => asFailure(error),
      );
      if (taken instanceof SendFailure) return noteFailure(tenant, message, taken, at);
      await outbox.markSent(tenant, id, { at, keepBody: sender.keepsBody, providerId: taken.providerId });
      return outbox.note(tenant, id, 'sent', at);
    });
  };
}
