/**
 * Columns of a table that a store selects: all except the named ones, so that a new column needs no change in
 * the store.
 */
import { tableColumns } from '@sheaf/database/table-columns';

type Tables = typeof tableColumns;

export const columnsOf = <Table extends keyof Tables, Without extends Tables[Table][number]>(
  table: Table,
  ...without: Without[]
) => {
  const excluded = new Set<string>(without);
  const all: readonly string[] = tableColumns[table];
  return all.filter((column) => !excluded.has(column)) as Exclude<Tables[Table][number], Without>[];
};
