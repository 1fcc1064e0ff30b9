import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { decideCancel } from '@sheaf/rules/territory/maps/map-ending';
import { assertWholeMapForm } from '#contexts/territory/maps/assert-map-form';
import { loadMap, sawAnother } from '#contexts/territory/maps/map-state';
import { saveMapEffect } from '#contexts/territory/maps/save-map-effect';
import type { Handler } from '#platform/handle';

/** ASSIGN-C4, ASSIGN-O8: removes the assignment from the history, and its unread notifications. */
export async function cancelAssignment(call: Handler<typeof operations.cancelAssignment>) {
  const { tenant, actor, body, now } = call;
  const map = await loadMap(tenant, body.id);
  if (!map) return call.missing();
  const decision = decideCancel(map.state, actor, {
    now: now.getTime(),
    sawAnother: sawAnother(map, body.assignment ?? body.assignment_id),
    sawHolder: body.holder === undefined ? (body.user ?? undefined) : body.holder,
  });
  if (!decision.allowed) return call.refuse(decision.reason);
  await assertWholeMapForm(call, map);
  return saveMapEffect(tenant, map, decision.value, now);
}
