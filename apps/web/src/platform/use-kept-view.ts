/**
 * Search and filters of a list, restored on return from a detail. Stored in the query cache, which is cleared
 * for another person; not in the address, because they contain names.
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
