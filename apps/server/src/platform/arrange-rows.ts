/** Puts the rows of a list in the asked order, keeps those that fit the filters, and cuts the asked page (COMMON-C1). */
import type { Definition } from '@sheaf/contract/operation';
import { PageReply } from '#platform/replies';

interface Arrangement {
  page?: number;
  per_page: number;
  sortBy?: string;
  sortDir: 'asc' | 'desc';
}

type Row = Record<string, unknown>;

/** Whether the contract lets the caller order this list. */
export const isListing = ({ query }: Definition): boolean => 'sortBy' in (query?.shape ?? {});

const filtersOf = (query: object): [column: string, wanted: string][] =>
  Object.entries(query).flatMap(([name, wanted]) => {
    const column = /^filters\[(\w+)\]$/.exec(name)?.[1];
    return column && typeof wanted === 'string' && wanted !== '' ? [[column, wanted]] : [];
  });

/** Whether more than the pages of the usual order is asked for. */
export const asksForOrder = (query: { sortBy?: string | undefined }): boolean =>
  query.sortBy !== undefined || filtersOf(query).length > 0;

/** Text that holds the words; anything else must be the same. */
function fits(value: unknown, wanted: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(wanted.toLowerCase());
  return String(value ?? '') === wanted;
}

/** Numbers by size, text as the language sorts it, and what is empty last in both directions. */
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
