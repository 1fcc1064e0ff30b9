/** Sends one queued message; a failure is noted with it and thrown, so that the job is tried again later. */
import { tenantTransaction } from '#platform/database/tenant';
import { outbox, sendMessageTask } from '#platform/outbox/outbox.store';
import type { Senders } from '#platform/outbox/senders';
import type { Platform } from '#platform/platform';

interface Payload {
  congregationId: number;
  id: number;
}

export function sendQueuedMessage(platform: Platform, senders: Senders) {
  return async (payload: unknown, lastTry: boolean): Promise<void> => {
    const { congregationId, id } = payload as Payload;
    const act = { congregationId, personId: null, operation: sendMessageTask };
    const failure = await tenantTransaction(platform, act, async (tenant) => {
      const message = await outbox.lockQueued(tenant, id);
      if (!message) return undefined;
      const sender = senders[message.channel];
      try {
        await sender.send(message, `${congregationId}.${id}`);
      } catch (error) {
        await outbox.noteFailure(tenant, id, error instanceof Error ? error.message : 'unknown', lastTry);
        return error;
      }
      await outbox.markSent(tenant, id, platform.clock(), sender.keepsBody);
      return undefined;
    });
    if (failure !== undefined && !lastTry) throw failure;
  };
}
