import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import type { Handler } from '#platform/handle';
import { notifications } from '#platform/notifications/own-notifications.store';

/** Marks notifications up to the latest shown one as read: those that arrived later stay unread. */
export async function markAllRead({ tenant, actor, body, now }: Handler<typeof dashboard.markAllRead>) {
  await notifications.markReadUntil(tenant, actor.personId, body.until, now);
  return { unread: await notifications.count(tenant, actor.personId, true) };
}
