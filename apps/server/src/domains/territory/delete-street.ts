import type { territory } from '@sheaf/contract/territory/territory';
import { streets } from '#domains/territory/streets.store';
import type { Handler } from '#platform/handle';

/** MAPS-C9: its addresses and do-not-calls would go with it, so a street that has any stays. */
export async function deleteStreet(call: Handler<typeof territory.deleteStreet>): Promise<{ ok: true }> {
  const { tenant, params } = call;
  if (!(await streets.lock(tenant, params.id))) return call.missing();
  if (await streets.inUse(tenant, params.id)) return call.refuse('street-in-use');
  await streets.remove(tenant, params.id);
  return { ok: true };
}
