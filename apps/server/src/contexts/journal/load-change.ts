/** Loads a change with everything that decides whether it can be reverted. */
import { bundlesOf, isFreed } from '@sheaf/rules/journal/freed-rows';
import { type NetRow, netRows } from '@sheaf/rules/journal/net-rows';
import { mostRevertedOf, ownObstacle, type RevertState, revertState } from '@sheaf/rules/journal/revert';
import { type ChangeRow, changes, type EntryRow } from '#contexts/journal/journal.store';
import { isRow } from '#contexts/journal/present-entry';
import { revertConflicts } from '#contexts/journal/revert-conflicts.store';
import type { Tenant } from '#platform/database/tenant';
import type { Registry } from '#platform/registry';

export interface LoadedChange {
  row: ChangeRow;
  /** All entries, or one more than the limit of a revert. */
  entries: EntryRow[];
  rows: NetRow[];
  /** Rows that were cleared for other people; the rows of a bundle are restored together. */
  freed: NetRow[][];
  /** Rows that a revert does not touch. */
  final: NetRow[];
  state: RevertState;
}

/** Entries without a row, such as the end of all sessions of a person, cannot be reverted. */
const isOfRow = ({ before, after }: EntryRow): boolean => isRow(after ?? before ?? {});

/** `locking`: locks the rows until the transaction ends. */
export async function loadChange(
  tenant: Tenant,
  registry: Registry,
  row: ChangeRow,
  locking = false,
): Promise<LoadedChange> {
  const most = mostRevertedOf(registry.journal, row.operation);
  const entries = await changes.entries(tenant, row.id, most + 1);
  const net = netRows(
    entries
      .filter(isOfRow)
      .map(({ table, row_id, before, after }) => ({ table, row: row_id, before, after })),
  );
  const {
    freed = [],
    rows = [],
    final = [],
  } = Object.groupBy(net, (one) => {
    if (isFreed(registry.journal, row.operation, one)) return 'freed';
    return registry.journal.isRevertedIn(row.operation, one.table) ? 'rows' : 'final';
  });
  const loaded = { row, entries, rows, freed: bundlesOf(registry.journal, freed), final };
  const facts = {
    operation: row.operation,
    automatic: row.person_id === null,
    reverted: row.taken_back_by !== null,
    erased: entries.some(({ after }) => after && 'erased' in after),
    entries: entries.length,
    rows,
    freed,
  };
  const { journal } = registry;
  if (ownObstacle(journal, facts)) return { ...loaded, state: revertState(journal, facts, null) };
  if (locking) await revertConflicts.lock(tenant, registry, rows);
  const change = { id: row.id, lastEntry: entries.at(-1)!.id };
  const now = await revertConflicts.find(tenant, registry, change, rows);
  return { ...loaded, state: revertState(journal, facts, now) };
}
