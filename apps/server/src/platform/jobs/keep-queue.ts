/**
 * Restarts the job queue after an unexpected end. The queue gives up when it cannot record the end of a job,
 * for example after a loss of the database; the next workers then take over its locked jobs.
 */
import { setTimeout as pause } from 'node:timers/promises';

export interface Queue {
  /** Settles when all work of the queue has ended, for any reason. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

const pauseMilliseconds = 1000;

/** @throws if the first start fails. */
export async function keepQueue(
  begin: () => Promise<Queue>,
  onTrouble: (error: unknown) => void,
  milliseconds = pauseMilliseconds,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let queue: Queue | undefined = await begin();
  const again = async (): Promise<void> => {
    await pause(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return;
    try {
      queue = await begin();
    } catch (error) {
      onTrouble(error);
    }
  };
  const kept = (async () => {
    while (!stopping.signal.aborted) {
      if (queue) {
        const reason = await queue.ended.then(
          () => new Error('the job queue ended by itself'),
          (error: unknown) => error,
        );
        queue = undefined;
        if (stopping.signal.aborted) return;
        onTrouble(reason);
      }
      await again();
    }
    // Started concurrently with the stop.
    await queue?.stop();
  })();
  return {
    async stop() {
      stopping.abort();
      const working = queue;
      queue = undefined;
      await working?.stop();
      await kept;
    },
  };
}
