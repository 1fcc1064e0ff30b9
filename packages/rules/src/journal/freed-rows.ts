/**
 * Rows that a deletion or deactivation cleared for others, or that an operation filled (JOURNAL-R12): a revert
 * restores each one that is still free or unchanged. Rows that belong together, such as a cart shift and its
 * duties, are restored together or not at all.
 */
import { groupBy } from '../group-by.ts';
import type { JournalRegistry } from './journal-registry.ts';
import type { NetRow } from './net-rows.ts';

type Data = Readonly<Record<string, unknown>>;

const dataOf = ({ before, after }: Pick<NetRow, 'before' | 'after'>): Data => before ?? after ?? {};

export const isFreed = (
  registry: JournalRegistry,
  operation: string,
  { table, fields }: Pick<NetRow, 'table' | 'fields'>,
): boolean => {
  const { freed } = registry.entityOf(table);
  return registry.freesOthers(operation) && freed !== undefined && (freed.only?.(fields) ?? true);
};

/** Ordered by the last change of the rows. */
export function bundlesOf(registry: JournalRegistry, rows: readonly NetRow[]): NetRow[][] {
  const key = (row: NetRow): string => registry.entityOf(row.table).freed!.bundle(dataOf(row));
  return [...groupBy(rows, key).values()];
}

export const isPast = (registry: JournalRegistry, row: NetRow, today: string): boolean => {
  const day = registry.entityOf(row.table).freed?.day;
  return day !== undefined && String(dataOf(row)[day]) < today;
};
