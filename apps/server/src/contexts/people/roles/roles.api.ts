/**
 * Roles with permissions for the phone's cache, and the permissions of people for callers that change them.
 */
import { presentRole } from '#contexts/people/roles/present-role';
import { roles } from '#contexts/people/roles/roles.store';
import type { Tenant } from '#platform/database/tenant';

export {
  addDefaultRoles,
  findRoleEditor,
  giveAdministratorRole,
  takeDefaultRoles,
} from '#contexts/people/roles/founding-roles.store';
export { type Grants, lockGrants, readGrants } from '#contexts/people/roles/held-keys.store';
export { countPeopleWithRoles, giveRole, setRoles } from '#contexts/people/roles/person-roles.store';

/** All roles, or those of these ids. */
export const readRoles = async (tenant: Tenant, ids?: number[]) =>
  (await roles.list(tenant, ids)).map(presentRole);
