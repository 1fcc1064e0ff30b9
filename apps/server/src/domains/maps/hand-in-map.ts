import type { maps as operations } from '@sheaf/contract/maps/maps';
import { decideHandIn, isHandedInAlready } from '@sheaf/rules/maps/map-ending';
import { readToday } from '#domains/congregations/congregations.public-api';
import { assignments } from '#domains/maps/assignments.store';
import { loadMapOfAssignment } from '#domains/maps/map-state';
import { withoutAssignColumns } from '#domains/maps/present-assign-row';
import { saveMapEffect } from '#domains/maps/save-map-effect';
import type { Handler } from '#platform/handle';

/** MAPS-C4, MAPS-O5. The not-at-homes of a residential map stay for others. Handed in once more the map is as it is (SYNC-R10). */
export async function handInMap(call: Handler<typeof operations.handInMap>) {
  const { tenant, actor, body, now } = call;
  const map = await loadMapOfAssignment(tenant, body.id);
  if (!map) return call.missing();
  const { completed, note, blocks } = body;
  const today = await readToday(tenant, now);
  const decision = decideHandIn(map.state, actor, { completed, note, blocks, today, now: now.getTime() });
  if (decision.allowed) return withoutAssignColumns(await saveMapEffect(tenant, map, decision.value, now));
  const ended = decision.reason === 'assignment-ended' && (await assignments.ended(tenant, body.id));
  if (!ended || !isHandedInAlready(ended, actor, body)) return call.refuse(decision.reason);
  return withoutAssignColumns(await saveMapEffect(tenant, map, {}, now));
}
