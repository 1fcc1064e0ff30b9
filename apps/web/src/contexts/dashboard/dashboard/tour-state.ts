/**
 * State of the tour. The step is in localStorage, so that it can be continued; that it is open is in
 * sessionStorage, so that a reload continues it and a restart of the app does not.
 */
import { useSyncExternalStore } from 'react';
import { session } from '#platform/session.ts';

interface TourState {
  open: boolean;
  at: number;
}

const done = 'done';
const key = (): string => `sheaf.tour.${session.get()?.user.id ?? 0}`;

/** Stored step; the tour checks whether it exists. */
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
  /** True if this person started or dismissed it on this phone. */
  isKnown: (): boolean => localStorage.getItem(key()) !== null,
  start(): void {
    const at = keptPlace();
    set({ open: true, at }, String(at));
  },
  go: (at: number): void => set({ open: true, at }, String(at)),
  /** Closes the tour without losing its step. */
  leave: (): void => set({ ...state, open: false }, String(state.at)),
  finish: (): void => set({ open: false, at: 0 }, done),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTour = (): TourState => useSyncExternalStore(subscribe, tour.get);
export const useTourKnown = (): boolean => useSyncExternalStore(subscribe, tour.isKnown);
