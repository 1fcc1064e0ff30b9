/** Founds a congregation: its row, the default roles, and its first administrator. Runs as the owner, before anyone can sign in. */
import type { Pool, PoolClient } from 'pg';
import { addFounder, type Founder } from '#domains/people/people.public-api';
import { addDefaultRoles, giveAdministratorRole } from '#domains/roles/roles.public-api';

export interface Founding extends Founder {
  name: string;
  timezone: string;
}

export type NumberRange = readonly [first: number, last: number];

/** From now on new congregations of this installation get numbers of this range. */
export async function useCongregationNumbers(owner: Pool, range: NumberRange): Promise<void> {
  await owner.query('select sheaf.use_congregation_numbers($1, $2)', [...range]);
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
  const administratorId = await addFounder(client, congregationId, founding);
  await giveAdministratorRole(client, congregationId, administratorId);
  return { congregationId, administratorId };
}

/** However its capitals are written. */
export async function hasCongregationNamed(client: PoolClient, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from congregations where lower(name) = lower($1)', [
    name,
  ]);
  return rowCount! > 0;
}

export async function hasCongregation(owner: Pool, id: number): Promise<boolean> {
  const { rowCount } = await owner.query('select 1 from congregations where congregation_id = $1', [id]);
  return rowCount! > 0;
}

export async function isEmptyInstallation(client: PoolClient): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from congregations limit 1');
  return rowCount === 0;
}
