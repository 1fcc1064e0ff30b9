/** Tracks forms with unsaved input, during which the page must not reload (SHELL-R5). */
import { useEffect, useSyncExternalStore } from 'react';

let forms = 0;
const listeners = new Set<() => void>();
let formOpened = false;
const tell = (): void => {
  for (const listener of listeners) listener();
};
const add = (step: 1 | -1): void => {
  forms += step;
  tell();
};

addEventListener('beforeunload', (event) => {
  if (forms > 0) event.preventDefault();
});

/** Registers unsaved input of this form while `holds` is true. */
export function useUnsaved(holds: boolean): void {
  useEffect(() => {
    formOpened = true;
    tell();
  }, []);
  useEffect(() => {
    if (!holds) return undefined;
    add(1);
    return () => add(-1);
  }, [holds]);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useAnyUnsaved = (): boolean => useSyncExternalStore(subscribe, () => forms > 0);

/** True if any form was rendered since the app started. */
export const useFormOpened = (): boolean => useSyncExternalStore(subscribe, () => formOpened);
