/** Sort order of a desk table, restored on return from a detail. */
import { useMemo } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useKeptView } from '#platform/use-kept-view.ts';
import type { DeskColumn } from './desk-column.ts';
import { type Sort, sortBy, sortRows } from './sort-rows.ts';

export interface SortedRows<Row> {
  rows: readonly Row[];
  sort: Sort;
  onSort: (column: string) => void;
}

/**
 * @param table name of the table, unique in the app
 * @param rows in the order shown until a heading is pressed, which is that of `initial`
 */
export function useSortedRows<Row>(
  table: string,
  rows: readonly Row[],
  columns: readonly DeskColumn<Row>[],
  initial: Sort,
): SortedRows<Row> {
  const { lang } = useTexts();
  const [sort, change] = useKeptView<Sort>(`${table}.sort`, initial);
  const { column, descending } = sort;
  const sorted = useMemo(() => {
    if (column === initial.column && descending === initial.descending) return rows;
    const keyOf = columns.find(({ key }) => key === column)?.sortValue;
    return keyOf ? sortRows(rows, keyOf, descending, lang) : rows;
  }, [rows, columns, column, descending, initial.column, initial.descending, lang]);
  return { rows: sorted, sort, onSort: (pressed) => change(sortBy(sort, pressed)) };
}
