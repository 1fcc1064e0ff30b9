/** What the domain answers, one line an operation. */
import { dashboard } from '@sheaf/contract/dashboard/dashboard';
import { countUnread } from '#domains/dashboard/count-unread';
import { listNotifications } from '#domains/dashboard/list-notifications';
import { listNotificationsOf } from '#domains/dashboard/list-notifications-of';
import { markAllRead } from '#domains/dashboard/mark-all-read';
import { markRead } from '#domains/dashboard/mark-read';
import { readAlerts } from '#domains/dashboard/read-alerts';
import { readMovingIn } from '#domains/dashboard/read-moving-in';
import { readSettingsFigures } from '#domains/dashboard/read-settings-figures';
import { readSubscription } from '#domains/dashboard/read-subscription';
import { saveSubscription } from '#domains/dashboard/save-subscription';
import { handle, type Route } from '#platform/handle';

export const dashboardRoutes: readonly Route[] = [
  handle(dashboard.listNotifications, listNotifications),
  handle(dashboard.listNotificationsOf, listNotificationsOf),
  handle(dashboard.countUnread, countUnread),
  handle(dashboard.markRead, markRead),
  handle(dashboard.markAllRead, markAllRead),
  handle(dashboard.readAlerts, readAlerts),
  handle(dashboard.readMovingIn, readMovingIn),
  handle(dashboard.readSettingsFigures, readSettingsFigures),
  handle(dashboard.readSubscription, readSubscription),
  handle(dashboard.saveSubscription, saveSubscription),
];
