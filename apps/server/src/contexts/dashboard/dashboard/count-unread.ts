import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import type { Handler } from '#platform/handle';
import { notifications } from '#platform/notifications/own-notifications.store';

export async function countUnread({ tenant, actor }: Handler<typeof dashboard.countUnread>) {
  return { unread: await notifications.count(tenant, actor.personId, true) };
}
