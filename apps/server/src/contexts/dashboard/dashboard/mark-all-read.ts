import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import type { Handler } from '#platform/handle';
import { notifications } from '#platform/notifications/own-notifications.store';

/** Up to the latest that was seen: what came while the list was read stays unread. */
export async function markAllRead({ tenant, actor, body, now }: Handler<typeof dashboard.markAllRead>) {
  await notifications.markReadUntil(tenant, actor.personId, body.until, now);
  return { unread: await notifications.count(tenant, actor.personId, true) };
}
