/** Which roles people have. */
import type { Tenant } from '#platform/database/tenant';

/** The person has these roles and no others. */
export async function setRoles(tenant: Tenant, personId: number, roles: readonly number[]): Promise<void> {
  await tenant.db
    .deleteFrom('person_roles')
    .where('person_id', '=', personId)
    .where('role_id', 'not in', [...roles])
    .execute();
  await tenant.db
    .insertInto('person_roles')
    .values(
      roles.map((role_id) => ({ congregation_id: tenant.congregationId, person_id: personId, role_id })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of people who have no role yet. */
export async function giveRole(tenant: Tenant, people: readonly number[], roleId: number): Promise<void> {
  await tenant.db
    .insertInto('person_roles')
    .values(
      people.map((person_id) => ({ congregation_id: tenant.congregationId, person_id, role_id: roleId })),
    )
    .execute();
}
