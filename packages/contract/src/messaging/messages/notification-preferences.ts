/** Notification preferences of a person by kind of message. */
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { time } from '../../settings-fields.ts';

/** Null follows the default of the congregation: SMS, otherwise e-mail. */
const channels = z.enum(['email', 'sms', 'push', 'none']);
const channel = channels.nullable();
const preferences = z.object({
  all: channel.meta({ description: 'applies to every kind without its own channel' }),
  manual: channel,
  'map-assigned': channel,
  'map-overdue': channel,
  'address-timeout': channel,
  'duty-evening': channel,
  'duty-week': channel,
  'report-missing': channel,
  // E-mail unless push is chosen, because SMS would cost the congregation.
  'forum-news': channels.exclude(['sms']).nullable(),
  notice: channels.exclude(['sms']).nullable(),
  'task-news': channels.exclude(['sms']).nullable(),
  'phone-storage': channels.exclude(['sms']).nullable(),
  'attendant-duty': channel,
  'cart-shift': channel,
  'group-meeting': channel,
});

const quietHours = z
  .strictObject({
    from: time.meta({
      description: 'start, HH:MM in the time zone of the congregation',
      examples: ['22:00'],
    }),
    until: time.meta({
      description: 'end, HH:MM; on the next day if it is not after the start',
      examples: ['07:00'],
    }),
  })
  .nullable()
  .meta({ description: 'SMS and push messages that are not urgent wait until these hours end (MSG-R25)' });

export const messagesNotificationPreferences = {
  readNotificationPreferences: operation({
    name: 'messages.readNotificationPreferences',
    method: 'GET',
    path: '/my-notification-preferences',
    summary:
      'Notification channels of the caller by kind of message, quiet hours, and the channels available to them',
    permission: 'signed-in',
    scope: 'own',
    reply: z.object({
      preferences,
      quiet_hours: quietHours,
      has_phone: z.boolean(),
      has_email: z.boolean(),
      has_device: z.boolean(),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['notificationPreferences', 'pushDevices'],
  }),
  saveNotificationPreferences: operation({
    name: 'messages.saveNotificationPreferences',
    method: 'PATCH',
    path: '/my-notification-preferences',
    summary: 'Set notification channels of the caller by kind of message, and their quiet hours',
    description: 'Kinds and quiet hours that are not sent are unchanged.',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({ ...preferences.partial().shape, quiet_hours: quietHours.optional() }),
    reply: preferences,
    refusals: [],
    idempotent: 'key',
    changes: ['notificationPreferences'],
  }),
};
