import type { sync as operations } from '@sheaf/contract/sync/sync';
import { readMarkers, staleCollections } from '@sheaf/rules/sync/marker';
import { markers } from '#domains/sync/sync.store';
import type { Handler } from '#platform/handle';

/** SYNC-C2, SYNC-R1. */
export async function listStale({ tenant, actor, query }: Handler<typeof operations.listStale>) {
  const ours = await markers.read(tenant, actor.personId);
  return { stale: staleCollections(readMarkers(query.markers ?? ''), ours), markers: ours };
}
