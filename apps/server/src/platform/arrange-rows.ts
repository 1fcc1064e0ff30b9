/** Sorts, filters and paginates the rows of a list (COMMON-C1). */
import type { Definition } from '@sheaf/contract/operation';
import { PageReply } from '#platform/replies';

interface Arrangement {
  page?: number;
  per_page: number;
  sortBy?: string;
  sortDir: 'asc' | 'desc';
}

type Row = Record<string, unknown>;

/** Whether the contract accepts `sortBy` for this list. */
export const isListing = ({ query }: Definition): boolean => 'sortBy' in (query?.shape ?? {});

const filtersOf = (query: object): [column: string, wanted: string][] =>
  Object.entries(query).flatMap(([name, wanted]) => {
    const column = /^filters\[(\w+)\]$/.exec(name)?.[1];
    return column && typeof wanted === 'string' && wanted !== '' ? [[column, wanted]] : [];
  });

/** Whether the query requests sorting or filtering besides pagination. */
export const asksForOrder = (query: { sortBy?: string | undefined }): boolean =>
  query.sortBy !== undefined || filtersOf(query).length > 0;

/** Matches text by substring, any other value by equality. */
function fits(value: unknown, wanted: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(wanted.toLowerCase());
  return String(value ?? '') === wanted;
}

/**
 * Compares numbers by size and text by the collation of the language; empty values are last in both
 * directions.
 */
function comparing(column: string, direction: 1 | -1, lang: string): (a: Row, b: Row) => number {
  const collator = new Intl.Collator(lang, { numeric: true, sensitivity: 'base' });
  return (first, second) => {
    const [a, b] = [first[column] ?? null, second[column] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string') return direction * collator.compare(a, String(b));
    return direction * (Number(a) - Number(b));
  };
}

export function arrangeRows(rows: Row[], query: Arrangement, lang: string): Row[] | PageReply<Row> {
  const filters = filtersOf(query);
  const kept = rows.filter((row) => filters.every(([column, wanted]) => fits(row[column], wanted)));
  const { sortBy, sortDir, page, per_page: perPage } = query;
  const ordered = sortBy ? kept.toSorted(comparing(sortBy, sortDir === 'desc' ? -1 : 1, lang)) : kept;
  if (page === undefined) return ordered;
  const from = (page - 1) * perPage;
  return new PageReply(ordered.slice(from, from + perPage), ordered.length, page, perPage);
}
