import type { families as operations } from '@sheaf/contract/people/families/families';
import { checkFamily } from '#contexts/people/families/check-family';
import { families, ties } from '#contexts/people/families/families.store';
import { readFamilies } from '#contexts/people/families/present-family';
import type { Handler } from '#platform/handle';

export async function editFamily(call: Handler<typeof operations.editFamily>) {
  const { tenant, params, body } = call;
  const row = await families.lock(tenant, params.id);
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version)
    return call.stale((await readFamilies(tenant, row.id))[0]);
  await checkFamily(call, row.id);
  await families.edit(tenant, row.id, body.name);
  await ties.set(tenant, row.id, body.members);
  return (await readFamilies(tenant, row.id))[0]!;
}
