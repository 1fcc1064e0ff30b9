/** What this domain brings to the server: texts by SMS, e-mail and push. */
import { automaticMessaging } from '@sheaf/contract/messages-settings';
import { messagesHourly } from '#domains/messages/messages.jobs';
import { messagesRoutes } from '#domains/messages/messages.routes';
import { defineDomain } from '#platform/domain';

export const messagesDomain = defineDomain({
  name: 'messages',
  owns: ['message_wishes', 'push_devices', 'sendings', 'sms_events'],
  settings: [automaticMessaging],
  operations: messagesRoutes,
  hourly: [messagesHourly],
});
