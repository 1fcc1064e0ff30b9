import type { maps as operations } from '@sheaf/contract/maps/maps';
import { decideRecall, holderOf } from '@sheaf/rules/maps/map-assignment';
import { mapsNotifications } from '@sheaf/rules/maps/notifications';
import { clearAddresses } from '#domains/addresses/addresses.public-api';
import { assignments } from '#domains/maps/assignments.store';
import { loadMap } from '#domains/maps/map-state';
import { maps } from '#domains/maps/maps.store';
import { presentMap } from '#domains/maps/present-map';
import type { Handler } from '#platform/handle';
import { notify } from '#platform/notifications/notifications.store';

/** ASSIGN-C3, ASSIGN-R3. */
export async function recallMap(call: Handler<typeof operations.recallMap>) {
  const { tenant, actor, body, now } = call;
  const map = await loadMap(tenant, body.id);
  if (!map) return call.missing();
  const decision = decideRecall(map.state, actor);
  if (!decision.allowed) return call.refuse(decision.reason);
  const seen = body.assignment ?? body.assignment_id ?? undefined;
  if (seen !== undefined && seen !== map.assignmentId) return call.refuse('assignment-ended');
  await assignments.close(tenant, map.assignmentId!, { completed: false, note: null, now });
  await clearAddresses(tenant, map.id);
  const recalled = presentMap((await maps.read(tenant, map.id))!, now);
  const personId = holderOf(map.state.assignment);
  if (personId)
    await notify(
      tenant,
      mapsNotifications,
      [{ personId, type: 'map-recalled', details: { number: recalled.number } }],
      now,
    );
  return recalled;
}
