import type { dashboard } from '@sheaf/contract/dashboard';
import { notifications } from '#domains/dashboard/notifications.store';
import type { Handler } from '#platform/handle';

/** Up to the latest that was seen: what came while the list was read stays unread. */
export async function markAllRead({ tenant, actor, body, now }: Handler<typeof dashboard.markAllRead>) {
  await notifications.markReadUntil(tenant, actor.personId, body.until, now);
  return { unread: await notifications.count(tenant, actor.personId, true) };
}
