import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { decideMarkHomes } from '@sheaf/rules/territory/maps/mark-homes';
import { loadMapOfAssignment } from '#contexts/territory/maps/map-state';
import { saveMapEffect } from '#contexts/territory/maps/save-map-effect';
import type { Handler } from '#platform/handle';

/** ADDR-R67: the holder of a residential map adds its preloaded addresses to the list to work. */
export async function markHomes(call: Handler<typeof operations.markHomes>) {
  const { tenant, actor, body, now } = call;
  const map = await loadMapOfAssignment(tenant, body.id);
  if (!map) return call.missing();
  const decision = decideMarkHomes(map.state, actor);
  if (!decision.allowed) return call.refuse(decision.reason);
  return (await saveMapEffect(tenant, map, decision.value, now)).assignment!;
}
