/** Whether a form holds something typed and not saved: then nothing may take the page away (SHELL-R5). */
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

/** Says that this form holds unsaved words, as long as it does. */
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

/** Whether a form has stood on the screen since the app started. */
export const useFormOpened = (): boolean => useSyncExternalStore(subscribe, () => formOpened);
