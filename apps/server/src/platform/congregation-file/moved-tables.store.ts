/**
 * Reads the tables of a congregation from the database catalogue, so that a new table is exported
 * automatically.
 */
import type { ClientBase } from 'pg';
import type { AllExportRules } from '#platform/congregation-file/export-rules';

export const root = 'congregations';

export interface MovedTable {
  name: string;
  /** Exported columns, without the congregation id and generated columns. */
  columns: string[];
  types: string[];
  /** SQL condition of the rows that are not exported. */
  leftOut?: string;
  /** Columns of the primary key without the congregation id. */
  key: string[];
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every table with rows of a congregation; `congregations` first. */
export async function readTenantTables(client: ClientBase): Promise<MovedTable[]> {
  const { rows } = await client.query<MovedTable>(`
    select c.relname::text as name,
      array_agg(a.attname::text order by a.attnum) as columns,
      array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types,
      (select coalesce(array_agg(k.attname::text order by array_position(i.indkey::int2[], k.attnum)), '{}')
       from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
       where i.indrelid = c.oid and i.indisprimary and k.attname <> 'congregation_id') as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attgenerated = '' and a.attname <> 'congregation_id'
      and exists (select from pg_attribute own where own.attrelid = c.oid and own.attname = 'congregation_id' and not own.attisdropped)
    group by c.oid, c.relname order by c.relname <> '${root}', c.relname collate "C"`);
  return rows;
}

function withoutColumns(table: MovedTable, { leftOutColumns, leftOutRows }: AllExportRules): MovedTable {
  const leftOut = leftOutRows[table.name]?.where;
  const kept = table.columns.map((column) => !(`${table.name}.${column}` in leftOutColumns));
  return {
    ...table,
    ...(leftOut && { leftOut }),
    columns: table.columns.filter((_, index) => kept[index]),
    types: table.types.filter((_, index) => kept[index]),
  };
}

/** Tables that are imported, and tables that are exported for reading only. */
export async function readMovedTables(
  client: ClientBase,
  rules: AllExportRules,
): Promise<{ moved: MovedTable[]; shown: MovedTable[] }> {
  const tables = (await readTenantTables(client))
    .filter(({ name }) => !(name in rules.leftOut))
    .map((table) => withoutColumns(table, rules));
  return {
    moved: tables.filter(({ name }) => !(name in rules.onlyShown)),
    shown: tables.filter(({ name }) => name in rules.onlyShown),
  };
}

export interface WorldReference {
  table: string;
  column: string;
  target: string;
}

/** Columns with a foreign key to a world table. */
export async function readWorldReferences(client: ClientBase): Promise<WorldReference[]> {
  const { rows } = await client.query<WorldReference>(`
    select f.conrelid::regclass::text as "table", a.attname::text as "column", f.confrelid::regclass::text as target
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and f.conparentid = 0 and f.connamespace = 'public'::regnamespace and cardinality(f.conkey) = 1
      and not exists (select from pg_attribute own where own.attrelid = f.confrelid and own.attname = 'congregation_id')`);
  return rows;
}

/** Checksum by migration name: a file fits only a database with the same migrations. */
export async function readMigrations(client: ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
}
