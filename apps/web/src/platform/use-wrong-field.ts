/**
 * Scrolls to the first invalid field after a failed save, because in a long form it is rarely on the screen.
 */
import { type RefObject, useEffect, useRef } from 'react';
import { CallFailed } from './api.ts';

/** @param attempts number of attempts to save with missing input. */
export function useWrongField(error: Error | null, attempts = 0): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0 || (error instanceof CallFailed && error.problem.errors))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error, attempts]);
  return form;
}
