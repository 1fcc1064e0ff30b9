import type { maps as operations } from '@sheaf/contract/maps/maps';
import { decideHandIn } from '@sheaf/rules/maps/map-assignment';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readCongregationRow } from '#domains/congregations/congregations.public-api';
import { assignments, blocks } from '#domains/maps/assignments.store';
import { loadMapOfAssignment } from '#domains/maps/map-state';
import { maps } from '#domains/maps/maps.store';
import { presentMap } from '#domains/maps/present-map';
import type { Handler } from '#platform/handle';

/** MAPS-C4, MAPS-O5. The not-at-homes of a residential map stay for others. */
export async function handInMap(call: Handler<typeof operations.handInMap>) {
  const { tenant, actor, body, now } = call;
  const map = await loadMapOfAssignment(tenant, body.id);
  if (!map) return call.missing();
  const { timezone_id: zone } = await readCongregationRow(tenant);
  const decision = decideHandIn(map.state, actor, {
    completed: body.completed,
    today: todayIn(zone, now.getTime()),
    blocks: body.blocks,
  });
  if (!decision.allowed) return call.refuse(decision.reason);
  for (const block of body.blocks) await blocks.set(tenant, body.id, block, true, now);
  await assignments.close(tenant, body.id, { completed: body.completed, note: body.note, now });
  if (body.completed) await maps.setLastCompleted(tenant, map.id, decision.value.lastCompletedOn);
  return presentMap((await maps.read(tenant, map.id))!, now);
}
