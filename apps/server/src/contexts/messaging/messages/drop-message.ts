import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { decideDrop } from '@sheaf/rules/messaging/messages/delivery';
import { presentDetails } from '#contexts/messaging/messages/present-message';
import type { Handler } from '#platform/handle';
import { outbox } from '#platform/outbox/outbox.store';
import { outgoing } from '#platform/outbox/outgoing-messages.store';
import { refundMessage } from '#platform/outbox/refund-message';

/** MSG-R10. */
export async function dropMessage(call: Handler<typeof messages.dropMessage>) {
  const { tenant, params, now } = call;
  const row = await outgoing.lock(tenant, params.id);
  if (!row) return call.missing();
  const decision = decideDrop(row.state, row.being_handed_over);
  if (!decision.allowed) return call.refuse(decision.reason);
  await outbox.drop(tenant, row.id);
  await outbox.note(tenant, row.id, 'dropped', now);
  if (decision.value.refunded) await refundMessage(tenant, row, now);
  return presentDetails((await outgoing.read(tenant, row.id))!, await outgoing.steps(tenant, row.id));
}
