import type { maps as operations } from '@sheaf/contract/maps/maps';
import { decideCompletion } from '@sheaf/rules/maps/map-completion';
import { todayIn } from '@sheaf/rules/time/today-in';
import { instantOfWallTime } from '@sheaf/rules/time/wall-time';
import { readCongregationRow } from '#domains/congregations/congregations.public-api';
import { assignments } from '#domains/maps/assignments.store';
import { beginAssignment } from '#domains/maps/begin-assignment';
import { loadMap } from '#domains/maps/map-state';
import { maps } from '#domains/maps/maps.store';
import { presentMap } from '#domains/maps/present-map';
import type { Handler } from '#platform/handle';

/** MAPS-X2: one assignment ends as completed; where the holder keeps the map the next one begins at the same instant. */
export async function recordCompletion(call: Handler<typeof operations.recordCompletion>) {
  const { tenant, actor, body, now } = call;
  const map = await loadMap(tenant, body.id);
  if (!map) return call.missing();
  if (body.assignment !== undefined && body.assignment !== map.assignmentId)
    return call.refuse('assignment-ended');
  const { timezone_id: zone } = await readCongregationRow(tenant);
  const today = todayIn(zone, now.getTime());
  const on = body.date ?? today;
  const assignedAt = map.state.assignment?.assignedAt ?? 0;
  // A day in the past is recorded as its noon, but never before the map was given out.
  const at = on === today ? now.getTime() : Math.max(assignedAt, instantOfWallTime(on, '12:00', zone));
  const decision = decideCompletion(map.state, actor, {
    on,
    today,
    assignedOn: todayIn(zone, assignedAt),
    at,
    keep: body.keep,
  });
  if (!decision.allowed) return call.refuse(decision.reason);
  await assignments.close(tenant, map.assignmentId!, { completed: true, note: null, now: new Date(at) });
  await maps.setLastCompleted(tenant, map.id, decision.value.lastCompletedOn);
  if (decision.value.assignment) return beginAssignment(tenant, map, decision.value, new Date(at));
  return presentMap((await maps.read(tenant, map.id))!, now);
}
