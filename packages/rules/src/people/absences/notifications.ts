/** What people are told of days away that somebody else entered for them. */
import type { NotificationKinds } from '../../notifications/notification.ts';

export const absencesNotifications = {
  'away-entered': { words: 'people:notification.away-entered', to: () => '/settings/away/' },
} satisfies NotificationKinds;
