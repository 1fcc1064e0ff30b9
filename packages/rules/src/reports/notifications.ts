/** Notifications about report files. */
import type { NotificationKinds } from '../notifications/notification.ts';

const toPapers = (): string => '/settings/print/';

export const reportsNotifications = {
  'records-made': { words: 'reports:notification.records-made', to: toPapers },
  'records-failed': { words: 'reports:notification.records-failed', to: toPapers },
} satisfies NotificationKinds;
