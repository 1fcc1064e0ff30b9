import type { dashboard } from '@sheaf/contract/dashboard';
import { notifications } from '#domains/dashboard/notifications.store';
import type { Handler } from '#platform/handle';

export async function markRead(call: Handler<typeof dashboard.markRead>): Promise<{ ok: true }> {
  const { tenant, actor, params, now } = call;
  return (await notifications.markRead(tenant, actor.personId, params.id, now))
    ? { ok: true }
    : call.missing();
}
