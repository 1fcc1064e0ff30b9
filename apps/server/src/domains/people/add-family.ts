import type { people } from '@sheaf/contract/people/people';
import { checkFamily } from '#domains/people/check-family';
import { families, ties } from '#domains/people/families.store';
import { readFamilies } from '#domains/people/present-family';
import type { Handler } from '#platform/handle';

export async function addFamily(call: Handler<typeof people.addFamily>) {
  const { tenant, body } = call;
  await checkFamily(call, null);
  const id = await families.add(tenant, body.name);
  await ties.set(tenant, id, body.members);
  return (await readFamilies(tenant, id))[0]!;
}
