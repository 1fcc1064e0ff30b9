/** Notifications to assigners about places that a person can no longer fill (USERS-X18). */
import type { NotificationKinds } from '../../notifications/notification.ts';

export const peopleNotifications = {
  'places-open': { phrase: 'people:notification.places-open', to: () => '/schedules/' },
  /** Rotation lists. */
  'turns-open': { phrase: 'people:notification.turns-open', to: () => null },
} satisfies NotificationKinds;
