/**
 * FAMILY-R4: removes a person from their family; another member becomes head, and an empty family is deleted.
 */
import { leftFamily } from '@sheaf/rules/people/families/family';
import { families, ties } from '#contexts/people/families/families.store';
import type { Tenant } from '#platform/database/tenant';

export async function leaveFamily(tenant: Tenant, person: number): Promise<void> {
  const family = await families.lockOf(tenant, person);
  if (family === undefined) return;
  const left = leftFamily(await ties.of(tenant, family), person);
  if (left.gone) await families.remove(tenant, family);
  else await families.edit(tenant, family, { members: left.members });
}
