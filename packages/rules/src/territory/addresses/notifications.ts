/** Notifications about addresses that are assigned, recalled or returned. */
import type { NotificationKinds } from '../../notifications/notification.ts';

const toAssignments = (): string => '/assignments/';

export const addressesNotifications = {
  'addresses-assigned': { phrase: 'addresses:notification.addresses-assigned', to: toAssignments },
  'addresses-taken-back': { phrase: 'addresses:notification.addresses-taken-back', to: toAssignments },
  'addresses-returned': { phrase: 'addresses:notification.addresses-returned', to: toAssignments },
} satisfies NotificationKinds;
