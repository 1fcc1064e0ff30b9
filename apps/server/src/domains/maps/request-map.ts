import type { maps as operations } from '@sheaf/contract/maps/maps';
import { decideAssign } from '@sheaf/rules/maps/map-assignment';
import { isOverdue } from '@sheaf/rules/maps/map-figures';
import { isOpenType } from '@sheaf/rules/maps/map-type';
import { readCongregationRow } from '#domains/congregations/congregations.public-api';
import { beginAssignment } from '#domains/maps/begin-assignment';
import { offeredMaps } from '#domains/maps/list-map-options';
import { options } from '#domains/maps/map-options.store';
import { loadMap } from '#domains/maps/map-state';
import { holdPerson } from '#domains/people/held-people.public-api';
import type { Handler } from '#platform/handle';

/** MAPS-C6, MAPS-O2, MAPS-O8: under the map's lock, so two people cannot get the same one. */
export async function requestMap(call: Handler<typeof operations.requestMap>) {
  const { tenant, actor, body, now } = call;
  const map = await loadMap(tenant, body.map);
  if (!map) return call.invalid({ map: ['no-such-map'] });
  if (map.state.assignment || isOpenType(map.state.type)) return call.refuse('map-taken');
  const { assigned_map_cutoff: cutoff } = await readCongregationRow(tenant);
  const held = await options.heldSince(tenant, actor.personId);
  const overdue = held.some(({ assigned_at }) =>
    isOverdue({ assignedAt: assigned_at.getTime(), personal: false }, cutoff, now.getTime()),
  );
  if (overdue) return call.refuse('overdue-map-held');
  const offered = await offeredMaps(tenant, actor.personId);
  if (!map.state.locked && !offered.some(({ id }) => id === map.id)) return call.refuse('map-not-offered');
  const holder = (await holdPerson(tenant, actor.personId)) ?? null;
  const order = {
    holder,
    personal: false,
    campaign: 'none' as const,
    campaignName: null,
    now: now.getTime(),
  };
  const decision = decideAssign(map.state, order);
  if (decision.allowed) return beginAssignment(tenant, map, decision.value, now);
  if (decision.reason === 'map-locked' || decision.reason === 'not-a-candidate')
    return call.refuse(decision.reason);
  return call.refuse('map-taken');
}
