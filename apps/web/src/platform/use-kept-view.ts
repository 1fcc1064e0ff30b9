/**
 * What was searched and chosen in a list, so that it stands again on the way back from a detail. It is kept beside what was read and
 * goes with it when somebody else comes in; it does not stand in the address, for it names people.
 */
import { useCallback, useEffect, useState } from 'react';
import { queryClient } from './queries.ts';

export function useKeptView<View extends object>(
  list: string,
  initial: View,
): [View, (change: Partial<View>) => void] {
  const [view, setView] = useState(() => queryClient.getQueryData<View>([list]) ?? initial);
  useEffect(() => {
    queryClient.setQueryData([list], view);
  }, [list, view]);
  const change = useCallback(
    (changed: Partial<View>): void => setView((now) => ({ ...now, ...changed })),
    [],
  );
  return [view, change];
}
