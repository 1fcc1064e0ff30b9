/** The outbox as a screen sees it. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Action, outbox } from './outbox.ts';

export const useWaiting = (): readonly Action[] => useSyncExternalStore(outbox.subscribe, outbox.list);

/** Before it was read, and where it cannot be, nothing is known of what waits. */
export const useWaitingReading = () => useSyncExternalStore(outbox.subscribe, outbox.reading);

/** The actions that wait under one queue key, in the order of their making. */
export function useWaitingOf(queueKey: string): readonly Action[] {
  const all = useWaiting();
  return useMemo(
    () => all.filter((action) => action.queueKey === queueKey && action.state === 'waiting'),
    [all, queueKey],
  );
}

/** What is on its way is not told as waiting: with a connection it arrives within this time. */
const shownAfterMilliseconds = 1000;

/** Those that could have been sent and have not arrived: what a screen marks as waiting. */
export function useUnsent(actions: readonly Action[]): readonly Action[] {
  const [now, setNow] = useState(Date.now);
  const waiting = actions.filter(({ state }) => state === 'waiting');
  const dueAt = (action: Action): number => action.dueAt + shownAfterMilliseconds;
  const next = Math.min(...waiting.map(dueAt).filter((time) => time > now));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [next]);
  return waiting.filter((action) => dueAt(action) <= now);
}
