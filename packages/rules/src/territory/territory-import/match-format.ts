/**
 * The format of a table with columns matched by hand: of an unknown program, or with columns unknown to its
 * format (TERR-R33).
 */
import { type MatchedColumn, matchedPlaces } from '../../files/matched-columns.ts';
import { hasColumn, type ImportTable } from './cells.ts';
import type { Field, FormatColumns } from './format-columns.ts';

/** Kinds of rows to choose from if the file does not determine the kind. */
export const matchedRows = ['addresses', 'maps', 'assignments'] as const;
export type MatchedRows = (typeof matchedRows)[number];

const person = ['assigned', 'holder', 'completed'] as const satisfies readonly Field[];

/** Fields that columns can be matched with, for each kind of row. */
export const matchableFields = {
  addresses: [
    ...(['number', 'place', 'house', 'street', 'address', 'unit', 'suburb', 'postcode'] as const),
    ...(['name', 'phone', 'state', 'doNotCall', 'attempts', 'dates', 'language', 'notes'] as const),
    ...(['latitude', 'longitude'] as const),
  ],
  maps: [
    ...(['number', 'code', 'place', 'type', ...person, 'firstName', 'lastName'] as const),
    ...(['completedBy', 'boundary'] as const),
  ],
  assignments: ['number', 'code', ...person, 'returned', 'firstName', 'lastName'],
} as const satisfies Record<MatchedRows, readonly Field[]>;

export type MatchableField = (typeof matchableFields)[MatchedRows][number];

export const allMatchable: readonly MatchableField[] = [...new Set(Object.values(matchableFields).flat())];

export interface MatchedTable {
  /** Kind of the rows, unless the file determines it. */
  rows: MatchedRows;
  columns: readonly MatchedColumn<MatchableField>[];
}

export const isMatchable = (rows: string): rows is MatchedRows => matchedRows.some((one) => one === rows);

/** @param known format by its headings; Sheaf exports and drawn shapes have nothing to match */
export function matchFormat(
  headings: readonly string[],
  known: FormatColumns | null,
  { rows, columns }: MatchedTable,
): FormatColumns {
  const base: FormatColumns = known ?? { format: 'matched-table', rows, needs: [], columns: {}, own: [] };
  if (!isMatchable(base.rows)) return base;
  const fields: readonly string[] = matchableFields[base.rows];
  const fitting = columns.map(({ column, field }) => ({
    column,
    field: field !== null && fields.includes(field) ? field : null,
  }));
  return { ...base, byHand: matchedPlaces<Field>(headings, fitting) };
}

/** Minimum fields of readable rows; one field of each group. */
const needed = {
  addresses: [
    ['street', 'address'],
    ['house', 'address'],
    ['number', 'latitude'],
  ],
  maps: [['number']],
  assignments: [['number'], ['assigned', 'completed'], ['holder', 'lastName']],
} as const satisfies Record<MatchedRows, readonly (readonly Field[])[]>;

export const isEnough = (table: ImportTable, format: FormatColumns): boolean =>
  !isMatchable(format.rows) ||
  needed[format.rows].every((group) => group.some((field) => hasColumn(table, format, field)));
