import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Action, outbox } from './outbox.ts';

export const useWaiting = (): readonly Action[] => useSyncExternalStore(outbox.subscribe, outbox.list);

/** Read state of the outbox: the waiting actions are unknown before it was read, and if it cannot be read. */
export const useWaitingReading = () => useSyncExternalStore(outbox.subscribe, outbox.reading);

/** Waiting actions with one queue key, in the order of creation. */
export function useWaitingOf(queueKey: string): readonly Action[] {
  const all = useWaiting();
  return useMemo(
    () => all.filter((action) => action.queueKey === queueKey && action.state === 'waiting'),
    [all, queueKey],
  );
}

/** A pending action is not shown as waiting before this time, within which it usually arrives. */
const shownAfterMilliseconds = 1000;

/** Actions that were due and have not arrived: marked as waiting on the screen. */
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
