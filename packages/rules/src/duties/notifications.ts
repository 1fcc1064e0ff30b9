/** What is told of duties whose answer is open again. */
import type { NotificationKinds } from '../dashboard/notification.ts';

export const dutiesNotifications = {
  /** To whoever answered. */
  'duty-changed': { words: 'duties:notification.duty-changed', to: () => '/assignments/' },
  /** An event takes the place of the meeting, or gives it back. */
  'duty-called-off': { words: 'duties:notification.duty-called-off', to: () => '/assignments/' },
  'duty-restored': { words: 'duties:notification.duty-restored', to: () => '/assignments/' },
  /** To those who assign. */
  'duty-opened': { words: 'duties:notification.duty-opened', to: () => '/schedules/meetings/' },
} satisfies NotificationKinds;
