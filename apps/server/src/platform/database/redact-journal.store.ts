import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** Redacts the journal entries of rows removed by age; returns their number. */
export async function redactJournalRows(
  tenant: Tenant,
  table: string,
  rows: readonly { id: number }[],
): Promise<number> {
  const ids = rows.map(({ id }) => String(id));
  if (ids.length > 0) await sql`select sheaf.forget_rows(${table}, ${ids}::text[])`.execute(tenant.db);
  return ids.length;
}
