/**
 * The format of a table with columns matched by hand: of an unknown program, or with columns unknown to its
 * format (TERR-R33).
 */
import { type MatchedColumn, matchedPlaces } from '../../files/matched-columns.ts';
import { plainHeading } from '../../files/plain-heading.ts';
import { addressHeadings } from '../addresses/address-columns.ts';
import { saysDoNotCall } from '../addresses/do-not-call-mark.ts';
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

/**
 * Columns that a table of an unknown program is read by without a match: a missed do-not-call sends a
 * publisher to that door.
 */
const plainColumns: Record<MatchedRows, FormatColumns['columns']> = {
  addresses: {
    doNotCall: addressHeadings('doNotCall'),
    phone: addressHeadings('phone'),
    notes: addressHeadings('notes'),
  },
  maps: {},
  assignments: {},
};

export const plainFormat = (rows: MatchedRows): FormatColumns => ({
  format: 'matched-table',
  rows,
  needs: [],
  columns: plainColumns[rows],
  own: [],
});

/** Reads unused columns with a cell that reads "do not call" as notes, which mark their addresses. */
export function withMarkedColumns({ headings, rows }: ImportTable, format: FormatColumns): FormatColumns {
  const used = new Set([...Object.values(format.columns).flat(), ...format.own]);
  const marked = headings.flatMap((heading, place) => {
    const name = plainHeading(heading);
    const isFree = name !== '' && !used.has(name) && !format.byHand?.handled.has(place);
    return isFree && rows.some(({ cells }) => saysDoNotCall((cells[place] ?? '').slice(0, 60))) ? [name] : [];
  });
  const notes = [...(format.columns.notes ?? []), ...marked];
  return format.rows === 'addresses' && marked.length > 0
    ? { ...format, columns: { ...format.columns, notes } }
    : format;
}

/** @param known format by its headings; Sheaf exports and drawn shapes have nothing to match */
export function matchFormat(
  headings: readonly string[],
  known: FormatColumns | null,
  { rows, columns }: MatchedTable,
): FormatColumns {
  const base = known ?? plainFormat(rows);
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
