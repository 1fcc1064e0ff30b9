/** Sends a call at once and queues it if the server is unreachable. */
import { CallFailed, call, type OperationName, type Reply } from '../api.ts';
import { type Action, outbox, type QueuedAction } from './outbox.ts';

/** Queue and list texts of an entry made offline. */
export type QueueEntry = Pick<QueuedAction, 'queueKey' | 'about'>;

export type SentOrQueued<Name extends OperationName> =
  | { how: 'saved'; reply: Reply<Name> }
  | { how: 'waiting'; action: Action };

/**
 * Sends at once, so that a field error shows under its field. If the server is unreachable, the entry is
 * queued under the key of the lost call.
 */
export async function sendOrQueueCall<Name extends OperationName>(
  operation: Name,
  given: Action['given'],
  key: string,
  later: QueueEntry,
): Promise<SentOrQueued<Name>> {
  try {
    return { how: 'saved', reply: (await call(operation, { ...given, key } as never)) as Reply<Name> };
  } catch (error) {
    if (!(error instanceof CallFailed) || (error.status !== 0 && error.status !== 503)) throw error;
    return { how: 'waiting', action: await outbox.put({ operation, given, key, ...later }) };
  }
}

/** Like `sendOrQueueCall`, for an entry without parameters in its path. */
export const sendOrQueueEntry = <Name extends OperationName>(
  operation: Name,
  body: object,
  key: string,
  later: QueueEntry,
): Promise<SentOrQueued<Name>> =>
  sendOrQueueCall(operation, { body: body as Record<string, unknown> }, key, later);

/** Like `sendOrQueueEntry`; returns whether the entry waits. */
export const sendOrQueue = async (
  ...given: Parameters<typeof sendOrQueueEntry>
): Promise<'saved' | 'waiting'> => (await sendOrQueueEntry(...given)).how;
