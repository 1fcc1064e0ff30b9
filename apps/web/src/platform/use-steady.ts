/**
 * Returns a function with a stable identity that calls the latest callback, so that memoised children do not
 * render again.
 */
import { useCallback, useLayoutEffect, useRef } from 'react';

export function useSteady<Values extends unknown[]>(
  act: (...values: Values) => void,
): (...values: Values) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...values: Values) => newest.current(...values), []);
}
