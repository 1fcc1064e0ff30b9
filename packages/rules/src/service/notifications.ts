/** Notifications about groups that change their leader. */
import type { NotificationKinds } from '../notifications/notification.ts';

const toAssignments = (): string => '/assignments/';

export const serviceNotifications = {
  'meeting-held': { words: 'service:notification.meeting-held', to: () => '/schedules/service/' },
  'change-asked': { words: 'service:notification.change-asked', to: toAssignments },
  'change-accepted': { words: 'service:notification.change-accepted', to: toAssignments },
  'change-rejected': { words: 'service:notification.change-rejected', to: toAssignments },
} satisfies NotificationKinds;
