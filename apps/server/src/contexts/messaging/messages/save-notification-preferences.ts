import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { notificationPreferences } from '#contexts/messaging/messages/notification-preferences.store';
import type { Handler } from '#platform/handle';

export async function saveNotificationPreferences({
  tenant,
  actor,
  body,
}: Handler<typeof messages.saveNotificationPreferences>) {
  for (const [kind, channel] of Object.entries(body))
    await notificationPreferences.set(tenant, actor.personId, kind, channel);
  return notificationPreferences.own(tenant, actor.personId);
}
