/** Maps that were assigned together and still fill their lists to work (ASSIGN-R6). They are followed one after the other, on the screen where it began. */
import { useSyncExternalStore } from 'react';
import { onSessionChange, session } from '../../platform/session.ts';

interface PopulatingMaps {
  /** Those that are not ready yet, the one that is followed first. */
  waiting: readonly number[];
  total: number;
}

const none: PopulatingMaps = { waiting: [], total: 0 };
let current = none;
const listeners = new Set<() => void>();
const set = (next: PopulatingMaps): void => {
  current = next;
  for (const listener of listeners) listener();
};

// What was assigned belongs to whoever did it.
let person = session.get()?.user.id;
onSessionChange(() => {
  const next = session.get()?.user.id;
  if (next !== person) set(none);
  person = next;
});

export const populatingMaps = {
  follow: (id: number): void =>
    set({
      waiting: [...current.waiting, id],
      total: current.waiting.length === 0 ? 1 : current.total + 1,
    }),
  ready: (id: number): void =>
    set({ ...current, waiting: current.waiting.filter((waiting) => waiting !== id) }),
  close: (): void => set(none),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePopulatingMaps = (): PopulatingMaps => useSyncExternalStore(subscribe, () => current);
