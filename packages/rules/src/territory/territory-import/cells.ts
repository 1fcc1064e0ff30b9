/** A table read from a file, and access to its cells by field. */

import { unquoted } from '../../files/csv.ts';
import { cutText, plainCell } from '../../files/cut-cell.ts';
import { plainHeading } from '../../files/plain-heading.ts';
import { replaceTags } from '../../files/spaces.ts';
import { type UnusedColumn, unusedColumns } from '../../files/unused-columns.ts';
import { manyLines, oneLine } from '../../text/text-lines.ts';
import { toWellFormed } from '../../text/well-formed.ts';
import type { Field, FormatColumns } from './format-columns.ts';
import { linesOfHtml } from './lines-of-html.ts';
import { longestCell } from './longest-cells.ts';

export interface TableRow {
  /** First line of the row in the file, counted from 1. */
  line: number;
  cells: readonly string[];
}

export interface ImportTable {
  headings: readonly string[];
  rows: readonly TableRow[];
}

/** The texts of one row by field: trimmed, filled ones only, in the order of the format's columns. */
export type Cells = (field: Field) => string[];

const isBlank = (html: string): boolean =>
  replaceTags(html, '', (text) => text.replaceAll('&nbsp;', '')).trim() === '';

/** Descriptions have the area on their first line, and other notes below it. */
const firstLineOf = (cell: string | undefined): string =>
  cell
    ? (linesOfHtml(cell)
        .map(plainCell)
        .find((line) => !isBlank(line)) ?? '')
    : '';

/** A cell of a Sheaf export: verbatim, without the escape that protects spreadsheets from formulas. */
const verbatimCell = (cell: string | undefined): string =>
  cell ? oneLine(unquoted(toWellFormed(cell).replaceAll('\0', ''))) : '';

/** Like `verbatimCell`, for multi-line notes. */
const verbatimNote = (cell: string | undefined): string =>
  cell ? manyLines(unquoted(toWellFormed(cell).replaceAll('\0', ''))) : '';

/** The beginning of a text; never half a surrogate pair, which no database accepts. */
export const beginOf = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

export const isEmptyRow = ({ cells }: TableRow): boolean => cells.every((cell) => plainCell(cell) === '');

/** The row in a form that a person recognises. */
export const rowText = ({ cells }: TableRow): string =>
  beginOf(
    cells
      .map(plainCell)
      .filter((cell) => cell !== '')
      .join(', '),
    160,
  );

export const hasColumn = ({ headings }: ImportTable, format: FormatColumns, field: Field): boolean =>
  placesOf(headings, format, field).length > 0;

/** Columns matched by hand take precedence; a column handled by hand matches no other field. */
function placesOf(headings: readonly string[], { columns, byHand }: FormatColumns, field: Field): number[] {
  const own = byHand?.places.get(field);
  const known = (columns[field] ?? []).flatMap((name) =>
    headings.flatMap((heading, place) =>
      plainHeading(heading) === name && !byHand?.handled.has(place) ? [place] : [],
    ),
  );
  return own === undefined ? known : [own, ...known];
}

export function openCells({ headings }: ImportTable, format: FormatColumns): (row: TableRow) => Cells {
  const textOf = (field: Field) => {
    if (format.rows === 'sheaf') return field === 'notes' ? verbatimNote : verbatimCell;
    return field === 'place' ? firstLineOf : plainCell;
  };
  const fields = new Set([
    ...Object.keys(format.columns),
    ...(format.byHand?.places.keys() ?? []),
  ] as Field[]);
  const places = new Map([...fields].map((field) => [field, placesOf(headings, format, field)]));
  return ({ cells }) =>
    (field) =>
      (places.get(field) ?? [])
        .map((place) => cutText(textOf(field)(cells[place]), longestCell(field, format.rows === 'shapes')))
        .filter((text) => text !== '');
}

/**
 * Counts the values of every column without a field, except row numbers of the other program; columns left
 * out by hand are included.
 */
export function countUnused(
  { headings, rows }: ImportTable,
  { columns, own, byHand }: FormatColumns,
): UnusedColumn[] {
  const used = new Set([...Object.values(columns).flat(), ...own]);
  const matched = new Set(byHand?.places.values());
  const isUsed = (place: number): boolean =>
    byHand?.handled.has(place) ? matched.has(place) : used.has(plainHeading(headings[place] ?? ''));
  return unusedColumns(
    headings,
    rows.map(({ cells }) => cells),
    isUsed,
  );
}
