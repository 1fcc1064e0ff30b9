/** Notifications about messages that failed or may not have arrived. */
import type { NotificationKinds } from '../../notifications/notification.ts';

const toMessages = (): string => '/settings/messages/';

export const messagesNotifications = {
  'message-failed': { words: 'messages:notification.message-failed', to: toMessages },
  'message-unsure': { words: 'messages:notification.message-unsure', to: toMessages },
} satisfies NotificationKinds;
