/** Notifications about maps that are assigned, handed off or recalled. */
import type { NotificationDetails, NotificationKinds } from '../../notifications/notification.ts';

const toMap = ({ number }: NotificationDetails): string => `/map/${encodeURIComponent(String(number))}/`;

export const mapsNotifications = {
  'map-assigned': { words: 'territory:notification.map-assigned', to: toMap },
  'map-handed-over': { words: 'territory:notification.map-handed-over', to: toMap },
  'map-recalled': { words: 'territory:notification.map-recalled', to: () => '/assignments/' },
} satisfies NotificationKinds;
