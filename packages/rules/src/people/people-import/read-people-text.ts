/**
 * Reads a people file of any supported program into rows of Sheaf's table; the format is detected from the
 * content, not the name (IMPORT-R2, IMPORT-R8).
 */

import { allow, type Decision, refuse } from '../../decision.ts';
import { mostCsvColumns, mostCsvRows, parseCsv, unquoted } from '../../files/csv.ts';
import { isObject, type Json } from '../../files/json-value.ts';
import { type ColumnSample, columnNames, sampleColumns } from '../../files/matched-columns.ts';
import { encodingOf, type TextEncoding } from '../../files/text-encoding.ts';
import { type UnusedColumn, unusedColumns } from '../../files/unused-columns.ts';
import { toWellFormed } from '../../text/well-formed.ts';
import { type DayOrder, dayOrderOf, readDate } from '../../time/date-text.ts';
import {
  type FileColumn,
  type FileLine,
  type FileRow,
  fileColumns,
  findPeopleColumns,
  type MatchedField,
  type MatchedPeopleColumn,
  matchedFields,
  type NameColumn,
  nameColumns,
  type PeopleColumns,
  readHeadings,
} from './columns.ts';
import { type NameOrder, splitName } from './full-name.ts';
import { isHourglass, readHourglass } from './hourglass.ts';
import { isOrganized, readOrganized } from './organized.ts';
import { partByAssignment, partsCell } from './organized-parts.ts';
import { longestCell } from './person-row.ts';
import { isYes, yesNoIn } from './unclear-cells.ts';

export const peopleFormats = ['table', 'organized-table', 'organized-backup', 'hourglass'] as const;
export type PeopleFormat = (typeof peopleFormats)[number];

export interface ReadPeople {
  format: PeopleFormat;
  lines: FileLine[];
  unused: UnusedColumn[];
  /** Heading of the column with split names (IMPORT-R26); null without one. */
  fullName: string | null;
}

export const fileProblems = [
  'file-not-text',
  'workbook-unread',
  'file-too-large',
  'json-broken',
  'json-unknown',
  'people-columns-missing',
  'too-many-people',
  'too-many-columns',
  'nobody-in-file',
] as const;
export type FileProblem = (typeof fileProblems)[number];

/** Plausibility limit; a congregation has some hundreds. */
export const mostPeople = 2000;
export const mostBytes = 50 * 1024 * 1024;

const days: readonly FileColumn[] = ['dob', 'doi'];

const ticked = [
  ['elder', 'elder'],
  ['servant', 'servant'],
  ['baptised', 'publisher'],
  ['unbaptised', 'unbaptised'],
  ['student', 'student'],
] as const;

/** Highest ticked appointment; a word that is no tick is asked about (IMPORT-R24). */
function appointmentOf(cell: (heading: (typeof ticked)[number][0]) => string): string {
  for (const [heading, appointment] of ticked) {
    const text = cell(heading);
    const tick = yesNoIn(text);
    // An immersion date counts as a tick.
    if (tick === true || (heading === 'baptised' && readDate(text, null, '9999-12-31').allowed))
      return appointment;
    if (tick === null) return `${heading}: ${text}`;
  }
  return 'publisher';
}

const orders: Readonly<Record<NameColumn, NameOrder>> = { full_name: 'first', full_name_last_first: 'last' };

/** First and last name from a column of whole names. */
function namesOf(at: (place: number | undefined) => string, { places }: PeopleColumns): FileRow {
  const column = nameColumns.find((field) => places.has(field));
  const { first_name, last_name } = column
    ? splitName(at(places.get(column)), orders[column])
    : { first_name: '', last_name: '' };
  return { ...(first_name && { first_name }), ...(last_name && { last_name }) };
}

/** Cells of a row by column of Sheaf. Dates are normalised if the file reveals the order of day and month. */
function cellsOf(row: readonly string[], columns: PeopleColumns, order: DayOrder | null): FileRow {
  const at = (place: number | undefined): string => unquoted(row[place ?? -1] ?? '').trim();
  const plain = fileColumns.flatMap((column) => {
    const cell = at(columns.places.get(column));
    return cell === '' ? [] : [[column, cell] as const];
  });
  const cells: FileRow = { ...namesOf(at, columns), ...Object.fromEntries(plain) };
  for (const column of days) {
    const day = cells[column] === undefined ? undefined : readDate(cells[column], order, '9999-12-31');
    if (day?.allowed) cells[column] = day.value;
  }
  cells.appointment ??= appointmentOf((heading) => at(columns.places.get(heading)));
  const missionary = at(columns.places.get('missionary'));
  if (yesNoIn(missionary) !== false) cells.special_pioneer = isYes(missionary) ? 'yes' : missionary;
  const parts = [...columns.assignments].filter(([, place]) => isYes(at(place)));
  if (parts.length > 0)
    cells.qualifications = partsCell(parts.flatMap(([name]) => partByAssignment.get(name) ?? []));
  return cells;
}

