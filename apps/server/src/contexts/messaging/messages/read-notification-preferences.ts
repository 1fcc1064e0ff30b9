import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { isSurePhone } from '@sheaf/rules/contact/sure-phone';
import { notificationPreferences } from '#contexts/messaging/messages/notification-preferences.store';
import { quietHours } from '#contexts/messaging/messages/quiet-hours.store';
import { reachablePeopleAmong } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';
import { pushDevices } from '#platform/outbox/push-devices.store';

export async function readNotificationPreferences({
  tenant,
  actor,
}: Handler<typeof messages.readNotificationPreferences>) {
  const [own] = await reachablePeopleAmong(tenant, [actor.personId]);
  return {
    preferences: await notificationPreferences.own(tenant, actor.personId),
    quiet_hours: await quietHours.own(tenant, actor.personId),
    has_phone: isSurePhone(own?.phone ?? null),
    has_email: (own?.email ?? null) !== null,
    has_device: (await pushDevices.own(tenant, actor.personId)).length > 0,
  };
}
