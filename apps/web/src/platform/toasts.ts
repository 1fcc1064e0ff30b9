/** Toast at the foot of the screen: one at a time, for five seconds, with Undo if available. */
import { useSyncExternalStore } from 'react';

export interface Toast {
  /** Distinguishes successive toasts. */
  id: number;
  text: string;
  shownAt: number;
  /** Undoes the action. Its result, or the message of its error, becomes the next toast. */
  undo?: () => Promise<string>;
}

export const undoMilliseconds = 5000;

let current: Toast | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Since when a focus or pointer on the toast has stopped its time; null while it runs. */
let heldSince: number | null = null;
const listeners = new Set<() => void>();
let lastId = 0;

const set = (next: Toast | null): void => {
  clearTimeout(timer);
  current = next;
  if (next === null) heldSince = null;
  if (next && heldSince === null) timer = setTimeout(() => set(null), leftOf(next));
  for (const listener of listeners) listener();
};

const leftOf = ({ shownAt }: Toast): number => Math.max(0, shownAt + undoMilliseconds - Date.now());

export const toasts = {
  get: (): Toast | null => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show(text: string, undo?: () => Promise<string>): void {
    lastId += 1;
    heldSince &&= Date.now();
    set({ id: lastId, text, shownAt: Date.now(), ...(undo && { undo }) });
  },
  hide: (): void => set(null),
  /** Stops the time of the toast while a focus or pointer is on it. */
  hold(): void {
    if (!current || heldSince !== null) return;
    heldSince = Date.now();
    set({ ...current });
  },
  release(): void {
    if (!current || heldSince === null) return;
    const shownAt = current.shownAt + Date.now() - heldSince;
    heldSince = null;
    set({ ...current, shownAt });
  },
  isHeld: (): boolean => heldSince !== null,
  /** Milliseconds until a toast disappears: infinite while it is held, 0 once another one replaced it. */
  left: (id: number): number => {
    if (current?.id !== id) return 0;
    return heldSince === null ? leftOf(current) : Number.POSITIVE_INFINITY;
  },
};

export const useToast = (): Toast | null => useSyncExternalStore(toasts.subscribe, toasts.get);
