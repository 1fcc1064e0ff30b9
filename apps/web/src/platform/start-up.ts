/**
 * The six requests of the start (SYNC-R9, SYNC-O1) and their progress. A failed one is logged and blocks
 * nothing (SYNC-R7): the screens read the data later.
 */
import { type KeptCollection, keptCollections } from '@sheaf/rules/sync/collection';
import { useSyncExternalStore } from 'react';
import { call } from './api.ts';
import { collectionQuery, keptMarkers } from './collections/collections.ts';
import { callKept } from './encrypted-cache/call-kept.ts';
import { queryClient } from './queries.ts';
import { lookForUpdate } from './update.ts';

export const startUpRequests = 6;

let finished = startUpRequests;
const listeners = new Set<() => void>();
const setFinished = (next: number): void => {
  finished = next;
  for (const listener of listeners) listener();
};

const readKept = (name: KeptCollection): Promise<unknown> =>
  queryClient.fetchQuery({ ...collectionQuery(name), retry: false });

const readOnce = <Reply>(name: string, work: () => Promise<Reply>): Promise<Reply> =>
  queryClient.fetchQuery({ queryKey: [name], queryFn: work, retry: false });

/** SYNC-O5. */
async function poll(): Promise<void> {
  const { app_version: version } = await call('sync.poll');
  if (version !== __APP_VERSION__) lookForUpdate();
}

/** SYNC-R1: refetches only stale collections, and only their changed rows. */
async function refreshStale(): Promise<void> {
  const { stale } = await call('sync.listStale', { query: { markers: await keptMarkers(keptCollections) } });
  const names = keptCollections.filter((name) => stale.includes(name));
  await Promise.all(names.map(readKept));
}

/** Never fails. Resolves when all six requests have settled. */
export async function startUp(): Promise<void> {
  setFinished(0);
  const counted = async (what: string, work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      console.warn(`the start went on without ${what}`, error);
    }
    setFinished(finished + 1);
  };
  await Promise.all([
    counted(
      'permissions',
      readOnce('roles.listPermissions', () => call('roles.listPermissions')),
    ),
    counted('markers', poll()),
    counted(
      'settings',
      readOnce('congregations.readCongregation', () =>
        callKept(['congregations.readCongregation'], 'congregations.readCongregation', {}),
      ),
    ),
    ...keptCollections.map((name) => counted(name, readKept(name))),
  ]);
  await counted('sync', refreshStale());
}

/** Integer per cent. */
export const useStartUpPercent = (): number =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => Math.round((finished / startUpRequests) * 100),
  );
