import type { messages } from '@sheaf/contract/messaging/messages/messages';
import type { Handler } from '#platform/handle';
import { pushDevices } from '#platform/outbox/push-devices.store';

export async function removePushDevice(
  call: Handler<typeof messages.removePushDevice>,
): Promise<{ ok: true }> {
  const removed = await pushDevices.remove(call.tenant, call.actor.personId, call.params.id);
  return removed ? { ok: true } : call.missing();
}
