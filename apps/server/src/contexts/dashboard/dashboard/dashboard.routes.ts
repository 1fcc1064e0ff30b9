import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { countUnread } from '#contexts/dashboard/dashboard/count-unread';
import { hideStep } from '#contexts/dashboard/dashboard/hide-step';
import { listNotifications } from '#contexts/dashboard/dashboard/list-notifications';
import { listNotificationsOf } from '#contexts/dashboard/dashboard/list-notifications-of';
import { markAllRead } from '#contexts/dashboard/dashboard/mark-all-read';
import { markRead } from '#contexts/dashboard/dashboard/mark-read';
import { readAlerts } from '#contexts/dashboard/dashboard/read-alerts';
import { readMovingIn } from '#contexts/dashboard/dashboard/read-moving-in';
import { readOpenSeats } from '#contexts/dashboard/dashboard/read-open-seats';
import { readSettingsFigures } from '#contexts/dashboard/dashboard/read-settings-figures';
import { readSubscription } from '#contexts/dashboard/dashboard/read-subscription';
import { saveSubscription } from '#contexts/dashboard/dashboard/save-subscription';
import { handle, type Route } from '#platform/handle';

export const dashboardRoutes: readonly Route[] = [
  handle(dashboard.listNotifications, listNotifications),
  handle(dashboard.listNotificationsOf, listNotificationsOf),
  handle(dashboard.countUnread, countUnread),
  handle(dashboard.markRead, markRead),
  handle(dashboard.markAllRead, markAllRead),
  handle(dashboard.readAlerts, readAlerts),
  handle(dashboard.readMovingIn, readMovingIn),
  handle(dashboard.hideStep, hideStep),
  handle(dashboard.readOpenSeats, readOpenSeats),
  handle(dashboard.readSettingsFigures, readSettingsFigures),
  handle(dashboard.readSubscription, readSubscription),
  handle(dashboard.saveSubscription, saveSubscription),
];
