import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { presentDetails } from '#contexts/messaging/messages/present-message';
import type { Handler } from '#platform/handle';
import { outgoing } from '#platform/outbox/outgoing-messages.store';

export async function readMessage(call: Handler<typeof messages.readMessage>) {
  const { tenant, params } = call;
  const row = await outgoing.read(tenant, params.id);
  if (!row) return call.missing();
  return presentDetails(row, await outgoing.steps(tenant, params.id));
}
