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
const listeners = new Set<() => void>();

const set = (next: Toast | null): void => {
  clearTimeout(timer);
  current = next;
  for (const listener of listeners) listener();
};

export const toasts = {
  get: (): Toast | null => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show(text: string, undo?: () => Promise<string>): void {
    const id = (current?.id ?? 0) + 1;
    set({ id, text, shownAt: Date.now(), ...(undo && { undo }) });
    timer = setTimeout(() => set(null), undoMilliseconds);
  },
  hide: (): void => set(null),
};

export const useToast = (): Toast | null => useSyncExternalStore(toasts.subscribe, toasts.get);
