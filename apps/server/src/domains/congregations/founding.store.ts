/** Founds a congregation: its row, the default roles, and its first administrator. Runs as the owner, before anyone can sign in. */
import { founderAppointment } from '@sheaf/rules/congregations/founding';
import { administratorRole, defaultRoles } from '@sheaf/rules/roles/default-roles';
import { firstCongregation } from '@sheaf/rules/roles/granting';
import type { PoolClient } from 'pg';

export interface Founding {
  name: string;
  timezone: string;
  firstName: string;
  lastName: string;
  gender: 1 | 2;
  email: string | null;
  phone: string | null;
}

export async function foundCongregation(
  client: PoolClient,
  founding: Founding,
): Promise<{ congregationId: number; administratorId: number }> {
  const { rows: congregation } = await client.query<{ congregation_id: number }>(
    'insert into congregations (name, timezone_id) values ($1, $2) returning congregation_id',
    [founding.name, founding.timezone],
  );
  const congregationId = congregation[0]!.congregation_id;
  await addDefaultRoles(client, congregationId);
  const { rows: person } = await client.query<{ id: number }>(
    `insert into people (congregation_id, first_name, last_name, gender, email, phone, appointment)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      congregationId,
      founding.firstName,
      founding.lastName,
      founding.gender,
      founding.email,
      founding.phone,
      founderAppointment(founding.gender),
    ],
  );
  const administratorId = person[0]!.id;
  await client.query('insert into person_roles (congregation_id, person_id, role_id) values ($1, $2, $3)', [
    congregationId,
    administratorId,
    administratorRole,
  ]);
  return { congregationId, administratorId };
}

/** However its capitals are written. */
export async function hasCongregationNamed(client: PoolClient, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from congregations where lower(name) = lower($1)', [
    name,
  ]);
  return rowCount! > 0;
}

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

export async function isEmptyInstallation(client: PoolClient): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from congregations limit 1');
  return rowCount === 0;
}
