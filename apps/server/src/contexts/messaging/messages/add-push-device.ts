import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { isPushService, mostPushDevices } from '@sheaf/rules/messaging/messages/push';
import { shownPushDevice } from '#contexts/messaging/messages/list-push-devices';
import type { Handler } from '#platform/handle';
import { pushDevices } from '#platform/outbox/push-devices.store';

/** Accepts only push services of browsers, so that no other address is ever called (MSG-R14, MSG-R16). */
export async function addPushDevice(call: Handler<typeof messages.addPushDevice>) {
  const { tenant, actor, body, origin, now } = call;
  if (!isPushService(body.endpoint)) return call.refuse('push-service-unknown');
  const known = await pushDevices.own(tenant, actor.personId);
  if (known.length >= mostPushDevices) return call.refuse('push-devices-full');
  const row = await pushDevices.add(tenant, {
    ...body,
    personId: actor.personId,
    sessionId: actor.sessionId,
    device: origin.device,
    now,
  });
  return shownPushDevice(row, actor.sessionId);
}
