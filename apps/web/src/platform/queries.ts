/** Query cache of the app. A failed refetch keeps the old data. */
import { QueryClient } from '@tanstack/react-query';
import { CallFailed, type OperationName } from './api.ts';
import { slowMilliseconds } from './connection.ts';
import { knownOperation } from './operations.ts';
import { onSessionChange, session, viewer } from './session.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 20_000,
      gcTime: 24 * 3_600_000,
      retry: (tries, error) =>
        tries < 2 &&
        error instanceof CallFailed &&
        (error.status === 0 || error.status >= 500) &&
        error.status !== 503 &&
        // A late read has used 20 seconds already; `repeat-reads` repeats it after the screen has said so.
        error.problem.code !== 'late' &&
        navigator.onLine,
      refetchOnWindowFocus: true,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/** Collections that the answer of a read depends on. */
const shownBy = (operation: unknown): readonly string[] => {
  const [method, , , collections = []] = knownOperation(String(operation)) ?? [];
  return method === 'GET' ? collections : [];
};

/**
 * Refetches all shown data of the congregation; unchanged data costs the server nothing (304). Never fails.
 */
export const refreshRead = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => shownBy(queryKey[0]).length > 0 });

/** Refetches queries that depend on these collections. */
export const refreshCollections = (changed: ReadonlySet<string>): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [operation, collection] }) =>
      operation === 'sync.listChanges'
        ? changed.has(String(collection))
        : shownBy(operation).some((name) => changed.has(name)),
  });

/**
 * Refetches queries that depend on the declared changes of a write. Resolves after four seconds at the latest,
 * so that a saved form closes on a slow connection.
 */
export async function refreshAfter(write: OperationName): Promise<void> {
  const changed = new Set(knownOperation(write)?.[3]);
  const refreshed = changed.has('*') ? refreshRead() : refreshCollections(changed);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, slowMilliseconds)));
  await Promise.race([refreshed, late]);
  clearTimeout(timer);
}

// Another person on this phone must not see cached data of the previous one, and a withdrawn permission must
// hide its data.
let person = session.get()?.user.id;
let seenBy = viewer();
onSessionChange(() => {
  const next = session.get()?.user.id;
  if (next !== person) queryClient.clear();
  else if (viewer() !== seenBy) void queryClient.resetQueries();
  person = next;
  seenBy = viewer();
});
