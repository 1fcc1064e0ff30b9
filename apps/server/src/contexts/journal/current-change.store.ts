import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/**
 * Id of the change that this transaction makes in its congregation; null if it has changed nothing so far.
 */
export async function currentChange(tenant: Tenant): Promise<number | null> {
  const { rows } = await sql<{ change: string | null }>`
    select substring(current_setting('app.change', true) from '^' || ${tenant.congregationId}::bigint || '=([0-9]+)$') as change`.execute(
    tenant.db,
  );
  const change = rows[0]!.change;
  return change === null ? null : Number(change);
}
