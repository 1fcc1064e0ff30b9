/**
 * Whether the server reported that it is away (503): the app shows one page (SHELL-R6) or continues offline.
 */
import { useSyncExternalStore } from 'react';

/**
 * `waiting`: away, and asked again; a strip shows above the screen. `working-on`: away, and the person chose to
 * continue. The page shows again only after the server was up.
 */
export type AppState = 'up' | 'waiting' | 'down' | 'working-on';

let state: AppState = 'up';
const listeners = new Set<() => void>();
const go = (next: AppState): void => {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
};

export const appDown = {
  get: (): AppState => state,
  /** Records the status of an answer. */
  set: (away: boolean): void => go(away ? (state === 'working-on' ? state : 'down') : 'up'),
  /** The call that the server did not answer is sent again. */
  wait: (): void => {
    if (state === 'up') go('waiting');
  },
  workOn: (): void => go('working-on'),
};

export const useAppDown = (): AppState =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, appDown.get);
