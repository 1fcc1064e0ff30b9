/** The job of a queued message: an SMS or a push goes alone, a mail takes along what else of its congregation waits. */
import { type Act, tenantTransaction } from '#platform/database/tenant';
import { mails } from '#platform/outbox/mail.store';
import { noteFailure } from '#platform/outbox/note-failure';
import { outbox, sendMessageTask } from '#platform/outbox/outbox.store';
import { readOwnPhone } from '#platform/outbox/own-phone.store';
import { asFailure, SendFailure } from '#platform/outbox/send-failure';
import { sendMails } from '#platform/outbox/send-mails';
import { sendPush } from '#platform/outbox/send-push';
import type { Senders } from '#platform/outbox/senders';
import type { Platform } from '#platform/platform';

interface Payload {
  congregationId: number;
  id: number;
}

function sendSms(platform: Platform, act: Act, senders: Senders, id: number): Promise<void> {
  return tenantTransaction(platform, act, async (tenant) => {
    const message = await outbox.lockQueued(tenant, id);
    if (!message) return undefined;
    // MSG-O2: the congregation's own phone where it has one.
    const phone = await readOwnPhone(tenant);
    const sender = phone ? senders.ownPhone(phone) : senders.sms;
    const at = platform.clock();
    // Only the provider's no is a failure of the message; one of the database ends the job, which runs again.
    const taken = await sender.send(message, `${act.congregationId}.${id}`).then(
      (providerId) => ({ providerId }),
      (error: unknown) => asFailure(error),
    );
    if (taken instanceof SendFailure) return noteFailure(tenant, message, taken, at);
    await outbox.markSent(tenant, id, { at, keepBody: sender.keepsBody, providerId: taken.providerId });
    return outbox.note(tenant, id, 'sent', at);
  });
}

export function sendQueuedMessage(platform: Platform, senders: Senders) {
  return async (payload: unknown): Promise<void> => {
    const { congregationId, id } = payload as Payload;
    const act = { congregationId, personId: null, operation: sendMessageTask };
    const channel = await tenantTransaction(platform, act, (tenant) => mails.channelOf(tenant, id));
    if (channel === 'sms') return sendSms(platform, act, senders, id);
    if (channel === 'push') return sendPush(platform, act, senders.push, id);
    // Also where the message was erased meanwhile: the mails queued with it still wait for this job.
    return sendMails(platform, act, senders.email, id);
  };
}
