import type { MessageState } from './delivery.ts';

/** X-RETAIN: one that is sent or given up; what still waits is kept however old it is. Instants are milliseconds since 1970. */
export const isOldMessage = (
  { state, createdAt }: { state: MessageState; createdAt: number },
  before: number,
): boolean => state !== 'queued' && createdAt < before;
