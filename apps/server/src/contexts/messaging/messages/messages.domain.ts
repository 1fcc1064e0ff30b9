/** Server manifest of the domain: messages by SMS, e-mail and push. */

import { automaticMessaging } from '@sheaf/contract/messaging/messages/settings';
import { messagesEntities, messagesParts } from '@sheaf/rules/messaging/messages/journal-entities';
import { messagesNotifications } from '@sheaf/rules/messaging/messages/notifications';
import { heldByQuietHours } from '#contexts/messaging/messages/held-by-quiet-hours';
import { messagesHourly } from '#contexts/messaging/messages/messages.jobs';
import { messagesRoutes } from '#contexts/messaging/messages/messages.routes';
import { removeExpiredEvents } from '#contexts/messaging/messages/phones.store';
import { defineDomain } from '#platform/domain';
import { oldMessages } from '#platform/outbox/old-messages.store';

export const messagesDomain = defineDomain({
  name: 'messages',
  owns: ['notification_preferences', 'quiet_hours', 'settled_reminders', 'sms_events'],
  exported: {
    leftOut: {
      settled_reminders: 'Up to when this installation told everything.',
      sms_events: 'What the phone told this installation of messages that it sent.',
    },
  },
  settings: [automaticMessaging],
  operations: messagesRoutes,
  notifications: messagesNotifications,
  journal: {
    kind: 'messages',
    final: 'message',
    entities: messagesEntities,
    variants: { domain_settings: messagesParts },
  },
  hourly: [messagesHourly],
  quietHours: heldByQuietHours,
  keepsPerson: {
    'notification_preferences.person_id':
      'It says which messages they want; nobody who was deleted is sent one.',
    'quiet_hours.person_id': 'It says when messages to them wait; nobody who was deleted is sent one.',
  },
  retention: [oldMessages],
  expired: removeExpiredEvents,
});
