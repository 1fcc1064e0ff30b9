import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { presentMessage } from '#contexts/messaging/messages/present-message';
import type { Handler } from '#platform/handle';
import { outgoing } from '#platform/outbox/outgoing-messages.store';

const pageSize = 50;

/** MSG-R19: what is written meanwhile stands before the first page, so nothing is shown twice and nothing passed over. */
export async function listMessages({ tenant, query }: Handler<typeof messages.listMessages>) {
  const { before, ...filter } = query;
  const found = await outgoing.page(tenant, filter, before, pageSize + 1);
  return { messages: found.slice(0, pageSize).map(presentMessage), more: found.length > pageSize };
}
