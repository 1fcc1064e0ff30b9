/** Maps that were assigned together and still fill their lists to work (ASSIGN-R6). They are followed one after the other, on the screen where it began. */
import { useSyncExternalStore } from 'react';
import { onSessionChange, session } from '#platform/session.ts';

interface PopulatingMaps {
  /** All that are told of, the ready ones among them. */
  all: readonly number[];
  /** Those that are not ready yet, the one that is followed first. */
  waiting: readonly number[];
}

const none: PopulatingMaps = { all: [], waiting: [] };
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

const without = (ids: readonly number[], id: number): number[] => ids.filter((one) => one !== id);

export const populatingMaps = {
  follow: (id: number): void =>
    set({
      all: current.waiting.length === 0 ? [id] : [...current.all, id],
      waiting: [...current.waiting, id],
    }),
  ready: (id: number): void => set({ ...current, waiting: without(current.waiting, id) }),
  /** Its assignment was undone, so there is nothing to tell of it. */
  forget: (id: number): void => set({ all: without(current.all, id), waiting: without(current.waiting, id) }),
  close: (): void => set(none),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePopulatingMaps = (): PopulatingMaps => useSyncExternalStore(subscribe, () => current);
