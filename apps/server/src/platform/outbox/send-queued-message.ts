/** Job of a queued message: sends one SMS or push, or all waiting mails of the congregation. */
import { tenantTransaction } from '#platform/database/tenant';
import { handOvers } from '#platform/outbox/hand-overs.store';
import { sendMessageTask } from '#platform/outbox/outbox.store';
import { sendMails } from '#platform/outbox/send-mails';
import { sendPush } from '#platform/outbox/send-push';
import { sendSms } from '#platform/outbox/send-sms';
import type { Senders } from '#platform/outbox/senders';
import type { Platform } from '#platform/platform';

interface Payload {
  congregationId: number;
  id: number;
}

export function sendQueuedMessage(platform: Platform, senders: Senders) {
  return async (payload: unknown): Promise<void> => {
    const { congregationId, id } = payload as Payload;
    const actor = { congregationId, personId: null, operation: sendMessageTask };
    const channel = await tenantTransaction(platform, actor, (tenant) => handOvers.channelOf(tenant, id));
    if (channel === 'sms') return sendSms(platform, actor, senders, id);
    if (channel === 'push') return sendPush(platform, actor, senders.push, id);
    // Also if the message was erased: mails queued with it still depend on this job.
    return sendMails(platform, actor, senders.email, id);
  };
}
