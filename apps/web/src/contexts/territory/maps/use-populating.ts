/** Polls the population progress of a map until it is complete (ASSIGN-R6). */
import { useRead } from '#platform/use-read.ts';

const pollMilliseconds = 3000;

export function usePopulating(id: number): { percent: number; ready: boolean; error: Error | null } {
  const { data, error, isFetching } = useRead(
    'maps.readPopulating',
    { params: { id } },
    {
      refetchInterval: ({ state }) =>
        state.data && state.data.completed >= state.data.total ? false : pollMilliseconds,
      staleTime: 0,
    },
  );
  const percent = data ? (data.total === 0 ? 100 : Math.floor((data.completed / data.total) * 100)) : 0;
  // Cached data may be of an earlier assignment.
  return { percent, ready: percent === 100 && !isFetching, error };
}
