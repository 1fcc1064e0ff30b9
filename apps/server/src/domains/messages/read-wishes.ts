import type { messages } from '@sheaf/contract/messages/messages';
import { wishes } from '#domains/messages/wishes.store';
import { reachablePeople } from '#domains/people/people.public-api';
import type { Handler } from '#platform/handle';
import { pushDevices } from '#platform/outbox/push-devices.store';

export async function readWishes({ tenant, actor }: Handler<typeof messages.readWishes>) {
  const [own] = await reachablePeople.among(tenant, [actor.personId]);
  return {
    wishes: await wishes.own(tenant, actor.personId),
    has_phone: (own?.phone ?? null) !== null,
    has_email: (own?.email ?? null) !== null,
    has_device: (await pushDevices.own(tenant, actor.personId)).length > 0,
  };
}
