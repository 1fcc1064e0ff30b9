/** Notifications about messages that failed or may not have arrived. */
import type { NotificationKinds } from '../../notifications/notification.ts';

const toMessages = (): string => '/settings/messages/';

export const messagesNotifications = {
  'message-failed': { phrase: 'messages:notification.message-failed', to: toMessages },
  'message-unsure': { phrase: 'messages:notification.message-unsure', to: toMessages },
} satisfies NotificationKinds;
