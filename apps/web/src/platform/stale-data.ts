/** Screens that show stored data because an update failed; the frame shows when it was read. */
import { useEffect, useSyncExternalStore } from 'react';

/** Read times of the data shown, in milliseconds, one entry for each query that failed. */
const times = new Map<symbol, number>();
const listeners = new Set<() => void>();

const change = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const oldest = (): number | null => (times.size === 0 ? null : Math.min(...times.values()));

/** Marks the data of a component as not updated since a moment; null means that it is up to date. */
export function useStaleMark(since: number | null): void {
  useEffect(() => {
    if (since === null) return;
    const key = Symbol('query');
    times.set(key, since);
    change();
    return () => {
      times.delete(key);
      change();
    };
  }, [since]);
}

/** Read time in milliseconds of the oldest data with a failed update on the screen, or null. */
export const useStaleSince = (): number | null => useSyncExternalStore(subscribe, oldest);
