/**
 * Rolls back the recorded rows of an import, for any table. The owner of a table permits it by listing the
 * table as imported in its manifest.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import { writableColumns } from '#platform/database/writable-columns.store';
import { pieces } from '#platform/imports/import-writing.store';

export interface NotedVersions {
  ids: number[];
  versions: number[];
}

/** A column that refers to rows of a table. */
export interface Reference {
  table: string;
  column: string;
  target: string;
}

export const importUndo = {
  /** All foreign keys to these tables. */
  async references(tenant: Tenant, tables: readonly string[]): Promise<Reference[]> {
    const { rows } = await sql<Reference>`
      select f.conrelid::regclass::text as table, a.attname as column, f.confrelid::regclass::text as target
      from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[array_length(f.conkey, 1)]
      where f.contype = 'f' and f.conparentid = 0 and f.confrelid::regclass::text = any(${[...tables]}::text[])
      order by 1, 2, 3`.execute(tenant.db);
    return rows;
  },

  /**
   * Whether a row refers to one of `ids`, ignoring rows of `own`, which are removed too, and references in
   * `except`.
   */
  async isReferred(
    tenant: Tenant,
    { table, column }: Reference,
    ids: readonly number[],
    { own, except }: { own: readonly number[] | undefined; except: RawBuilder<boolean> | undefined },
  ): Promise<boolean> {
    const others = own ? sql`and t.id <> all(${[...own]}::bigint[])` : sql``;
    const unlessExcepted = except ? sql`and not (${except})` : sql``;
    const { rows } = await sql`select from ${sql.table(table)} t
      where t.${sql.ref(column)} = any(${[...ids]}::bigint[]) ${others} ${unlessExcepted} limit 1`.execute(
      tenant.db,
    );
    return rows.length > 0;
  },

  /** Number of created rows that were changed since. */
  async countChanged(tenant: Tenant, table: string, { ids, versions }: NotedVersions): Promise<number> {
    const { rows } = await sql<{ same: number }>`
      select count(*)::int as same from ${sql.table(table)} t
      join unnest(${ids}::bigint[], ${versions}::int[]) as r (id, version) on t.id = r.id and t.version = r.version`.execute(
      tenant.db,
    );
    return ids.length - rows[0]!.same;
  },

  /** Number of changed rows that were changed again or removed since. */
  async countReworked(tenant: Tenant, importId: number, table: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from import_rows r
      where r.import_id = ${importId} and r.table_name = ${table} and r.before is not null
        and not exists (select from ${sql.table(table)} t where t.id = r.row_id and t.version = r.row_version)`.execute(
      tenant.db,
    );
    return rows[0]!.count;
  },

  /**
   * Removes rows from all imports: rows deleted for another reason, and removed rows whose `owners` are
   * deleted. The remaining import can still be rolled back.
   */
  async forget(
    tenant: Tenant,
    table: string,
    ids: readonly number[],
    { column, owners }: { column: string; owners: readonly number[] },
  ): Promise<void> {
    const removed = sql`select row_id from import_rows
      where table_name = ${table} and (removed ->> ${column}::text)::bigint = any(${[...owners]}::bigint[])`;
    await sql`delete from import_rows
      where table_name = ${table} and (row_id = any(${[...ids]}::bigint[]) or row_id in (${removed}))`.execute(
      tenant.db,
    );
  },

  async removeMade(tenant: Tenant, table: string, ids: readonly number[]): Promise<void> {
    for (const piece of pieces(ids))
      await sql`delete from ${sql.table(table)} where id = any(${piece}::bigint[])`.execute(tenant.db);
  },

  /**
   * Restores the values of changed rows. Earlier imports that recorded them are updated to the new version.
   */
  async restoreChanged(
    tenant: Tenant,
    importId: number,
    table: string,
    changed: readonly string[],
  ): Promise<void> {
    const columns = sql.join(changed.map((column) => sql.ref(column)));
    await sql`
      with given as (
        update ${sql.table(table)} t
        set (${columns}) = (select ${columns} from jsonb_populate_record(null::${sql.table(table)}, r.before))
        from import_rows r
        where r.import_id = ${importId} and r.table_name = ${table} and r.before is not null and t.id = r.row_id
        returning t.id, t.version, (r.before->>'version')::int as earlier)
      update import_rows o set row_version = given.version from given
      where o.table_name = ${table} and o.row_id = given.id and o.import_id <> ${importId} and o.row_version = given.earlier`.execute(
      tenant.db,
    );
  },

  async bringBack(tenant: Tenant, importId: number, table: string): Promise<void> {
    const columns = await writableColumns(tenant, table);
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      overriding system value select ${sql.join(columns.map((column) => sql.ref(`back.${column}`)))} from import_rows r
      cross join lateral jsonb_populate_record(null::${sql.table(table)}, r.removed) back
      where r.import_id = ${importId} and r.table_name = ${table} and r.removed is not null`.execute(
      tenant.db,
    );
  },
};
