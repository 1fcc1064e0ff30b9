/** What this domain brings to the server: texts by SMS, e-mail and push. */
import { automaticMessaging } from '@sheaf/contract/messages-settings';
import { messagesEntities, messagesParts } from '@sheaf/rules/messages/journal-entities';
import { messagesHourly } from '#domains/messages/messages.jobs';
import { messagesRoutes } from '#domains/messages/messages.routes';
import { defineDomain } from '#platform/domain';

export const messagesDomain = defineDomain({
  name: 'messages',
  owns: ['message_wishes', 'push_devices', 'sendings', 'sms_events'],
  settings: [automaticMessaging],
  operations: messagesRoutes,
  journal: {
    kind: 'messages',
    final: 'message',
    entities: messagesEntities,
    variants: { domain_settings: messagesParts },
  },
  hourly: [messagesHourly],
});
