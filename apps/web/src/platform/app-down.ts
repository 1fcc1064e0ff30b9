/** Whether the server said it is away (503): the app then shows one page for all (SHELL-R6). */
import { useSyncExternalStore } from 'react';

let down = false;
const listeners = new Set<() => void>();

export const appDown = {
  get: (): boolean => down,
  set(next: boolean): void {
    if (next === down) return;
    down = next;
    for (const listener of listeners) listener();
  },
};

export const useAppDown = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, appDown.get);
