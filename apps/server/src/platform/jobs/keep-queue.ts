/**
 * The job queue, begun again whenever it ended by itself. It gives up where it cannot note what became of a job, as when the database is lost
 * in that moment; what it had begun is then given back to the workers of the next one.
 */
import { setTimeout as pause } from 'node:timers/promises';

export interface Queue {
  /** Settles once nothing of it works any more, for whatever reason. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

const pauseMilliseconds = 1000;

/** @throws when it cannot be begun the first time. */
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
    // Begun in the very moment in which it was to stop.
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
