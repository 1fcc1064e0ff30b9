/** Everything that decides whether an import of the territory can still be taken back, and the taking back itself. */
import { sql } from 'kysely';
import { changedColumns } from '#domains/territory/import-history.store';
import type { Tenant } from '#platform/database/tenant';
import { writableColumns } from '#platform/database/writable-columns.store';
import { importLedger, type LockedImport } from '#platform/imports/import-ledger.store';

/** Tables an import makes rows in, in the order in which they can be removed. */
export const importTables = [
  'map_borders',
  'available_addresses',
  'preloaded_addresses',
  'do_not_calls',
  'foreign_addresses',
  'map_assignment_holders',
  'map_assignments',
  'streets',
  'maps',
  'suburbs',
] as const;

/** Tables an import takes rows away from. */
const removedFrom = ['available_addresses', 'map_borders'] as const;

/** Everything that refers to a row an import may have made: what is not of the import itself builds on it. */
export const importDependants = [
  ['suburbs', 'map_id', 'maps'],
  ['streets', 'map_id', 'maps'],
  ['map_pictures', 'map_id', 'maps'],
  ['map_assignments', 'map_id', 'maps'],
  ['map_assignment_holders', 'assignment_id', 'map_assignments'],
  ['completed_blocks', 'assignment_id', 'map_assignments'],
  ['map_borders', 'map_id', 'maps'],
  ['available_addresses', 'map_id', 'maps'],
  ['preloaded_addresses', 'map_id', 'maps'],
  ['do_not_calls', 'map_id', 'maps'],
  ['foreign_addresses', 'map_id', 'maps'],
  ['available_addresses', 'preloaded_id', 'preloaded_addresses'],
  ['available_addresses', 'foreign_id', 'foreign_addresses'],
  ['foreign_addresses', 'assigned_map_id', 'maps'],
  ['maps', 'suburb_id', 'suburbs'],
  ['streets', 'suburb_id', 'suburbs'],
  ['available_addresses', 'street_id', 'streets'],
  ['preloaded_addresses', 'street_id', 'streets'],
  ['do_not_calls', 'street_id', 'streets'],
  ['foreign_addresses', 'street_id', 'streets'],
] as const;

/** A statement must end within the limit of five seconds, on a slow and busy machine too. */
const mostAtOnce = 1000;

type ImportTable = (typeof importTables)[number];

/** Ids and versions of the rows an import made; the tables in the order in which they can be emptied. */
export type ImportNotes = ReadonlyMap<ImportTable, { ids: number[]; versions: number[] }>;

const reworkedTables = ['map_assignments', 'map_assignment_holders', 'maps'] as const;

/**
 * Rows that it changed are what they were before. Earlier imports that made or changed them go on to know them: to the database
 * they have changed once more.
 */
async function giveBack(tenant: Tenant, id: number, table: (typeof reworkedTables)[number]): Promise<void> {
  const columns = sql.join(changedColumns[table].map((column) => sql.ref(column)));
  await sql`
    with given as (
      update ${sql.table(table)} t
      set (${columns}) = (select ${columns} from jsonb_populate_record(null::${sql.table(table)}, r.before))
      from import_rows r
      where r.import_id = ${id} and r.table_name = ${table} and r.before is not null and t.id = r.row_id
      returning t.id, t.version, (r.before->>'version')::int as earlier)
    update import_rows o set row_version = given.version from given
    where o.table_name = ${table} and o.row_id = given.id and o.import_id <> ${id} and o.row_version = given.earlier`.execute(
    tenant.db,
  );
}

/** A door that nobody tried goes with the address it was copied from (ADDR-R45). */
const copiedFrom = (notes: ImportNotes) => sql`and not (t.attempt = 0 and (
  t.preloaded_id = any(${notes.get('preloaded_addresses')!.ids}::int[]) or t.foreign_id = any(${notes.get('foreign_addresses')!.ids}::int[])))`;

