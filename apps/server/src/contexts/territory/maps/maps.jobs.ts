import { loadMapOfAssignment } from '#contexts/territory/maps/map-state';
import { populateNext } from '#contexts/territory/maps/populate-map';
import { type PopulatePayload, populateTask } from '#contexts/territory/maps/populating.store';
import { tenantTransaction } from '#platform/database/tenant';
import type { Tasks } from '#platform/jobs/start-jobs';
import type { Platform } from '#platform/platform';

/** Resumes an interrupted job, and stops when the assignment has ended. */
async function populateMap(
  platform: Platform,
  { congregationId, assignmentId }: PopulatePayload,
): Promise<void> {
  const act = { congregationId, personId: null, operation: 'maps.populateMap' };
  let done = false;
  while (!done) {
    done = await tenantTransaction(platform, act, async (tenant) => {
      const map = await loadMapOfAssignment(tenant, assignmentId);
      if (!map?.state.assignment) return true;
      const place = { mapId: map.id, type: map.state.type, assignmentId };
      return populateNext(tenant, place, platform.clock());
    });
    platform.changes?.tell(congregationId);
  }
}

export const mapsJobs = (platform: Platform): Tasks => ({
  [populateTask]: (payload) => populateMap(platform, payload as PopulatePayload),
});
