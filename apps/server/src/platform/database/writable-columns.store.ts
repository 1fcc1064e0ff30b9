/** Names of a table's columns that can be written, from the catalogue: generated columns are made again by the database. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export async function writableColumns(tenant: Tenant, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(tenant.db);
  return rows.map(({ name }) => name);
}
