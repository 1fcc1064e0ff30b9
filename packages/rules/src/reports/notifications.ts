/** Notifications about report files, and about reports that their author prepared. */
import type { NotificationKinds } from '../notifications/notification.ts';

const toOwn = (): string => '/settings/reports/own/';
const toPapers = (): string => '/settings/print/';

export const reportsNotifications = {
  'records-made': { phrase: 'reports:notification.records-made', to: toPapers },
  'records-failed': { phrase: 'reports:notification.records-failed', to: toPapers },
  'report-sent': { phrase: 'reports:notification.report-sent', to: toOwn },
  'report-not-sent': { phrase: 'reports:notification.report-not-sent', to: toOwn },
} satisfies NotificationKinds;
