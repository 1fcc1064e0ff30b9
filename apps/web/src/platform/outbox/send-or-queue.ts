/** Sends at once, and keeps on the phone what did not reach the server. */
import { CallFailed, call, type OperationName } from '../api.ts';
import { outbox, type QueuedAction } from './outbox.ts';

/** Where an entry made without a network waits, and what the list calls it. */
export type QueueEntry = Pick<QueuedAction, 'queueKey' | 'about'>;

/**
 * Asked at once, so that a wrong field is told under it; where the server is not reached the entry is kept on the phone, under
 * the key of the lost call. Tells whether it waits.
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
