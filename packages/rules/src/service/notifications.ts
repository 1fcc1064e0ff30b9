/** Notifications about groups that change their leader. */
import type { NotificationKinds } from '../notifications/notification.ts';

const toAssignments = (): string => '/assignments/';

export const serviceNotifications = {
  'meeting-held': { phrase: 'service:notification.meeting-held', to: () => '/schedules/service/' },
  'change-asked': { phrase: 'service:notification.change-asked', to: toAssignments },
  'change-accepted': { phrase: 'service:notification.change-accepted', to: toAssignments },
  'change-rejected': { phrase: 'service:notification.change-rejected', to: toAssignments },
} satisfies NotificationKinds;
