/** The map as the rules see it, from the locked rows. */
import { campaigns } from '@sheaf/rules/territory/maps/campaign';
import type { MapState } from '@sheaf/rules/territory/maps/map-assignment';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import { assignments } from '#contexts/territory/maps/assignments.store';
import { maps } from '#contexts/territory/maps/maps.store';
import type { Tenant } from '#platform/database/tenant';

export interface LoadedMap {
  id: number;
  state: MapState;
  /** Of the open assignment. */
  assignmentId: number | null;
}

type LockedMap = NonNullable<Awaited<ReturnType<typeof maps.lock>>>;

/** Whoever decides saw another assignment of the map than the one that is open. */
export const sawAnother = ({ assignmentId }: LoadedMap, seen: number | null | undefined): boolean =>
  seen !== null && seen !== undefined && seen !== assignmentId;

/** Locks the map, which every decision about it does first, and reads its open assignment. */
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
 * The map behind an assignment's id. Its assignment is null when another one has begun since: to the caller theirs has ended.
 * Undefined when the congregation has no such assignment.
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
