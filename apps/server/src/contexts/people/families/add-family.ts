import type { families as operations } from '@sheaf/contract/people/families/families';
import { checkFamily } from '#contexts/people/families/check-family';
import { families, ties } from '#contexts/people/families/families.store';
import { readFamilies } from '#contexts/people/families/present-family';
import type { Handler } from '#platform/handle';

export async function addFamily(call: Handler<typeof operations.addFamily>) {
  const { tenant, body } = call;
  await checkFamily(call, null);
  const id = await families.add(tenant, body.name);
  await ties.set(tenant, id, body.members);
  return (await readFamilies(tenant, id))[0]!;
}
