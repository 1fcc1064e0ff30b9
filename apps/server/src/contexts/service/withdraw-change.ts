import type { service as operations } from '@sheaf/contract/service/service';
import { changeRequests } from '#contexts/service/change-requests.store';
import type { Handler } from '#platform/handle';

/** APPTS-O3. */
export async function withdrawChange(call: Handler<typeof operations.withdrawChange>): Promise<{ ok: true }> {
  const { tenant, actor, params } = call;
  const row = await changeRequests.lock(tenant, params.id);
  if (row?.from_person !== actor.personId) return call.missing();
  if (row.state !== 'open') return call.refuse('request-ended');
  await changeRequests.end(tenant, row.id, 'withdrawn');
  return { ok: true };
}
