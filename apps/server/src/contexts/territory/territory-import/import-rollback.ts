/** Everything that decides whether an import of the territory can still be rolled back, and the rollback itself. */
import { importedAddresses } from '#contexts/territory/addresses/addresses.api';
import { changedColumns, importedAssignments, lockMaps } from '#contexts/territory/maps/maps.api';
import type { Tenant } from '#platform/database/tenant';
import { importLedger, type LockedImport } from '#platform/imports/import-ledger.store';
import { importUndo } from '#platform/imports/import-undo.store';

/** Tables an import makes rows in, in the order in which they can be removed; their owners allow it in their manifests. */
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

/** Tables an import changes rows of. */
const reworkedTables = ['map_assignments', 'map_assignment_holders', 'maps'] as const;

type ImportTable = (typeof importTables)[number];

/** Ids and versions of the rows an import made; the tables in the order in which they can be emptied. */
export type ImportNotes = ReadonlyMap<string, { ids: number[]; versions: number[] }>;

const idsOf = (notes: ImportNotes, table: ImportTable): readonly number[] => notes.get(table)!.ids;

export const importRollback = {
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

  /** Whether something that is not of the import refers to a row that it made. */
  async isBuiltUpon(tenant: Tenant, notes: ImportNotes): Promise<boolean> {
    const untried = importedAddresses.isUntriedCopy({
      preloaded: idsOf(notes, 'preloaded_addresses'),
      foreign: idsOf(notes, 'foreign_addresses'),
    });
    for (const reference of await importUndo.references(tenant, importTables)) {
      // Foreign addresses that gathered on its map move on to another one of their language (ADDR-O11).
      if (reference.column === 'assigned_map_id') continue;
      const { ids } = notes.get(reference.target)!;
      const own = notes.get(reference.table)?.ids;
      const except = reference.table === 'available_addresses' ? untried : undefined;
      if (await importUndo.isReferred(tenant, reference, ids, { own, except })) return true;
    }
    return false;
  },

  /** By somebody, and not by the import itself. */
  wasAssigned: (
    tenant: Tenant,
    { map_ids, created_at }: LockedImport,
    notes: ImportNotes,
  ): Promise<boolean> =>
    importedAssignments.wereAssignedSince(tenant, map_ids, {
      since: created_at,
      own: idsOf(notes, 'map_assignments'),
    }),

  /** Removes what it made and brings back what it took away. */
  async undo(tenant: Tenant, id: number, notes: ImportNotes): Promise<void> {
    for (const [table, { ids }] of notes) await importUndo.removeMade(tenant, table, ids);
    for (const table of reworkedTables)
      await importUndo.restoreChanged(tenant, id, table, changedColumns[table]);
    for (const table of removedFrom) await importUndo.bringBack(tenant, id, table);
  },
};
