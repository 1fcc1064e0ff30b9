import type { messages } from '@sheaf/contract/messages';
import { outgoing } from '#domains/messages/messages.store';
import { presentMessage } from '#domains/messages/present-message';
import { type Handler, PageReply } from '#platform/handle';

export async function listMessages({ tenant, query }: Handler<typeof messages.listMessages>) {
  const { page, per_page: perPage, ...filter } = query;
  const rows = await outgoing.page(tenant, filter, page, perPage);
  return new PageReply(rows.map(presentMessage), await outgoing.count(tenant, filter), page, perPage);
}
