/** What the rows that fields point to are called: as they are, or as the journal last knew them. */
import type { FieldType, ReferenceField } from '@sheaf/rules/journal/journal-entity';
import type { JournalRegistry } from '@sheaf/rules/journal/journal-registry';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** By table, then by id. */
export type Names = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const isReference = (type: FieldType): type is ReferenceField =>
  typeof type === 'object' && type.type === 'reference';

/** The name of a row that stands in the query as `alias`; where it is named after another row, that one's name. */
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

/** What the journal last knew of a row that is gone. */
function lastNameOf(registry: JournalRegistry, table: string): RawBuilder<unknown> | undefined {
  const parts = registry.nameOf(table);
  if (parts.length === 0 || parts.some(({ type }) => isReference(type))) return undefined;
  return sql`concat_ws(' ', ${sql.join(parts.map(({ field }) => sql`coalesce(after, before)->>${field}::text`))})`;
}

interface Named {
  id: string;
  name: string;
}

async function namesOf(
  tenant: Tenant,
  registry: JournalRegistry,
  table: string,
  ids: string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<Named>`
    select t.id::text as id, ${nameOf(registry, table, 't')} as name from ${sql.table(table)} t
    where t.id = any(${ids}::bigint[])`.execute(tenant.db);
  const found = new Map(rows.map(({ id, name }) => [id, name]));
  const lost = ids.filter((id) => !found.has(id));
  const lastName = lastNameOf(registry, table);
  if (!lastName || lost.length === 0) return found;
  const { rows: past } = await sql<Named>`
    select distinct on (row_id) row_id as id, ${lastName} as name from journal
    where congregation_id = ${tenant.congregationId} and table_name = ${table} and row_id = any(${lost}::text[])
    order by row_id, id desc`.execute(tenant.db);
  return new Map([...found, ...past.map(({ id, name }) => [id, name] as const)]);
}

export async function readNames(
  tenant: Tenant,
  registry: JournalRegistry,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Names> {
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const [table, ids] of wanted) names.set(table, await namesOf(tenant, registry, table, [...ids]));
  return names;
}
