import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { decideCompletion } from '@sheaf/rules/territory/maps/map-completion';
import { readCongregationRow } from '#contexts/people/people.api';
import { loadMap, sawAnother } from '#contexts/territory/maps/map-state';
import { saveMapEffect } from '#contexts/territory/maps/save-map-effect';
import type { Handler } from '#platform/handle';

/** MAPS-X2. */
export async function recordCompletion(call: Handler<typeof operations.recordCompletion>) {
  const { tenant, actor, body, now } = call;
  const map = await loadMap(tenant, body.id);
  if (!map) return call.missing();
  const { timezone_id: zone } = await readCongregationRow(tenant);
  const decision = decideCompletion(map.state, actor, {
    on: body.date ?? null,
    now: now.getTime(),
    zone,
    keep: body.keep,
    sawAnother: sawAnother(map, body.assignment),
  });
  if (!decision.allowed) return call.refuse(decision.reason);
  return saveMapEffect(tenant, map, decision.value, now);
}
