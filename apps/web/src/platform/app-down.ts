/** Whether the server said it is away (503): the app shows one page for all (SHELL-R6), or goes on with what is on the phone. */
import { useSyncExternalStore } from 'react';

/** `working-on`: away, and the person chose to work with what they have; the page does not come back before the server did. */
export type AppState = 'up' | 'down' | 'working-on';

let state: AppState = 'up';
const listeners = new Set<() => void>();
const go = (next: AppState): void => {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
};

export const appDown = {
  get: (): AppState => state,
  /** What an answer of the server said. */
  set: (away: boolean): void => go(away ? (state === 'up' ? 'down' : state) : 'up'),
  workOn: (): void => go('working-on'),
};

export const useAppDown = (): AppState =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, appDown.get);
