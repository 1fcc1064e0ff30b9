/** Everything that decides whether an import of the territory can still be taken back, and the taking back itself. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import { importLedger, type LockedImport } from '#platform/imports/import-ledger.store';

/** Tables an import makes rows in, in the order in which they can be removed. */
export const importTables = [
  'map_borders',
  'available_addresses',
  'preloaded_addresses',
  'do_not_calls',
  'foreign_addresses',
  'streets',
  'maps',
  'suburbs',
] as const;

/** Everything that refers to a row an import may have made: what is not of the import itself builds on it. */
export const importDependants = [
  ['suburbs', 'map_id', 'maps'],
  ['streets', 'map_id', 'maps'],
  ['map_pictures', 'map_id', 'maps'],
  ['map_assignments', 'map_id', 'maps'],
  ['map_borders', 'map_id', 'maps'],
  ['available_addresses', 'map_id', 'maps'],
  ['preloaded_addresses', 'map_id', 'maps'],
  ['do_not_calls', 'map_id', 'maps'],
  ['foreign_addresses', 'map_id', 'maps'],
  ['foreign_addresses', 'assigned_map_id', 'maps'],
  ['maps', 'suburb_id', 'suburbs'],
  ['streets', 'suburb_id', 'suburbs'],
  ['available_addresses', 'street_id', 'streets'],
  ['preloaded_addresses', 'street_id', 'streets'],
  ['do_not_calls', 'street_id', 'streets'],
  ['foreign_addresses', 'street_id', 'streets'],
] as const;

/** A statement must end within the database's own limit of five seconds. */
const mostAtOnce = 5000;

type ImportTable = (typeof importTables)[number];

/** Ids and versions of the rows an import made; the tables in the order in which they can be emptied. */
export type ImportNotes = ReadonlyMap<ImportTable, { ids: number[]; versions: number[] }>;

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

  async isBuiltUpon(tenant: Tenant, notes: ImportNotes): Promise<boolean> {
    for (const [table, column, target] of importDependants) {
      const own = notes.get(table as ImportTable);
      const others = own ? sql`and t.id <> all(${own.ids}::int[])` : sql``;
      const { rows } = await sql`select from ${sql.table(table)} t
        where t.${sql.ref(column)} = any(${notes.get(target)!.ids}::int[]) ${others} limit 1`.execute(
        tenant.db,
      );
      if (rows.length > 0) return true;
    }
    return false;
  },

  async wasAssigned(tenant: Tenant, { map_ids, created_at }: LockedImport): Promise<boolean> {
    const since = await tenant.db
      .selectFrom('map_assignments')
      .select('id')
      .where(sql<boolean>`map_id = any(${map_ids}::int[])`)
      .where('created_at', '>', created_at)
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
    await sql`
      insert into available_addresses overriding system value
      select back.* from import_rows r cross join lateral jsonb_populate_record(null::available_addresses, r.removed) back
      where r.import_id = ${id} and r.removed is not null`.execute(tenant.db);
  },
};
