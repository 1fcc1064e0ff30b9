/** Sends queued messages: one job a message, tried again with growing pauses, failed for good after ten tries. */
import { type Runner, run } from 'graphile-worker';
import type { Pool } from 'pg';
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

const mostTries = 10;

/** `pool` is the owner's: the queue belongs to him, the application only enqueues. */
export async function startOutboxWorker(platform: Platform, pool: Pool, senders: Senders): Promise<Runner> {
  const send = sendQueuedMessage(platform, senders);
  return run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    noPreparedStatements: false,
    pollInterval: 2000,
    taskList: {
      [sendMessageTask]: async (payload, helpers) => send(payload, helpers.job.attempts >= mostTries),
    },
  });
}
