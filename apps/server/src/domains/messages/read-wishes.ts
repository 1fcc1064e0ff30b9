import type { messages } from '@sheaf/contract/messages/messages';
import { wishes } from '#domains/messages/wishes.store';
import type { Handler } from '#platform/handle';
import { pushDevices } from '#platform/outbox/push-devices.store';

export async function readWishes({ tenant, actor }: Handler<typeof messages.readWishes>) {
  return {
    wishes: await wishes.own(tenant, actor.personId),
    ...(await wishes.contacts(tenant, actor.personId)),
    has_device: (await pushDevices.own(tenant, actor.personId)).length > 0,
  };
}