export const imports = {
  /** The maps are locked before anything of them is looked at, the import first of all. */
  async lock(tenant: Tenant, id: number): Promise<LockedImport | undefined> {
    const row = await importLedger.lock(tenant, 'territory', id);
    if (row)
      await tenant.db
        .selectFrom('maps')
        .select('id')
        .where(sql<boolean>`id = any(${row.map_ids}::int[])`)
        .orderBy('id')
        .forUpdate()
        .execute();
    return row;
  },

  /** What it noted, by table. */
  async notes(tenant: Tenant, id: number): Promise<ImportNotes> {
    const rows = await importLedger.notes(tenant, id);
    const of = (table: string) => rows.filter((row) => row.table_name === table);
    return new Map(
      importTables.map((table) => [
        table,
        { ids: of(table).map((row) => row.row_id), versions: of(table).map((row) => row.row_version) },
      ]),
    );
  },

  /** Rows it made that are no more as it made them. */
  async countChanged(tenant: Tenant, notes: ImportNotes): Promise<number> {
    let changed = 0;
    for (const [table, { ids, versions }] of notes) {
      const { rows } = await sql<{ same: number }>`
        select count(*)::int as same from ${sql.table(table)} t
        join unnest(${ids}::int[], ${versions}::int[]) as r (id, version) on t.id = r.id and t.version = r.version`.execute(
        tenant.db,
      );
      changed += ids.length - rows[0]!.same;
    }
    return changed;
  },

  /** Rows that it changed and that somebody changed again, or removed. */
  async countReworked(tenant: Tenant, id: number): Promise<number> {
    let reworked = 0;
    for (const table of reworkedTables) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from import_rows r
        where r.import_id = ${id} and r.table_name = ${table} and r.before is not null
          and not exists (select from ${sql.table(table)} t where t.id = r.row_id and t.version = r.row_version)`.execute(
        tenant.db,
      );
      reworked += rows[0]!.count;
    }
    return reworked;
  },

  async isBuiltUpon(tenant: Tenant, notes: ImportNotes): Promise<boolean> {
    for (const [table, column, target] of importDependants) {
      // Foreign addresses that gathered on its map move on to another one of their language (ADDR-O11).
      if (column === 'assigned_map_id') continue;
      const own = notes.get(table as ImportTable);
      const others = own ? sql`and t.id <> all(${own.ids}::int[])` : sql``;
      const untried = table === 'available_addresses' ? copiedFrom(notes) : sql``;
      const { rows } = await sql`select from ${sql.table(table)} t
        where t.${sql.ref(column)} = any(${notes.get(target)!.ids}::int[]) ${others} ${untried} limit 1`.execute(
        tenant.db,
      );
      if (rows.length > 0) return true;
    }
    return false;
  },

  /** By somebody, and not by the import itself. */
  async wasAssigned(tenant: Tenant, { id, map_ids, created_at }: LockedImport): Promise<boolean> {
    const since = await tenant.db
      .selectFrom('map_assignments')
      .select('id')
      .where(sql<boolean>`map_id = any(${map_ids}::int[])`)
      .where('created_at', '>', created_at)
      .where(
        sql<boolean>`id not in (select row_id from import_rows where import_id = ${id} and table_name = 'map_assignments')`,
      )
      .limit(1)
      .executeTakeFirst();
    return since !== undefined;
  },

  /** Removes what it made and brings back what it took away. */
  async undo(tenant: Tenant, id: number, notes: ImportNotes): Promise<void> {
    for (const [table, { ids }] of notes) {
      for (let from = 0; from < ids.length; from += mostAtOnce)
        await sql`delete from ${sql.table(table)} where id = any(${ids.slice(from, from + mostAtOnce)}::int[])`.execute(
          tenant.db,
        );
    }
    for (const table of reworkedTables) await giveBack(tenant, id, table);
    for (const table of removedFrom) {
      const columns = await writableColumns(tenant, table);
      await sql`
        insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        overriding system value select ${sql.join(columns.map((column) => sql.ref(`back.${column}`)))} from import_rows r
        cross join lateral jsonb_populate_record(null::${sql.table(table)}, r.removed) back
        where r.import_id = ${id} and r.table_name = ${table} and r.removed is not null`.execute(tenant.db);
    }
  },
};
