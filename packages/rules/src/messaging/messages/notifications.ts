/** What people are told of messages that did not arrive, or may not have. */
import type { NotificationKinds } from '../../notifications/notification.ts';

const toMessages = (): string => '/settings/messages/';

export const messagesNotifications = {
  'message-failed': { words: 'messages:notification.message-failed', to: toMessages },
  'message-unsure': { words: 'messages:notification.message-unsure', to: toMessages },
} satisfies NotificationKinds;
