import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { decideHandIn, isHandedInAlready } from '@sheaf/rules/territory/maps/map-ending';
import { readToday } from '#contexts/people/people.api';
import { assignments } from '#contexts/territory/maps/assignments.store';
import { loadMapOfAssignment } from '#contexts/territory/maps/map-state';
import { maps } from '#contexts/territory/maps/maps.store';
import { withoutAssignColumns } from '#contexts/territory/maps/present-assign-row';
import { saveMapEffect } from '#contexts/territory/maps/save-map-effect';
import type { Handler } from '#platform/handle';

/**
 * MAPS-C4, MAPS-O5. The not-at-homes of a residential map remain available. Idempotent for a repeated hand-in
 * (SYNC-R10).
 */
export async function handInMap(call: Handler<typeof operations.handInMap>) {
  const { tenant, actor, body, now } = call;
  const map = await loadMapOfAssignment(tenant, body.id);
  if (!map) return call.missing();
  const holders = map.state.assignment?.holders.map(({ personId }) => personId) ?? [];
  if (body.user && holders.length > 0 && !holders.includes(body.user))
    return call.invalid({ user: ['not-as-shown'] });
  const { note, blocks } = body;
  const completed = body.completed ?? null;
  const today = await readToday(tenant, now);
  const row = (await maps.read(tenant, map.id))!;
  const decision = decideHandIn(map.state, actor, {
    completed,
    addressesAtStart: row.assignment?.addresses_at_start ?? 0,
    addressesLeft: row.address_count,
    note,
    blocks,
    today,
    now: now.getTime(),
  });
  if (decision.allowed) return withoutAssignColumns(await saveMapEffect(tenant, map, decision.value, now));
  const ended = decision.reason === 'assignment-ended' && (await assignments.ended(tenant, body.id));
  if (!ended || !isHandedInAlready(ended, actor, { completed, note, blocks }))
    return call.refuse(decision.reason);
  return withoutAssignColumns(await saveMapEffect(tenant, map, {}, now));
}
