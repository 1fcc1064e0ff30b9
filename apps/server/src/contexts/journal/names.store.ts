/** Names of the rows that journalled fields refer to: their current names, or the last journalled ones. */
import type { FieldType, ReferenceField } from '@sheaf/rules/journal/journal-entity';
import type { JournalRegistry } from '@sheaf/rules/journal/journal-registry';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/**
 * By table, then by id; `marked` holds the ids of rows whose numbers are shown differently (such as blocks as
 * letters).
 */
export interface Names {
  get: (table: string) => ReadonlyMap<string, string> | undefined;
  marked: (table: string, id: string) => boolean;
}

export const isReference = (type: FieldType): type is ReferenceField =>
  typeof type === 'object' && type.type === 'reference';

/** Name of a row with this alias in the query; for a row named after another row, the name of that row. */
function nameOf(registry: JournalRegistry, table: string, alias: string): RawBuilder<unknown> {
  const parts = registry.nameOf(table).map(({ field, type }) => {
    const column = sql.ref(`${alias}.${field}`);
    if (!isReference(type)) return column;
    const other = `${alias}_${field}`;
    return sql`(select ${nameOf(registry, type.table, other)} from ${sql.table(type.table)} as ${sql.ref(other)}
      where ${sql.ref(`${other}.id`)} = ${column})`;
  });
  return sql`concat_ws(' ', ${sql.join(parts)})`;
}

/**
 * Whether numbers within a row are shown differently: a boolean column of the row, or of the row it belongs
 * to.
 */
function markOf(registry: JournalRegistry, table: string, alias: string): RawBuilder<unknown> {
  const mark = registry.markOf(table);
  if (!mark) return sql`false`;
  const column = sql.ref(`${alias}.${mark.field}`);
  if (!isReference(mark.type)) return column;
  const other = `${alias}_${mark.field}`;
  return sql`(select ${markOf(registry, mark.type.table, other)} from ${sql.table(mark.type.table)} as ${sql.ref(other)}
    where ${sql.ref(`${other}.id`)} = ${column})`;
}

/** Last journalled values of a removed row. */
function lastNameOf(registry: JournalRegistry, table: string): RawBuilder<unknown> | undefined {
  const parts = registry.nameOf(table);
  if (parts.length === 0 || parts.some(({ type }) => isReference(type))) return undefined;
  return sql`concat_ws(' ', ${sql.join(parts.map(({ field }) => sql`coalesce(after, before)->>${field}::text`))})`;
}

interface NamedRow {
  id: string;
  name: string;
  marked?: boolean | null;
}

async function namesOf(
  tenant: Tenant,
  registry: JournalRegistry,
  table: string,
  ids: string[],
): Promise<{ names: Map<string, string>; marked: Set<string> }> {
  const { rows } = await sql<NamedRow>`
    select t.id::text as id, ${nameOf(registry, table, 't')} as name, ${markOf(registry, table, 't')} as marked from ${sql.table(table)} t
    where t.id = any(${ids}::bigint[])`.execute(tenant.db);
  const found = new Map(rows.map(({ id, name }) => [id, name]));
  const marked = new Set(rows.flatMap((row) => (row.marked ? [row.id] : [])));
  const lost = ids.filter((id) => !found.has(id));
  const lastName = lastNameOf(registry, table);
  if (!lastName || lost.length === 0) return { names: found, marked };
  const { rows: past } = await sql<NamedRow>`
    select distinct on (row_id) row_id as id, ${lastName} as name from journal
    where congregation_id = ${tenant.congregationId} and table_name = ${table} and row_id = any(${lost}::text[])
    order by row_id, id desc`.execute(tenant.db);
  return { names: new Map([...found, ...past.map(({ id, name }) => [id, name] as const)]), marked };
}

export async function readNames(
  tenant: Tenant,
  registry: JournalRegistry,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Names> {
  const found = new Map<string, Awaited<ReturnType<typeof namesOf>>>();
  for (const [table, ids] of wanted) found.set(table, await namesOf(tenant, registry, table, [...ids]));
  return {
    get: (table) => found.get(table)?.names,
    marked: (table, id) => found.get(table)?.marked.has(id) ?? false,
  };
}
