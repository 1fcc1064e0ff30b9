import type { messages } from '@sheaf/contract/messages/messages';
import { wishes } from '#domains/messages/wishes.store';
import type { Handler } from '#platform/handle';

export async function saveWishes({ tenant, actor, body }: Handler<typeof messages.saveWishes>) {
  for (const [kind, way] of Object.entries(body)) await wishes.set(tenant, actor.personId, kind, way);
  return wishes.own(tenant, actor.personId);
}
