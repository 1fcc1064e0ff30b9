/** Checks whether a territory import can still be rolled back, and performs the rollback. */
import { importedAddresses } from '#contexts/territory/addresses/addresses.api';
import { changedColumns, importedAssignments, lockMaps } from '#contexts/territory/maps/maps.api';
import type { Tenant } from '#platform/database/tenant';
import { importLedger, type LockedImport } from '#platform/imports/import-ledger.store';
import { importUndo } from '#platform/imports/import-undo.store';

/** Tables an import inserts into, in the order of removal; their owners permit it in their manifests. */
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

/** Tables an import deletes rows from. */
const removedFrom = ['available_addresses', 'map_borders'] as const;

/** Tables an import updates rows of. */
const reworkedTables = ['map_assignments', 'map_assignment_holders', 'maps'] as const;

type ImportTable = (typeof importTables)[number];

/** Ids and versions of the imported rows; the tables in the order in which they can be emptied. */
export type ImportNotes = ReadonlyMap<string, { ids: number[]; versions: number[] }>;

const idsOf = (notes: ImportNotes, table: ImportTable): readonly number[] => notes.get(table)!.ids;

export const importRollback = {
  /** Locks the import first, then its maps, before anything else is read. */
  async lock(tenant: Tenant, id: number): Promise<LockedImport | undefined> {
    const row = await importLedger.lock(tenant, 'territory', id);
    if (row) await lockMaps(tenant, row.map_ids);
    return row;
  },

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

  /** Number of imported rows that have been changed or removed since. */
  async countChanged(tenant: Tenant, notes: ImportNotes): Promise<number> {
    let changed = 0;
    for (const [table, noted] of notes) changed += await importUndo.countChanged(tenant, table, noted);
    return changed;
  },

  /** Number of rows updated by the import that have been changed or removed since. */
  async countReworked(tenant: Tenant, id: number): Promise<number> {
    let reworked = 0;
    for (const table of reworkedTables) reworked += await importUndo.countReworked(tenant, id, table);
    return reworked;
  },

  /** Whether a row from outside the import references an imported row. */
  async isBuiltUpon(tenant: Tenant, notes: ImportNotes): Promise<boolean> {
    const untried = importedAddresses.isUntriedCopy({
      preloaded: idsOf(notes, 'preloaded_addresses'),
      foreign: idsOf(notes, 'foreign_addresses'),
    });
    for (const reference of await importUndo.references(tenant, importTables)) {
      // Foreign addresses gathered on its map move to another map of their language (ADDR-O11).
      if (reference.column === 'assigned_map_id') continue;
      const { ids } = notes.get(reference.target)!;
      const own = notes.get(reference.table)?.ids;
      const except = reference.table === 'available_addresses' ? untried : undefined;
      if (await importUndo.isReferred(tenant, reference, ids, { own, except })) return true;
    }
    return false;
  },

  /** Whether a person, and not the import, assigned one of its maps. */
  wasAssigned: (
    tenant: Tenant,
    { map_ids, created_at }: LockedImport,
    notes: ImportNotes,
  ): Promise<boolean> =>
    importedAssignments.wereAssignedSince(tenant, map_ids, {
      since: created_at,
      own: idsOf(notes, 'map_assignments'),
    }),

  /** Deletes the imported rows and restores the deleted ones. */
  async undo(tenant: Tenant, id: number, notes: ImportNotes): Promise<void> {
    for (const [table, { ids }] of notes) await importUndo.removeMade(tenant, table, ids);
    for (const table of reworkedTables)
      await importUndo.restoreChanged(tenant, id, table, changedColumns[table]);
    for (const table of removedFrom) await importUndo.bringBack(tenant, id, table);
  },
};
