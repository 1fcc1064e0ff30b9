import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { mostPushDevices } from '@sheaf/rules/messaging/messages/push';
import type { Handler } from '#platform/handle';
import { pushKeys } from '#platform/outbox/push.store';
import { pushDevices } from '#platform/outbox/push-devices.store';
import { newPushKeys } from '#platform/outbox/push-sender';

/** Creates the key pair of the congregation for its first device (MSG-R14). */
export async function beginPush(call: Handler<typeof messages.beginPush>): Promise<{ key: string }> {
  const { tenant, actor } = call;
  const known = await pushDevices.own(tenant, actor.personId);
  if (known.length >= mostPushDevices) return call.refuse('push-devices-full');
  const keys = (await pushKeys.read(tenant)) ?? (await pushKeys.keep(tenant, newPushKeys()));
  return { key: keys.publicKey };
}
