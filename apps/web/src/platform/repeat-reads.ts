/**
 * Repeats reads of the shown screen that were not answered, with growing pauses, until they are (SYNC-R13).
 * One sequence of pauses for all, because all reads go to one server.
 */
import { pauseAfter } from '@sheaf/rules/sync/outbox';
import { hashKey, type Query } from '@tanstack/react-query';
import { CallFailed } from './api.ts';
import { connection } from './connection.ts';
import { queryClient } from './queries.ts';

/** Hashes of unanswered reads. */
const missing = new Set<string>();
/** Reads that end with the copy on the phone in place of an answer. */
const fallen = new Set<string>();
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const isMissing = ({ queryHash }: Query): boolean => missing.has(queryHash);
const shown = (): Query[] => queryClient.getQueryCache().findAll({ type: 'active', predicate: isMissing });

function changed(): void {
  connection.setRepeated(missing.size);
  if (missing.size > 0) return;
  failures = 0;
  clearTimeout(timer);
  timer = undefined;
}

/** Reads of a screen that was left are not repeated. */
function forgetLeft(): void {
  const active = new Set(shown().map(({ queryHash }) => queryHash));
  for (const hash of missing) if (!active.has(hash)) missing.delete(hash);
  changed();
}

function repeat(): void {
  timer = undefined;
  forgetLeft();
  if (missing.size > 0 && navigator.onLine)
    void queryClient.refetchQueries({ type: 'active', predicate: isMissing });
}

function add(hash: string): void {
  missing.add(hash);
  forgetLeft();
  if (timer !== undefined || missing.size === 0) return;
  failures += 1;
  timer = setTimeout(repeat, pauseAfter(failures));
}

function remove(hash: string): void {
  if (missing.delete(hash)) changed();
}

const isUnreached = (error: unknown): boolean =>
  error instanceof CallFailed && error.status === 0 && navigator.onLine;

queryClient.getQueryCache().subscribe((event) => {
  if (event.type === 'observerRemoved' || event.type === 'removed') forgetLeft();
  if (event.type !== 'updated') return;
  const { action, query } = event;
  const { queryHash } = query;
  if (action.type === 'error' && isUnreached(action.error)) add(queryHash);
  else if (action.type === 'error') remove(queryHash);
  else if (action.type === 'success' && action.manual !== true) {
    if (fallen.delete(queryHash)) add(queryHash);
    else remove(queryHash);
  }
});

addEventListener('online', () => {
  if (timer === undefined) return;
  clearTimeout(timer);
  failures = 0;
  repeat();
});

/** The read with this key ends with the copy on the phone, because the server did not answer. */
export const repeatRead = (key: readonly unknown[]): void => void fallen.add(hashKey(key));
