import type { ReplyOf } from '@sheaf/contract/operation';
import type { people } from '@sheaf/contract/people/people/people';
import { person } from '#contexts/people/people/person.store';
import { presentDetail } from '#contexts/people/people/present-person';
import { profile } from '#contexts/people/people/profile.store';
import type { Tenant } from '#platform/database/tenant';

/** USERS-C3: undefined where the person left meanwhile. */
export async function presentProfile(
  tenant: Tenant,
  id: number,
): Promise<ReplyOf<typeof people.readProfile> | undefined> {
  const row = await person.read(tenant, id);
  if (!row) return undefined;
  return { ...presentDetail(row), ...(await profile.extras(tenant, id)) };
}
