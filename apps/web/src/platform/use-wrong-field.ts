/** After a refused save the first field that is wrong is gone to: in a long form it is rarely on the screen. */
import { type RefObject, useEffect, useRef } from 'react';
import { CallFailed } from './api.ts';

export function useWrongField(error: Error | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error instanceof CallFailed && error.problem.errors)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return form;
}
