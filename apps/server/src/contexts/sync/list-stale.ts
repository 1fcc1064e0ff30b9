import type { sync as operations } from '@sheaf/contract/sync/sync';
import { readMarkers as markersIn, staleCollections } from '@sheaf/rules/sync/marker';
import type { Handler } from '#platform/handle';
import { readMarkers } from '#platform/revisions/markers.store';

/** SYNC-C2, SYNC-R1. */
export async function listStale({ tenant, actor, query, platform }: Handler<typeof operations.listStale>) {
  const ours = await readMarkers(tenant, platform.registry, actor.personId);
  return { stale: staleCollections(markersIn(query.markers ?? ''), ours), markers: ours };
}
