/** Everything that decides whether an import of the territory can still be taken back, and the taking back itself. */
import { sql } from 'kysely';
import { changedColumns, lockMaps } from '#domains/maps/maps.door';
import type { Tenant } from '#platform/database/tenant';
import { importLedger, type LockedImport } from '#platform/imports/import-ledger.store';
import { importUndo } from '#platform/imports/import-undo.store';

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

type ImportTable = (typeof importTables)[number];

/** Ids and versions of the rows an import made; the tables in the order in which they can be emptied. */
export type ImportNotes = ReadonlyMap<ImportTable, { ids: number[]; versions: number[] }>;

const reworkedTables = ['map_assignments', 'map_assignment_holders', 'maps'] as const;

/** A door that nobody tried goes with the address it was copied from (ADDR-R45). */
const copiedFrom = (notes: ImportNotes) => sql`and not (t.attempt = 0 and (
  t.preloaded_id = any(${notes.get('preloaded_addresses')!.ids}::int[]) or t.foreign_id = any(${notes.get('foreign_addresses')!.ids}::int[])))`;

export const imports = {
  /** The maps are locked before anything of them is looked at, the import first of all. */
  async lock(tenant: Tenant, id: number): Promise<LockedImport | undefined> {
    const row = await importLedger.lock(tenant, 'territory', id);
    if (row) await lockMaps(tenant, row.map_ids);
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
    for (const [table, noted] of notes) changed += await importUndo.countChanged(tenant, table, noted);
    return changed;
  },

  /** Rows that it changed and that somebody changed again, or removed. */
  async countReworked(tenant: Tenant, id: number): Promise<number> {
    let reworked = 0;
    for (const table of reworkedTables) reworked += await importUndo.countReworked(tenant, id, table);
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
    for (const [table, { ids }] of notes) await importUndo.removeMade(tenant, table, ids);
    for (const table of reworkedTables) await importUndo.giveBack(tenant, id, table, changedColumns[table]);
    for (const table of removedFrom) await importUndo.bringBack(tenant, id, table);
  },
};
