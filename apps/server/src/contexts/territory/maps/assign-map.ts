import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { campaigns } from '@sheaf/rules/territory/maps/campaign';
import { decideAssign } from '@sheaf/rules/territory/maps/map-assignment';
import { holdPerson } from '#contexts/people/people.api';
import { assertMapNamed } from '#contexts/territory/maps/assert-map-form';
import { loadMap, sawAnother } from '#contexts/territory/maps/map-state';
import { saveMapEffect } from '#contexts/territory/maps/save-map-effect';
import type { Handler } from '#platform/handle';

/** ASSIGN-C1, ASSIGN-R1, ASSIGN-R9 to R11. */
export async function assignMap(call: Handler<typeof operations.assignMap>) {
  const { tenant, body, now } = call;
  const map = await loadMap(tenant, body.id);
  if (!map) return call.missing();
  await assertMapNamed(call, map);
  if (sawAnother(map, body.assignment_id)) return call.invalid({ assignment_id: ['not-as-shown'] });
  const holder = body.user === null ? null : await holdPerson(tenant, body.user);
  if (holder === undefined) return call.invalid({ user: ['no-such-person'] });
  const decision = decideAssign(map.state, {
    holder,
    personal: body.personal,
    campaign: campaigns.decode(body.campaign),
    campaignName: body.campaign_name,
    now: now.getTime(),
  });
  if (!decision.allowed) return call.refuse(decision.reason);
  return saveMapEffect(tenant, map, decision.value, now);
}
