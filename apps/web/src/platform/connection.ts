/** Whether the connection is slow: requests of this page that have waited for four seconds, and reads that are repeated. */
import { useSyncExternalStore } from 'react';

/** Milliseconds without a response after which the screen shows a slow connection (SHELL-R29). */
export const slowMilliseconds = 4000;

/** Between a late request and its repetition the connection stays slow, so that it is announced once. */
const settleMilliseconds = 1000;

const late = new Set<object>();
let repeated = 0;
let slow = false;
const listeners = new Set<() => void>();

function changed(): void {
  const next = late.size > 0 || repeated > 0;
  if (next === slow) return;
  slow = next;
  for (const listener of listeners) listener();
}

export const connection = {
  isSlow: (): boolean => slow,
  /** Watches a request. Returns the function that ends the watch, with whether an answer has arrived. */
  watch(): (answered: boolean) => void {
    const request = {};
    const timer = setTimeout(() => {
      late.add(request);
      changed();
    }, slowMilliseconds);
    return (answered) => {
      clearTimeout(timer);
      if (!late.delete(request)) return;
      if (answered) changed();
      else setTimeout(changed, settleMilliseconds);
    };
  },
  /** Number of reads on the screen that wait for their next try. */
  setRepeated(count: number): void {
    repeated = count;
    changed();
  },
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSlowConnection = (): boolean => useSyncExternalStore(subscribe, connection.isSlow);
