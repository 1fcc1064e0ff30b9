/** Pure sorting of the rows of a desk table by one column. */
export type SortValue = string | number | null;

export interface Sort {
  /** Key of the column. */
  column: string;
  descending: boolean;
}

/** Sorts by this column; pressing the heading of the sorted column reverses it. */
export const sortBy = (now: Sort, column: string): Sort => ({
  column,
  descending: now.column === column && !now.descending,
});

/**
 * Rows in the order of their values: texts by the language, with numbers in them by size. Rows without a
 * value are last in both directions. Equal rows keep their order.
 *
 * @param language BCP 47 tag
 */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortValue,
  descending: boolean,
  language: string,
): Row[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const direction = descending ? -1 : 1;
  const keyed = rows.map((row) => ({ row, value: keyOf(row) }));
  keyed.sort(({ value: one }, { value: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const order =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : compare(String(one), String(other));
    return direction * order;
  });
  return keyed.map(({ row }) => row);
}
