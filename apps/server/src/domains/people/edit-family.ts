import type { people } from '@sheaf/contract/people/people';
import { checkFamily } from '#domains/people/check-family';
import { families, ties } from '#domains/people/families.store';
import { readFamilies } from '#domains/people/present-family';
import type { Handler } from '#platform/handle';

export async function editFamily(call: Handler<typeof people.editFamily>) {
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
