/** What people are told inside the app, where each leads, and how long it is kept (SHELL-D2). */

export const notificationTypes = [
  'map-assigned',
  'map-handed-over',
  'map-recalled',
  'addresses-assigned',
  'addresses-taken-back',
  'addresses-returned',
  'message-failed',
  'message-unsure',
  'role-changed',
  'away-entered',
] as const;

export type NotificationType = (typeof notificationTypes)[number];

/** What its sentence names beside the person who caused it. */
export type NotificationDetails = Record<string, string | number>;

export const keptDays = 90;

export const isNotificationType = (type: string): type is NotificationType =>
  (notificationTypes as readonly string[]).includes(type);

/** Nobody is told of what he did himself. */
export const isTold = (personId: number, by: number | null): boolean => personId !== by;

/** The screen where the person sees more of it; null where there is none. */
export function placeOfNotification(type: NotificationType, details: NotificationDetails): string | null {
  switch (type) {
    case 'map-assigned':
    case 'map-handed-over':
      return `/map/${encodeURIComponent(String(details.number))}/`;
    case 'map-recalled':
    case 'addresses-assigned':
    case 'addresses-taken-back':
    case 'addresses-returned':
      return '/assignments/';
    case 'message-failed':
    case 'message-unsure':
      return '/settings/messages/';
    case 'away-entered':
      return '/settings/away/';
    case 'role-changed':
      return null;
  }
}
