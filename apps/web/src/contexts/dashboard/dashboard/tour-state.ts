/**
 * Where a person stands in the tour: kept on the phone, so that they go on where they left. That it is open is kept in the window
 * alone: a reload goes on by itself, another start waits for the button.
 */
import { useSyncExternalStore } from 'react';
import { session } from '#platform/session.ts';

interface TourState {
  open: boolean;
  at: number;
}

const done = 'done';
const key = (): string => `sheaf.tour.${session.get()?.user.id ?? 0}`;

/** As it was kept; the tour itself knows whether it has such a step. */
const keptPlace = (): number => Number(localStorage.getItem(key())) || 0;

let state: TourState = { open: sessionStorage.getItem(key()) !== null, at: keptPlace() };
const listeners = new Set<() => void>();

function set(next: TourState, kept: string): void {
  state = next;
  localStorage.setItem(key(), kept);
  if (next.open) sessionStorage.setItem(key(), 'open');
  else sessionStorage.removeItem(key());
  for (const listener of listeners) listener();
}

export const tour = {
  get: (): TourState => state,
  /** Whether this person began it on this phone, or sent it away. */
  isKnown: (): boolean => localStorage.getItem(key()) !== null,
  start(): void {
    const at = keptPlace();
    set({ open: true, at }, String(at));
  },
  go: (at: number): void => set({ open: true, at }, String(at)),
  /** To be resumed. */
  leave: (): void => set({ ...state, open: false }, String(state.at)),
  finish: (): void => set({ open: false, at: 0 }, done),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTour = (): TourState => useSyncExternalStore(subscribe, tour.get);
export const useTourKnown = (): boolean => useSyncExternalStore(subscribe, tour.isKnown);
