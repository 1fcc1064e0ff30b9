/** Notifications about report files. */
import type { NotificationKinds } from '../notifications/notification.ts';

const toPapers = (): string => '/settings/print/';

export const reportsNotifications = {
  'records-made': { phrase: 'reports:notification.records-made', to: toPapers },
  'records-failed': { phrase: 'reports:notification.records-failed', to: toPapers },
} satisfies NotificationKinds;
