import type { maps as operations } from '@sheaf/contract/maps/maps';
import { campaigns } from '@sheaf/rules/maps/campaign';
import { decideAssign } from '@sheaf/rules/maps/map-assignment';
import { mapsNotifications } from '@sheaf/rules/maps/notifications';
import { beginAssignment } from '#domains/maps/begin-assignment';
import { loadMap } from '#domains/maps/map-state';
import { holdPerson } from '#domains/people/held-people.public-api';
import type { Handler } from '#platform/handle';
import { notify } from '#platform/notifications/notifications.store';

/** ASSIGN-C1, ASSIGN-R1, ASSIGN-R9 to R11. */
export async function assignMap(call: Handler<typeof operations.assignMap>) {
  const { tenant, body, now } = call;
  const map = await loadMap(tenant, body.id);
  if (!map) return call.missing();
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
  const assigned = await beginAssignment(tenant, map, decision.value, now);
  if (holder)
    await notify(
      tenant,
      mapsNotifications,
      [{ personId: holder.id, type: 'map-assigned', details: { number: assigned.number } }],
      now,
    );
  return assigned;
}
