import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { decideLock } from '@sheaf/rules/territory/maps/map-assignment';
import { loadMap } from '#contexts/territory/maps/map-state';
import { saveMapEffect } from '#contexts/territory/maps/save-map-effect';
import type { Handler } from '#platform/handle';

/** ASSIGN-C5, ASSIGN-R1. */
export async function lockMap(call: Handler<typeof operations.lockMap>) {
  const { tenant, actor, params, body, now } = call;
  const map = await loadMap(tenant, params.id);
  if (!map) return call.missing();
  const decision = decideLock(map.state, actor, body.locked);
  if (!decision.allowed) return call.refuse(decision.reason);
  return saveMapEffect(tenant, map, decision.value, now);
}
