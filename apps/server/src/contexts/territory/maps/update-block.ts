import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { decideBlockUpdate } from '@sheaf/rules/territory/maps/map-assignment';
import { loadMapOfAssignment } from '#contexts/territory/maps/map-state';
import { saveMapEffect } from '#contexts/territory/maps/save-map-effect';
import type { Handler } from '#platform/handle';

/**
 * MAPS-R5: the holder toggles a block, or sets it, so that a delayed action has the effect the person saw.
 */
export async function updateBlock(call: Handler<typeof operations.updateBlock>) {
  const { tenant, actor, body, now } = call;
  const map = await loadMapOfAssignment(tenant, body.id);
  if (!map) return call.missing();
  const { block, completed } = body;
  const decision = decideBlockUpdate(map.state, actor, { block, completed, now: now.getTime() });
  if (!decision.allowed) return call.refuse(decision.reason);
  return (await saveMapEffect(tenant, map, decision.value, now)).assignment!;
}
