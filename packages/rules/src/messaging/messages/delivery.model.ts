import type { MessageState } from './delivery.ts';

/**
 * True for an old message that was sent or given up; waiting messages are retained at any age (X-RETAIN).
 * Instants are milliseconds since 1970.
 */
export const isOldMessage = (
  { state, createdAt }: { state: MessageState; createdAt: number },
  before: number,
): boolean => state !== 'queued' && createdAt < before;
