import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import type { Handler } from '#platform/handle';
import { notifications } from '#platform/notifications/own-notifications.store';

export async function markRead(call: Handler<typeof dashboard.markRead>): Promise<{ ok: true }> {
  const { tenant, actor, params, now } = call;
  return (await notifications.markRead(tenant, actor.personId, params.id, now))
    ? { ok: true }
    : call.missing();
}
