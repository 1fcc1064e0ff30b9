/** Whether a form holds something typed and not saved: then nothing may take the page away (SHELL-R5). */
import { useEffect, useSyncExternalStore } from 'react';

let forms = 0;
const listeners = new Set<() => void>();
const add = (step: 1 | -1): void => {
  forms += step;
  for (const listener of listeners) listener();
};

addEventListener('beforeunload', (event) => {
  if (forms > 0) event.preventDefault();
});

/** Says that this form holds unsaved words, as long as it does. */
export function useUnsaved(holds: boolean): void {
  useEffect(() => {
    if (!holds) return undefined;
    add(1);
    return () => add(-1);
  }, [holds]);
}

export const useAnyUnsaved = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => forms > 0,
  );