function readTable(text: string, matched: readonly MatchedPeopleColumn[]): Decision<ReadPeople, FileProblem> {
  const [headings = [], ...rows] = parseCsv(text);
  if (rows.length >= mostCsvRows) return refuse('too-many-people');
  if (headings.length > mostCsvColumns || rows.some(({ length }) => length > mostCsvColumns))
    return refuse('too-many-columns');
  // An empty file has no columns to assign.
  if (rows.every((row) => row.every((cell) => cell.trim() === ''))) return refuse('nobody-in-file');
  const columns = findPeopleColumns(headings, matched);
  if (!columns) return refuse('people-columns-missing');
  const told = rows.flatMap((row) => days.map((column) => row[columns.places.get(column) ?? -1] ?? ''));
  const order = dayOrderOf(told);
  const lines = rows.flatMap((row, index) =>
    row.every((cell) => cell.trim() === '') ? [] : [{ line: index + 2, cells: cellsOf(row, columns, order) }],
  );
  const parts = [...columns.assignments].filter(([name]) => partByAssignment.has(name));
  const namedPlace = nameColumns
    .map((field) => columns.places.get(field))
    .find((place) => place !== undefined);
  const used = new Set([...columns.places.values(), ...parts.map(([, place]) => place)]);
  return allow({
    format: columns.isOrganized ? 'organized-table' : 'table',
    lines,
    unused: unusedColumns(headings, rows, (place) => used.has(place)),
    fullName: namedPlace === undefined ? null : columnNames(headings)[namedPlace]!,
  });
}

function parseJson(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return undefined;
  }
}

function readJson(text: string): Decision<ReadPeople, FileProblem> {
  const file = parseJson(text);
  if (!file) return refuse('json-broken');
  if (isOrganized(file)) return allow({ format: 'organized-backup', fullName: null, ...readOrganized(file) });
  return isHourglass(file)
    ? allow({ format: 'hourglass', fullName: null, ...readHourglass(file) })
    : refuse('json-unknown');
}

/**
 * Cuts cells one character above the limit, so that the row is reported as too long and the request stays
 * small.
 */
const bounded = ({ line, cells }: FileLine): FileLine => ({
  line,
  cells: Object.fromEntries(
    Object.entries(cells)
      .filter(([, cell]) => cell !== '')
      .map(([column, cell]) => [column, toWellFormed(cell.replaceAll('\0', '').slice(0, longestCell + 1))]),
  ),
});

const isJson = (body: string): boolean => /^\s*[{[]/.test(body);

const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);

export interface PeopleColumn extends ColumnSample {
  /** Recognised or assigned field. */
  field: MatchedField | null;
  /** Used for a value that has no column of its own, such as a tick for elders. */
  used: boolean;
}

/** Lists every column of a table with samples; null if the file is no table (IMPORT-R11). */
export function readPeopleColumns(
  text: string,
  matched: readonly MatchedPeopleColumn[] = [],
): PeopleColumn[] | null {
  const body = withoutMark(text);
  if (body.includes('\0') || isJson(body)) return null;
  const [headings = [], ...rows] = parseCsv(body);
  if (headings.length > mostCsvColumns) return null;
  const { places, assignments } = readHeadings(headings, matched);
  const fields = new Map([...places].map(([field, place]) => [place, field]));
  const ticks = new Set(assignments.values());
  return sampleColumns(headings, rows).map(({ place, ...sample }) => {
    const field = fields.get(place);
    const own = matchedFields.find((column) => column === field) ?? null;
    return { ...sample, field: own, used: ticks.has(place) || (field !== undefined && own === null) };
  });
}

export function readPeopleText(
  text: string,
  matched: readonly MatchedPeopleColumn[] = [],
): Decision<ReadPeople, FileProblem> {
  if (text.includes('\0')) return refuse('file-not-text');
  const body = withoutMark(text);
  const read = isJson(body) ? readJson(body) : readTable(body, matched);
  if (!read.allowed) return read;
  const { format, lines, unused, fullName } = read.value;
  if (lines.length === 0) return refuse('nobody-in-file');
  if (lines.length > mostPeople) return refuse('too-many-people');
  return allow({ format, lines: lines.map(bounded), unused, fullName });
}

/** A workbook is a zip. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

export interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/**
 * @param decode returns undefined for bytes that are not valid text.
 * @param chosen columns assigned by hand; recognised if omitted.
 */
export function readPeopleBytes(
  bytes: Uint8Array,
  decode: (bytes: Uint8Array, encoding: string) => string | undefined,
  chosen?: TextEncoding,
): Decision<DecodedText, FileProblem> {
  if (bytes.length > mostBytes) return refuse('file-too-large');
  const encoding = chosen ?? encodingOf(bytes);
  const text = decode(bytes, encoding);
  return text === undefined ? refuse('file-not-text') : allow({ text, encoding });
}
