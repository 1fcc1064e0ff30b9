/** One function for all drawings, which calls the newest: what is drawn with it is not drawn again because of it. */
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
