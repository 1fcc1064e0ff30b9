/** Waits for the reads of the screen, which files for later would delay. */
import { queryClient } from './queries.ts';

/** A stalled read does not keep the files for later away. */
const mostMilliseconds = 10_000;

/** Resolves when no read is in flight, or after ten seconds. */
export function readsAnswered(): Promise<void> {
  const answered = (): boolean => queryClient.isFetching() === 0;
  if (answered()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(limit);
      stop();
      resolve();
    };
    const limit = setTimeout(done, mostMilliseconds);
    const stop = queryClient.getQueryCache().subscribe(() => answered() && done());
  });
}
