/** Notification preferences of a person by kind of message. */
import { z } from 'zod';
import { operation } from '../../operation.ts';

/** Null follows the default of the congregation: SMS, otherwise e-mail. */
const channels = z.enum(['email', 'sms', 'push', 'none']);
const channel = channels.nullable();
const preferences = z.object({
  manual: channel,
  'map-assigned': channel,
  'map-overdue': channel,
  'address-timeout': channel,
  'duty-evening': channel,
  'duty-week': channel,
  'report-missing': channel,
  // E-mail unless push is chosen, because SMS would cost the congregation.
  'forum-news': channels.exclude(['sms']).nullable(),
  'attendant-duty': channel,
  'cart-shift': channel,
  'group-meeting': channel,
});

export const messagesNotificationPreferences = {
  readNotificationPreferences: operation({
    name: 'messages.readNotificationPreferences',
    method: 'GET',
    path: '/my-notification-preferences',
    summary: 'Notification channels of the caller by kind of message, and the channels available to them',
    permission: 'signed-in',
    scope: 'own',
    reply: z.object({ preferences, has_phone: z.boolean(), has_email: z.boolean(), has_device: z.boolean() }),
    refusals: [],
    idempotent: 'read',
    reads: ['notificationPreferences', 'pushDevices'],
  }),
  saveNotificationPreferences: operation({
    name: 'messages.saveNotificationPreferences',
    method: 'PATCH',
    path: '/my-notification-preferences',
    summary: 'Set notification channels of the caller by kind of message',
    description: 'Kinds that are not sent are unchanged.',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject(preferences.partial().shape),
    reply: preferences,
    refusals: [],
    idempotent: 'key',
    changes: ['notificationPreferences'],
  }),
};
