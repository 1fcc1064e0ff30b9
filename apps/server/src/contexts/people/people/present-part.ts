import { compareByLastName } from '@sheaf/rules/people/people/qualification';
import { presentPerson } from '#contexts/people/people/present-person';
import { qualifications } from '#contexts/people/people/qualifications.store';
import type { Tenant } from '#platform/database/tenant';

/** USERS-C7, USERS-R15. */
export async function presentPart(tenant: Tenant, part: number) {
  const rows = await qualifications.qualified(tenant, part);
  return { id: part, users: rows.sort(compareByLastName).map(presentPerson) };
}
