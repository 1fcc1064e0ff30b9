/**
 * When a queue that could not note what became of a job works no more. Its library ends all workers then, but waits for its notes, and where
 * two notes failed one after the other it waits forever.
 */
import type { WorkerEvents } from 'graphile-worker';

/** Resolves once it has given up and its last worker has finished what it had begun. Never resolves for one that ends in order. */
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
