import type { NotificationKinds } from '../../notifications/notification.ts';

export const rolesNotifications = {
  'role-changed': { words: 'roles:notification.role-changed', to: () => null },
} satisfies NotificationKinds;
