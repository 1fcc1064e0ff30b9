import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { presentMessage } from '#contexts/messaging/messages/present-message';
import type { Handler } from '#platform/handle';
import { outgoing } from '#platform/outbox/outgoing-messages.store';

const pageSize = 50;

/**
 * Pages by id, newest first: new messages precede the first page, so no message is repeated or skipped
 * (MSG-R19).
 */
export async function listMessages({ tenant, query }: Handler<typeof messages.listMessages>) {
  const { before, ...filter } = query;
  const found = await outgoing.page(tenant, filter, before, pageSize + 1);
  return { messages: found.slice(0, pageSize).map(presentMessage), more: found.length > pageSize };
}
