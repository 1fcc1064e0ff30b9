/**
 * Founds a congregation: its row, the default roles, and its first administrator. Runs as the owner, before
 * anyone can sign in.
 */
import type { Pool, PoolClient } from 'pg';
import { addFounder, type Founder } from '#contexts/people/people/people.api';
import { addDefaultRoles, giveAdministratorRole } from '#contexts/people/roles/roles.api';

export interface NewCongregation extends Founder {
  name: string;
  timezone: string;
  /** Two letters, `PT`: default country of typed numbers (USERS-R28). */
  country: string;
  /** First month of its reports, such as 2026-09-01 (REPORTS-R28). */
  startMonth: string;
}

export type NumberRange = readonly [first: number, last: number];

/** Sets the range of new congregation numbers in this installation. */
export async function useCongregationNumbers(owner: Pool, range: NumberRange): Promise<void> {
  await owner.query('select sheaf.use_congregation_numbers($1, $2)', [...range]);
}

async function addFirstSettings(
  client: PoolClient,
  congregationId: number,
  startMonth: string,
): Promise<void> {
  await client.query(
    `insert into domain_settings (congregation_id, part, settings)
     values ($1, 'field_service_reports', jsonb_build_object('start_month', $2::text))`,
    [congregationId, startMonth],
  );
}

export async function foundCongregation(
  client: PoolClient,
  founding: NewCongregation,
): Promise<{ congregationId: number; administratorId: number }> {
  const { rows: congregation } = await client.query<{ congregation_id: number }>(
    `insert into congregations (name, timezone_id, country_id)
     select $1, $2, k.id from countries k where k.code = $3 returning congregation_id`,
    [founding.name, founding.timezone, founding.country],
  );
  if (!congregation[0])
    throw new Error(`--country "${founding.country}" is not known. Write its two letters, such as AU or PT.`);
  const congregationId = congregation[0].congregation_id;
  await addFirstSettings(client, congregationId, founding.startMonth);
  await addDefaultRoles(client, congregationId);
  const administratorId = await addFounder(client, congregationId, founding);
  await giveAdministratorRole(client, congregationId, administratorId);
  return { congregationId, administratorId };
}

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
