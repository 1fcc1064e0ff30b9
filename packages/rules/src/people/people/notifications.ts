/** What those who assign people are told when somebody can no longer do what they had (USERS-X18). */
import type { NotificationKinds } from '../../notifications/notification.ts';

export const peopleNotifications = {
  'places-open': { words: 'people:notification.places-open', to: () => '/schedules/' },
  /** Lists on which people take turns. */
  'turns-open': { words: 'people:notification.turns-open', to: () => null },
} satisfies NotificationKinds;
