import type { dashboard } from '@sheaf/contract/dashboard';
import { notifications } from '#domains/dashboard/notifications.store';
import type { Handler } from '#platform/handle';

export async function countUnread({ tenant, actor }: Handler<typeof dashboard.countUnread>) {
  return { unread: await notifications.count(tenant, actor.personId, true) };
}
