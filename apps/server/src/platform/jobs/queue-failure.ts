/**
 * Detects the end of a queue that could not record the end of a job. Graphile Worker then stops all workers
 * but waits for its records, and after two failures in a row it waits forever.
 */
import type { WorkerEvents } from 'graphile-worker';

/**
 * Resolves when the queue has given up and its last worker has finished. Never resolves after a regular stop.
 */
export function queueFailure(events: WorkerEvents): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let living = 0;
  let failed = false;
  const settle = () => {
    if (failed && living === 0) resolve();
  };
  events.on('worker:create', () => {
    living += 1;
  });
  events.on('worker:stop', () => {
    living -= 1;
    settle();
  });
  events.on('pool:fatalError', () => {
    failed = true;
    settle();
  });
  return promise;
}
