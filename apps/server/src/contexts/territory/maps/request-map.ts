import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { isOverdue } from '@sheaf/rules/territory/maps/map-figures';
import { decideRequest } from '@sheaf/rules/territory/maps/map-request';
import { holdPerson, readCongregationRow } from '#contexts/people/people.api';
import { offeredMaps } from '#contexts/territory/maps/list-map-options';
import { options } from '#contexts/territory/maps/map-options.store';
import { loadMap } from '#contexts/territory/maps/map-state';
import { withoutAssignColumns } from '#contexts/territory/maps/present-assign-row';
import { saveMapEffect } from '#contexts/territory/maps/save-map-effect';
import type { Handler } from '#platform/handle';

/** MAPS-C6, MAPS-O2, MAPS-O8: under the map's lock, so that two people cannot get the same one. */
export async function requestMap(call: Handler<typeof operations.requestMap>) {
  const { tenant, actor, body, now } = call;
  const map = await loadMap(tenant, body.map);
  if (!map) return call.invalid({ map: ['no-such-map'] });
  const { assigned_map_cutoff: cutoff } = await readCongregationRow(tenant);
  const held = await options.heldSince(tenant, actor.personId);
  const decision = decideRequest(map.state, {
    holder: (await holdPerson(tenant, actor.personId)) ?? null,
    holdsOverdue: held.some(({ assigned_at }) =>
      isOverdue({ assignedAt: assigned_at.getTime(), personal: false }, cutoff, now.getTime()),
    ),
    offered: (await offeredMaps(tenant, actor.personId)).some(({ id }) => id === map.id),
    now: now.getTime(),
  });
  if (!decision.allowed) return call.refuse(decision.reason);
  return withoutAssignColumns(await saveMapEffect(tenant, map, decision.value, now));
}
