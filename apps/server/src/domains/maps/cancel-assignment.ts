import type { maps as operations } from '@sheaf/contract/maps/maps';
import { decideCancel } from '@sheaf/rules/maps/map-assignment';
import { clearPopulated } from '#domains/addresses/addresses.public-api';
import { assignments } from '#domains/maps/assignments.store';
import { loadMap } from '#domains/maps/map-state';
import { maps } from '#domains/maps/maps.store';
import { presentMap } from '#domains/maps/present-map';
import type { Handler } from '#platform/handle';
import { withdrawUnread } from '#platform/notifications/notifications.store';

/** ASSIGN-C4, ASSIGN-O8: it leaves the history and the unread notifications. What it populated goes with it; what was in the list before, and every not-at-home, stays. */
export async function cancelAssignment(call: Handler<typeof operations.cancelAssignment>) {
  const { tenant, actor, body, now } = call;
  const map = await loadMap(tenant, body.id);
  if (!map) return call.missing();
  const decision = decideCancel(map.state, actor);
  if (!decision.allowed) return call.refuse(decision.reason);
  const seen = body.assignment ?? body.assignment_id ?? undefined;
  if (seen !== undefined && seen !== map.assignmentId) return call.refuse('assignment-ended');
  await clearPopulated(tenant, map.id, map.assignmentId!);
  await assignments.remove(tenant, map.assignmentId!);
  await maps.setLastCompleted(tenant, map.id, decision.value.lastCompletedOn);
  const cancelled = presentMap((await maps.read(tenant, map.id))!, now);
  const told = map.state.assignment!.holders.flatMap(({ personId, assignedAt: at }) =>
    personId === null ? [] : [{ personId, at }],
  );
  await withdrawUnread(tenant, ['map-assigned', 'map-handed-over'], cancelled.number, told);
  return cancelled;
}
