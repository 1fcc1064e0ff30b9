/** Queries on duties without a person. */
import type { DutyKindName } from '@sheaf/rules/duties/duty-kind';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** Ids of duties without a person and a group between two dates (inclusive). */
export async function openDutyIds(
  tenant: Tenant,
  kinds: readonly DutyKindName[],
  from: string,
  to: string,
): Promise<number[]> {
  const rows = await tenant.db
    .selectFrom('duties')
    .select('id')
    .where('kind', '=', sql<DutyKindName>`any (${[...kinds]}::text[])`)
    .where('person_id', 'is', null)
    .where('group_id', 'is', null)
    .where('suspended', '=', false)
    .where('on_date', '>=', from)
    .where('on_date', '<=', to)
    .execute();
  return rows.map(({ id }) => id);
}
