/** After a save that was refused, or wanted too early, the first field that is wrong is gone to: in a long form it is rarely on the screen. */
import { type RefObject, useEffect, useRef } from 'react';
import { CallFailed } from './api.ts';

/** @param attempts how often a save was wanted while something was missing. */
export function useWrongField(error: Error | null, attempts = 0): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0 || (error instanceof CallFailed && error.problem.errors))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error, attempts]);
  return form;
}
