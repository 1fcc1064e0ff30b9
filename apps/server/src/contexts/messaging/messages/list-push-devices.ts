import type { messages } from '@sheaf/contract/messaging/messages/messages';
import type { ReplyOf } from '@sheaf/contract/operation';
import type { Handler } from '#platform/handle';
import { pushDevices } from '#platform/outbox/push-devices.store';

type DeviceReply = ReplyOf<typeof messages.addPushDevice>;
type Row = Awaited<ReturnType<typeof pushDevices.own>>[number];

/** Omits address and keys, which would allow anyone to send to the device. */
export const shownPushDevice = (row: Row, sessionId: number): DeviceReply => ({
  id: row.id,
  device: row.device,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  current: row.session_id === sessionId,
});

export async function listPushDevices(
  call: Handler<typeof messages.listPushDevices>,
): Promise<DeviceReply[]> {
  const rows = await pushDevices.own(call.tenant, call.actor.personId);
  return rows.map((row) => shownPushDevice(row, call.actor.sessionId));
}
