/** Initial roles of a congregation; runs as the owner. */
import { administratorRole, defaultRoles } from '@sheaf/rules/people/roles/default-roles';
import { firstCongregation } from '@sheaf/rules/people/roles/granting';
import type { PoolClient } from 'pg';

/**
 * Copies the default roles of the first congregation (ROLES-O3), or the documented ones for the first
 * congregation itself.
 */
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

/**
 * Replaces the default roles of an imported congregation by those of this installation (ROLES-O3); the file
 * does not decide their permissions.
 */
export async function takeDefaultRoles(client: PoolClient, congregationId: number): Promise<void> {
  const ids = defaultRoles.map(({ id }) => id);
  await client.query(
    `update roles r set name = d.name, permissions = d.permissions from roles d
     where r.congregation_id = $1 and d.congregation_id = $2 and r.id = d.id and d.id = any ($3)
       and (r.name, r.permissions) is distinct from (d.name, d.permissions)`,
    [congregationId, firstCongregation, ids],
  );
  await client.query(
    `insert into roles (congregation_id, id, name, permissions)
     select $1, id, name, permissions from roles where congregation_id = $2 and id = any ($3) on conflict do nothing`,
    [congregationId, firstCongregation, ids],
  );
}

/** The first person who may edit roles; undefined without one. */
export async function findRoleEditor(
  client: PoolClient,
  congregationId: number,
): Promise<{ personId: number } | undefined> {
  const { rows } = await client.query<{ personId: number }>(
    `select p.id as "personId" from current_people p
       join person_roles h on h.congregation_id = p.congregation_id and h.person_id = p.id
       join roles r on r.congregation_id = h.congregation_id and r.id = h.role_id
     where p.congregation_id = $1 and p.active and 'settings.roles.edit' = any (r.permissions)
     order by p.id limit 1`,
    [congregationId],
  );
  return rows[0];
}
