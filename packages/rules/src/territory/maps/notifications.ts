/** Notifications about maps that are assigned, handed off or recalled. */
import type { NotificationDetails, NotificationKinds } from '../../notifications/notification.ts';

const toMap = ({ number }: NotificationDetails): string => `/map/${encodeURIComponent(String(number))}/`;

export const mapsNotifications = {
  'map-assigned': { phrase: 'territory:notification.map-assigned', to: toMap },
  'map-handed-over': { phrase: 'territory:notification.map-handed-over', to: toMap },
  'map-recalled': { phrase: 'territory:notification.map-recalled', to: () => '/assignments/' },
} satisfies NotificationKinds;
