import type { messages } from '@sheaf/contract/messaging/messages/messages';
import type { Handler } from '#platform/handle';
import { outgoing } from '#platform/outbox/outgoing-messages.store';

export async function countMessages({ tenant, query }: Handler<typeof messages.countMessages>) {
  const counted = await outgoing.countByState(tenant, query.sending);
  return { queued: 0, sent: 0, delivered: 0, unsure: 0, failed: 0, dropped: 0, ...counted };
}
