import type { NotificationKinds } from '../../notifications/notification.ts';

export const rolesNotifications = {
  'role-changed': { phrase: 'roles:notification.role-changed', to: () => null },
} satisfies NotificationKinds;
