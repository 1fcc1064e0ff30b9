import type { families as operations } from '@sheaf/contract/people/families/families';
import { families } from '#contexts/people/families/families.store';
import type { Handler } from '#platform/handle';

export async function deleteFamily(call: Handler<typeof operations.deleteFamily>): Promise<{ ok: true }> {
  const { tenant, params } = call;
  if (!(await families.lock(tenant, params.id))) return call.missing();
  await families.remove(tenant, params.id);
  return { ok: true };
}
