import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { presentNotification, readManner } from '#contexts/dashboard/dashboard/present-notification';
import { asksForOrder } from '#platform/arrange-rows';
import type { Handler } from '#platform/handle';
import { type NotificationRow, notifications } from '#platform/notifications/own-notifications.store';
import { PageReply } from '#platform/replies';

/** SHELL-C5. */
export async function listNotifications(call: Handler<typeof dashboard.listNotifications>) {
  const { tenant, actor, query, platform } = call;
  const { page, per_page: perPage } = query;
  const manner = await readManner(tenant, actor.lang, call.now);
  const present = (row: NotificationRow) => presentNotification(platform.registry.notifications, row, manner);
  if (asksForOrder(query)) return (await notifications.all(tenant, actor.personId)).map(present);
  const rows = await notifications.page(tenant, actor.personId, page, perPage);
  const shown = rows.map(present);
  return new PageReply(shown, await notifications.count(tenant, actor.personId, false), page, perPage);
}
