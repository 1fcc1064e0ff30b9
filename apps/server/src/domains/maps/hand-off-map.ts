import type { maps as operations } from '@sheaf/contract/maps/maps';
import { campaigns, hasCampaignName } from '@sheaf/rules/maps/campaign';
import { decideHandOff, type MapState } from '@sheaf/rules/maps/map-assignment';
import { mapsNotifications } from '@sheaf/rules/maps/notifications';
import { type AssignmentLabel, assignments } from '#domains/maps/assignments.store';
import { loadMapOfAssignment } from '#domains/maps/map-state';
import { maps } from '#domains/maps/maps.store';
import { presentMap } from '#domains/maps/present-map';
import { holdPerson } from '#domains/people/held-people.public-api';
import type { Handler } from '#platform/handle';
import { notify } from '#platform/notifications/notifications.store';

type Call = Handler<typeof operations.handOffMap>;

/** ASSIGN-C2: whoever assigns maps may send the whole form; undefined where nothing of it changes. */
function labelAfter({ actor, body }: Call, { assignment }: MapState): AssignmentLabel | undefined {
  const named = body.personal !== undefined || body.campaign !== undefined;
  if (!assignment || !named || !actor.permissions.has('settings.maps.assign')) return undefined;
  const campaign = body.campaign === undefined ? assignment.campaign : campaigns.decode(body.campaign);
  const name = body.campaign === undefined ? assignment.campaignName : body.campaign_name;
  return {
    personal: body.personal ?? assignment.personal,
    campaign,
    campaignName: hasCampaignName(campaign) ? (name ?? null) : null,
  };
}

/** MAPS-C7, MAPS-R12, MAPS-R13: one holding ends, the next begins at the same instant. */
export async function handOffMap(call: Call) {
  const { tenant, actor, body, now } = call;
  const assignmentId = body.assignment_id ?? body.id;
  const map = await loadMapOfAssignment(tenant, assignmentId);
  if (!map || (body.assignment_id !== undefined && map.id !== body.id)) return call.missing();
  const to = await holdPerson(tenant, body.user);
  if (!to) return call.invalid({ user: ['no-such-person'] });
  const decision = decideHandOff(map.state, actor, { to, now: now.getTime() });
  if (!decision.allowed) return call.refuse(decision.reason);
  const label = labelAfter(call, map.state);
  if (label) await assignments.relabel(tenant, assignmentId, label);
  await assignments.closeHolder(tenant, assignmentId, now);
  await assignments.addHolder(tenant, assignmentId, to.id, now);
  const handed = presentMap((await maps.read(tenant, map.id))!, now);
  await notify(
    tenant,
    mapsNotifications,
    [{ personId: to.id, type: 'map-handed-over', details: { number: handed.number } }],
    now,
  );
  return handed;
}
