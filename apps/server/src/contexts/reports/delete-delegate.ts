import type { reports as operations } from '@sheaf/contract/reports/reports';
import { delegates } from '#contexts/reports/report-delegates.store';
import type { Handler } from '#platform/handle';

/** X-DELEGATE. */
export async function deleteDelegate(call: Handler<typeof operations.deleteDelegate>) {
  const { tenant, actor, params } = call;
  const row = await delegates.lock(tenant, params.id);
  const concerned = row?.person_id === actor.personId || row?.delegate_id === actor.personId;
  if (!row || !(concerned || actor.permissions.has('settings.users'))) return call.missing();
  await delegates.remove(tenant, row.id);
  return { ok: true as const };
}
