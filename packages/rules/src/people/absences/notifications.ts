/** Notification about days away that another person entered. */
import type { NotificationKinds } from '../../notifications/notification.ts';

export const absencesNotifications = {
  'away-entered': { phrase: 'people:notification.away-entered', to: () => '/settings/away/' },
} satisfies NotificationKinds;
