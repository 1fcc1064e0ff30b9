/**
 * Maps assigned together that are still being populated (ASSIGN-R6). They are followed one after the other,
 * on the screen where the assignment began.
 */
import { useSyncExternalStore } from 'react';
import { onSessionChange, session } from '#platform/session.ts';

interface PopulatingMaps {
  /** All reported maps, including ready ones. */
  all: readonly number[];
  /** Maps that are not ready yet, the followed one first. */
  waiting: readonly number[];
}

const none: PopulatingMaps = { all: [], waiting: [] };
let current = none;
const listeners = new Set<() => void>();
const set = (next: PopulatingMaps): void => {
  current = next;
  for (const listener of listeners) listener();
};

// The state belongs to the person who assigned the maps.
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
  /** Removes a map whose assignment was undone. */
  forget: (id: number): void => set({ all: without(current.all, id), waiting: without(current.waiting, id) }),
  close: (): void => set(none),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePopulatingMaps = (): PopulatingMaps => useSyncExternalStore(subscribe, () => current);
