/** What is told of duties whose answer is open again. */
import type { NotificationKinds } from '../dashboard/notification.ts';

export const dutiesNotifications = {
  /** To whoever answered. */
  'duty-changed': { words: 'duties:notification.duty-changed', to: () => '/assignments/' },
  /** To those who assign. */
  'duty-opened': { words: 'duties:notification.duty-opened', to: () => '/schedules/meetings/' },
} satisfies NotificationKinds;
