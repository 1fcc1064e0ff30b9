import type { maps as operations } from '@sheaf/contract/maps';
import { decideHandOff } from '@sheaf/rules/maps/map-assignment';
import { assignments } from '#domains/maps/assignments.store';
import { loadMapOfAssignment } from '#domains/maps/map-state';
import { candidates, maps } from '#domains/maps/maps.store';
import { presentMap } from '#domains/maps/present-map';
import type { Handler } from '#platform/handle';
import { notify } from '#platform/notifications/notifications.store';

/** MAPS-C7, MAPS-R12, MAPS-R13: one holding ends, the next begins at the same instant. */
export async function handOffMap(call: Handler<typeof operations.handOffMap>) {
  const { tenant, actor, body, now } = call;
  const map = await loadMapOfAssignment(tenant, body.id);
  if (!map) return call.missing();
  const to = await candidates.read(tenant, body.user);
  if (!to) return call.invalid({ user: ['no-such-person'] });
  const decision = decideHandOff(map.state, actor, { to, now: now.getTime() });
  if (!decision.allowed) return call.refuse(decision.reason);
  await assignments.closeHolder(tenant, body.id, now);
  await assignments.addHolder(tenant, body.id, to.id, now);
  const handed = presentMap((await maps.read(tenant, map.id))!, now);
  await notify(
    tenant,
    [{ personId: to.id, type: 'map-handed-over', details: { number: handed.number } }],
    now,
  );
  return handed;
}
