/** Names of a table's writable columns from the catalogue, without generated columns. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export async function writableColumns(tenant: Tenant, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(tenant.db);
  return rows.map(({ name }) => name);
}
