import type { maps as operations } from '@sheaf/contract/maps/maps';
import { decideBlockUpdate } from '@sheaf/rules/maps/map-assignment';
import { assignments, blocks } from '#domains/maps/assignments.store';
import { loadMapOfAssignment } from '#domains/maps/map-state';
import { maps } from '#domains/maps/maps.store';
import { presentMap } from '#domains/maps/present-map';
import type { Handler } from '#platform/handle';

/** MAPS-R5: the holder flips a block, or sets it, so that an action sent later means what he saw. */
export async function updateBlock(call: Handler<typeof operations.updateBlock>) {
  const { tenant, actor, body, now } = call;
  const map = await loadMapOfAssignment(tenant, body.id);
  if (!map) return call.missing();
  const decision = decideBlockUpdate(map.state, actor, body);
  if (!decision.allowed) return call.refuse(decision.reason);
  if (decision.value !== map.state) {
    const completed = decision.value.assignment!.completedBlocks.includes(body.block);
    await blocks.set(tenant, body.id, body.block, completed, now);
    await assignments.markActive(tenant, body.id, now);
  }
  return presentMap((await maps.read(tenant, map.id))!, now).assignment!;
}
