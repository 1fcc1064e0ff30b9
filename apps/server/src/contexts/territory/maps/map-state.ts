/** Converts the locked rows of a map to the state that the rules use. */
import { campaigns } from '@sheaf/rules/territory/maps/campaign';
import type { MapState } from '@sheaf/rules/territory/maps/map-assignment';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import { assignments } from '#contexts/territory/maps/assignments.store';
import { maps } from '#contexts/territory/maps/maps.store';
import type { Tenant } from '#platform/database/tenant';

export interface LoadedMap {
  id: number;
  state: MapState;
  /** Null without an open assignment. */
  assignmentId: number | null;
}

type LockedMap = NonNullable<Awaited<ReturnType<typeof maps.lock>>>;

/** Whether the caller saw an assignment other than the open one (stale view). */
export const sawAnother = ({ assignmentId }: LoadedMap, seen: number | null | undefined): boolean =>
  seen !== null && seen !== undefined && seen !== assignmentId;

/** Locks the map, as the first step of every decision about it, and reads its open assignment. */
export async function loadMap(tenant: Tenant, mapId: number): Promise<LoadedMap | undefined> {
  const map = await maps.lock(tenant, mapId);
  return map && withAssignment(tenant, map);
}

async function withAssignment(tenant: Tenant, map: LockedMap): Promise<LoadedMap> {
  const open = await assignments.open(tenant, map.id);
  return {
    id: map.id,
    assignmentId: open?.id ?? null,
    state: {
      type: mapTypes.decode(map.type_id),
      locked: map.locked,
      totalBlocks: map.total_blocks,
      lastCompletedOn: map.last_completed,
      assignment: open
        ? {
            personal: open.personal,
            campaign: campaigns.decode(open.campaign),
            campaignName: open.campaign_name,
            assignedAt: open.assigned_at.getTime(),
            started: open.started,
            completedBlocks: open.blocks,
            homesMarked: open.homes_marked,
            holders: open.holders.map((holding) => ({
              personId: holding.person_id,
              assignedAt: holding.assigned_at.getTime(),
              returnedAt: holding.returned_at?.getTime() ?? null,
            })),
            previousCompletedOn: open.previous_completed,
          }
        : null,
    },
  };
}

/**
 * The map of an assignment. Its assignment is null if another one has begun since, because the caller's has
 * ended. Undefined if the congregation has no assignment with this id.
 */
export async function loadMapOfAssignment(
  tenant: Tenant,
  assignmentId: number,
): Promise<LoadedMap | undefined> {
  const locked = await maps.lockOfAssignment(tenant, assignmentId);
  if (!locked) return undefined;
  const map = await withAssignment(tenant, locked);
  return map.assignmentId === assignmentId
    ? map
    : { ...map, assignmentId: null, state: { ...map.state, assignment: null } };
}
