import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { campaigns } from '@sheaf/rules/territory/maps/campaign';
import { decideHandOff } from '@sheaf/rules/territory/maps/map-assignment';
import { holdPerson } from '#contexts/people/people.api';
import { assertMapNamed } from '#contexts/territory/maps/assert-map-form';
import { loadMapOfAssignment } from '#contexts/territory/maps/map-state';
import { saveMapEffect } from '#contexts/territory/maps/save-map-effect';
import type { Handler } from '#platform/handle';

/** MAPS-C7, ASSIGN-C2, MAPS-R12, MAPS-R13. */
export async function handOffMap(call: Handler<typeof operations.handOffMap>) {
  const { tenant, actor, body, now } = call;
  const assignmentId = body.assignment_id ?? body.assignment ?? null;
  const map = await loadMapOfAssignment(tenant, assignmentId ?? body.id);
  if (!map || (assignmentId !== null && map.id !== body.id)) return call.missing();
  await assertMapNamed(call, map);
  const to = await holdPerson(tenant, body.user);
  if (!to) return call.invalid({ user: ['no-such-person'] });
  const decision = decideHandOff(map.state, actor, {
    to,
    now: now.getTime(),
    label: {
      personal: body.personal,
      campaign: body.campaign === undefined ? undefined : campaigns.decode(body.campaign),
      campaignName: body.campaign_name,
    },
  });
  if (!decision.allowed) return call.refuse(decision.reason);
  return saveMapEffect(tenant, map, decision.value, now);
}
