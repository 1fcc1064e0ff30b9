/** The roles that a congregation begins with; runs as the owner. */
import { administratorRole, defaultRoles } from '@sheaf/rules/roles/default-roles';
import { firstCongregation } from '@sheaf/rules/roles/granting';
import type { PoolClient } from 'pg';

/** As the first congregation keeps them now (ROLES-O3); the first one itself begins with those of the documents. */
export async function addDefaultRoles(client: PoolClient, congregationId: number): Promise<void> {
  const { rowCount } = await client.query(
    `insert into roles (congregation_id, id, name, permissions)
     select $1, id, name, permissions from roles where congregation_id = $2 and id = any ($3)`,
    [congregationId, firstCongregation, defaultRoles.map(({ id }) => id)],
  );
  if (rowCount! > 0) return;
  for (const role of defaultRoles) {
    await client.query('insert into roles (congregation_id, id, name, permissions) values ($1, $2, $3, $4)', [
      congregationId,
      role.id,
      role.name,
      role.permissions,
    ]);
  }
}

export async function giveAdministratorRole(
  client: PoolClient,
  congregationId: number,
  personId: number,
): Promise<void> {
  await client.query('insert into person_roles (congregation_id, person_id, role_id) values ($1, $2, $3)', [
    congregationId,
    personId,
    administratorRole,
  ]);
}
