/** Time limits of requests (SYNC-R13). A limit includes the arrival of the answer's body. */
import { connection } from './connection.ts';

export const ordinaryMilliseconds = 20_000;
/** Pictures, which have more bytes than an answer. */
export const pictureMilliseconds = 60_000;
/** Imports, uploads and papers, for which the server works longer. */
export const longMilliseconds = 600_000;

/** True if a request ended by its time limit. */
export const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';

/**
 * Rejects with a TimeoutError after the limit, and with the reason of `leaving` if that aborts. AbortSignal.any
 * is missing in Safari 16.
 */
export async function withLimit<Result>(
  milliseconds: number,
  leaving: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const ended = new Promise<never>((_, reject) =>
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason)),
  );
  const leave = (): void => ending.abort(leaving?.reason);
  const late = (): void => ending.abort(new DOMException('the request took too long', 'TimeoutError'));
  leaving?.addEventListener('abort', leave);
  const timer = setTimeout(late, milliseconds);
  const unwatch = milliseconds > ordinaryMilliseconds ? undefined : connection.watch();
  if (leaving?.aborted) leave();
  let answered = false;
  try {
    const result = await Promise.race([work(ending.signal), ended]);
    answered = true;
    return result;
  } finally {
    clearTimeout(timer);
    unwatch?.(answered);
    leaving?.removeEventListener('abort', leave);
  }
}
