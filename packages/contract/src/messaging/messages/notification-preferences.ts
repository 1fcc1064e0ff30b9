/** How a person wants to be reached, by kind of message. */
import { z } from 'zod';
import { operation } from '../../operation.ts';

/** Null is as the congregation sends: by SMS, else by e-mail. */
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
  // By e-mail unless push is chosen: a text would cost the congregation.
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
    summary: 'How the person wants to be reached, by kind of message, and by which channels they can be.',
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
    summary: 'Sets how the person wants to be reached; kinds that are not named stay as they are.',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject(preferences.partial().shape),
    reply: preferences,
    refusals: [],
    idempotent: 'key',
    changes: ['notificationPreferences'],
  }),
};
