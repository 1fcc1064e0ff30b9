/** Sends a call at once and queues it if the server is unreachable. */
import { CallFailed, call, type OperationName } from '../api.ts';
import { outbox, type QueuedAction } from './outbox.ts';

/** Queue and list texts of an entry made offline. */
export type QueueEntry = Pick<QueuedAction, 'queueKey' | 'about'>;

/**
 * Sends at once, so that a field error shows under its field. If the server is unreachable, the entry is
 * queued under the key of the lost call. Returns whether it waits.
 */
export async function sendOrQueue(
  operation: OperationName,
  body: object,
  key: string,
  later: QueueEntry,
): Promise<'saved' | 'waiting'> {
  try {
    await call(operation, { body, key } as object);
    return 'saved';
  } catch (error) {
    if (!(error instanceof CallFailed) || (error.status !== 0 && error.status !== 503)) throw error;
    await outbox.put({ operation, given: { body: body as Record<string, unknown> }, key, ...later });
    return 'waiting';
  }
}
