import type { people } from '@sheaf/contract/people/people';
import { families } from '#domains/people/families.store';
import type { Handler } from '#platform/handle';

export async function deleteFamily(call: Handler<typeof people.deleteFamily>): Promise<{ ok: true }> {
  const { tenant, params } = call;
  if (!(await families.lock(tenant, params.id))) return call.missing();
  await families.remove(tenant, params.id);
  return { ok: true };
}
