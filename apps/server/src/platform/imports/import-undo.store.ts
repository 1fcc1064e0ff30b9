/**
 * Takes back what an import noted, whichever table the rows are of. The owner of a table allows it by naming the table as
 * imported in its manifest.
 */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import { writableColumns } from '#platform/database/writable-columns.store';
import { pieces } from '#platform/imports/import-writing.store';

export interface NotedVersions {
  ids: number[];
  versions: number[];
}

export const importUndo = {
  /** Rows it made that are no more as it made them. */
  async countChanged(tenant: Tenant, table: string, { ids, versions }: NotedVersions): Promise<number> {
    const { rows } = await sql<{ same: number }>`
      select count(*)::int as same from ${sql.table(table)} t
      join unnest(${ids}::int[], ${versions}::int[]) as r (id, version) on t.id = r.id and t.version = r.version`.execute(
      tenant.db,
    );
    return ids.length - rows[0]!.same;
  },

  /** Rows that it changed and that somebody changed again, or removed. */
  async countReworked(tenant: Tenant, importId: number, table: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from import_rows r
      where r.import_id = ${importId} and r.table_name = ${table} and r.before is not null
        and not exists (select from ${sql.table(table)} t where t.id = r.row_id and t.version = r.row_version)`.execute(
      tenant.db,
    );
    return rows[0]!.count;
  },

  async removeMade(tenant: Tenant, table: string, ids: readonly number[]): Promise<void> {
    for (const piece of pieces(ids))
      await sql`delete from ${sql.table(table)} where id = any(${piece}::int[])`.execute(tenant.db);
  },

  /**
   * Rows that it changed are what they were before. Earlier imports that made or changed them go on to know them: to the database
   * they have changed once more.
   */
  async giveBack(tenant: Tenant, importId: number, table: string, changed: readonly string[]): Promise<void> {
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

  /** Rows that it removed are there again. */
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
