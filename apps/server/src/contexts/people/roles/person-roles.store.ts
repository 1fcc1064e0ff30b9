import { publisherRole } from '@sheaf/rules/people/roles/default-roles';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import type { LeavingStep } from '#platform/person-leaves';

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

/** People with another role than that of a publisher, which imported people get. */
export async function countPeopleWithRoles(tenant: Tenant): Promise<number> {
  const row = await tenant.db
    .selectFrom('person_roles')
    .where('role_id', '<>', publisherRole)
    .select((held) => held.fn.count<string>('person_id').distinct().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Keeps each statement within the limit of five seconds, for any number of people. */
const mostAtOnce = 500;

/** For people without a role. */
export async function giveRole(tenant: Tenant, people: readonly number[], roleId: number): Promise<void> {
  for (let from = 0; from < people.length; from += mostAtOnce)
    await sql`insert into person_roles (congregation_id, person_id, role_id)
      select ${tenant.congregationId}::bigint, id, ${roleId}::bigint
      from unnest(${people.slice(from, from + mostAtOnce)}::bigint[]) as id`.execute(tenant.db);
}

export const releaseRoles: LeavingStep = async (tenant, { personId }) => {
  await tenant.db.deleteFrom('person_roles').where('person_id', '=', personId).execute();
};
