import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { notificationPreferences } from '#contexts/messaging/messages/notification-preferences.store';
import { quietHours } from '#contexts/messaging/messages/quiet-hours.store';
import type { Handler } from '#platform/handle';

export async function saveNotificationPreferences(
  call: Handler<typeof messages.saveNotificationPreferences>,
) {
  const { tenant, actor, body } = call;
  const { quiet_hours: hours, ...channels } = body;
  if (hours && hours.from === hours.until) return call.invalid({ quiet_hours: ['quiet-hours-all-day'] });
  for (const [kind, channel] of Object.entries(channels))
    await notificationPreferences.set(tenant, actor.personId, kind, channel);
  if (hours !== undefined) await quietHours.set(tenant, actor.personId, hours);
  return notificationPreferences.own(tenant, actor.personId);
}
