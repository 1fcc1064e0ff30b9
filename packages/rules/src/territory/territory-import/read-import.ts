/**
 * Reads a whole file of another program: its format, territories or addresses, and everything that is not
 * imported.
 */

import { allow, type Decision, refuse } from '../../decision.ts';
import type { UnusedColumn } from '../../files/unused-columns.ts';
import { type DayOrder, dayOrderOf } from '../../time/date-text.ts';
import { type HyphenMeaning, hasOpenHyphen } from '../addresses/house-suffix.ts';
import {
  type Cells,
  countUnused,
  hasColumn,
  type ImportTable,
  isEmptyRow,
  openCells,
  rowText,
  type TableRow,
} from './cells.ts';
import type { Field, FormatColumns, ReadFormat } from './format-columns.ts';
import { recogniseFormat } from './formats.ts';
import { isEnough, type MatchedTable, matchFormat, withMarkedColumns } from './match-format.ts';
import type { LostReason, ProblemReason, RowProblem } from './problem.ts';
import { houseIn, type ReadAddress, readAddressRow } from './read-address-row.ts';
import { type HistoryNote, type ReadAssignment, readAssignmentRow } from './read-assignment.ts';
import type { RowContext } from './read-map-name.ts';
import { type ReadMap, readMapRow } from './read-map-row.ts';
import { isAddressPoint, joinShapes, placeAddresses, readPointRow, readShapeRow } from './read-shape-row.ts';
import { readSheafAddress, readSheafHolding, readSheafMap, rowKind } from './read-sheaf-row.ts';

export interface ReadImport {
  format: ReadFormat;
  /** Number of rows with any content. */
  rows: number;
  /** Rows in which a hyphen may be a range or part of one number. */
  hyphened: number;
  maps: ReadMap[];
  addresses: ReadAddress[];
  /** Holders of maps, in the order in which the history is merged. */
  history: HistoryNote[];
  /** Newest date of an assignment or completion in the file. */
  newest: string | null;
  problems: RowProblem[];
  unused: UnusedColumn[];
}

const buildingOf = ({ number, code, street, house, suffix }: ReadAddress): string =>
  [code ?? '', number, street.toLowerCase(), house, suffix ?? ''].join('|');

/** NWS lists a building and then its units: the building is not a door (TERR-R12). */
function withoutBuildings(addresses: readonly ReadAddress[], problems: RowProblem[]): ReadAddress[] {
  const ofUnits = new Set(addresses.filter(({ unit }) => unit !== null).map(buildingOf));
  return addresses.filter((address) => {
    const isBuilding =
      address.unit === null &&
      address.attempts === 0 &&
      address.kind !== 'do-not-call' &&
      ofUnits.has(buildingOf(address));
    if (isBuilding) problems.push({ line: address.line, reason: 'building-of-units', text: address.text });
    return !isBuilding;
  });
}

const orderIn = (table: ImportTable, columns: FormatColumns): DayOrder | null => {
  const open = openCells(table, columns);
  const fields = ['dates', 'doNotCall', 'completed', 'assigned', 'returned'] as const;
  return dayOrderOf(table.rows.flatMap((row) => fields.flatMap((field) => open(row)(field))));
};

const isWithoutNumbers = (table: ImportTable, columns: FormatColumns): boolean =>
  columns.rows === 'addresses' && !hasColumn(table, columns, 'number');

/** Files of points without addresses also have a boundary column, but contain no maps. */
const isWithoutShapes = (table: ImportTable, columns: FormatColumns): boolean => {
  const open = openCells(table, columns);
  const isTaken = (cells: Cells): boolean => cells('boundary').length > 0 || isAddressPoint(cells);
  return columns.rows === 'shapes' && !table.rows.some((row) => isTaken(open(row)));
};

/** An unknown category or kind may occur in hundreds of rows; it is reported once. */
function openRepeated(): (reason: ProblemReason, cells: Cells) => boolean {
  const fields: Partial<Record<ProblemReason, Field>> = { 'type-unknown': 'type', 'kind-unknown': 'kind' };
  const told = new Set<string>();
  return (reason, cells) => {
    const field = fields[reason];
    if (!field) return false;
    const key = [reason, ...cells(field)].join('|');
    const before = told.has(key);
    told.add(key);
    return before;
  };
}

type Reader<Row> = (cells: Cells, context: RowContext) => Decision<Row, LostReason>;

interface ReadLine {
  line: number;
  text: string;
}

/** Reads every row with the reader of its format; values that are not imported are added to the problems. */
function openRows(table: ImportTable, columns: FormatColumns, common: Omit<RowContext, 'tell'>) {
  const open = openCells(table, columns);
  const repeated = openRepeated();
  const problems: RowProblem[] = [];
  const readRow = <Row>(row: TableRow, reader: Reader<Row>): (Row & ReadLine)[] => {
    const cells = open(row);
    const told = { line: row.line, text: rowText(row) };
    const reasons = new Set<ProblemReason>();
    const read = reader(cells, { ...common, tell: (reason) => reasons.add(reason) });
    if (!read.allowed) {
      problems.push({ ...told, reason: read.reason });
      return [];
    }
    for (const reason of reasons) if (!repeated(reason, cells)) problems.push({ ...told, reason });
    return [{ ...read.value, ...told }];
  };
  const readAll = <Row>(reader: Reader<Row>, rows = table.rows) =>
    rows.flatMap((row) => readRow(row, reader));
  return { problems, readAll, open };
}

type Rows = Pick<ReadImport, 'maps' | 'addresses'> & { assignments: ReadAssignment[] };

/** Each row of a Sheaf export has a kind; a row without one is reported. */
function readSheafRows(table: ImportTable, { problems, readAll, open }: ReturnType<typeof openRows>): Rows {
  const ofKind = (kind: ReturnType<typeof rowKind>) =>
    table.rows.filter((row) => rowKind(open(row)) === kind);
  for (const row of ofKind(null))
    problems.push({ line: row.line, reason: 'kind-unreadable', text: rowText(row) });
  const holdings = readAll(readSheafHolding, ofKind('assignment'));
  const assignments = new Map<string, ReadAssignment>();
  for (const holding of holdings) {
    const key = `${holding.number}|${holding.from}`;
    const known = assignments.get(key);
    if (known) known.holders.push(...holding.holders);
    else assignments.set(key, { kind: 'holding', ...holding });
  }
  return {
    maps: readAll(readSheafMap, ofKind('map')),
    addresses: readAll(readSheafAddress, ofKind('address')),
    assignments: [...assignments.values()],
  };
}

function readRows(table: ImportTable, columns: FormatColumns, rows: ReturnType<typeof openRows>): Rows {
  if (columns.rows === 'sheaf') return readSheafRows(table, rows);
  const maps = columns.rows === 'maps' ? rows.readAll(readMapRow) : [];
  const isPoint = (row: TableRow): boolean => columns.rows === 'shapes' && isAddressPoint(rows.open(row));
  const [points, others] = [table.rows.filter(isPoint), table.rows.filter((row) => !isPoint(row))];
  const shapes =
    columns.rows === 'shapes' ? joinShapes(rows.readAll(readShapeRow, others), rows.problems) : [];
  const bordered = shapes.map(({ number, boundary }) => ({ number, border: boundary }));
  const addresses =
    columns.rows === 'addresses'
      ? rows.readAll(readAddressRow)
      : placeAddresses(rows.readAll(readPointRow, points), bordered);
  const holdings = columns.rows === 'assignments' ? rows.readAll(readAssignmentRow) : [];
  const beside = maps.flatMap(({ number, code, line, text, history }) =>
    history.map((holding): ReadAssignment => ({ kind: 'holding', number, code, line, text, ...holding })),
  );
  return {
    maps: [...maps, ...shapes],
    addresses,
    assignments: [...beside, ...holdings.map((holding) => ({ ...holding, kind: 'holding' as const }))],
  };
}

const newestIn = (assignments: readonly ReadAssignment[]): string | null =>
  assignments
    .flatMap(({ from, to }) => [from, to])
    .filter((day) => day !== null)
    .sort()
    .at(-1) ?? null;

/** Sorts the notes of a file by date, with ends before later events; unassigned maps come last. */
function historyOf({ maps, assignments }: Rows, newest: string | null): HistoryNote[] {
  const byDay = [...assignments].sort((a, b) => (a.from ?? a.to!).localeCompare(b.from ?? b.to!));
  if (newest === null) return byDay;
  const notOut = maps
    .filter(({ out }) => out === false)
    .map(({ number, code }) => ({ kind: 'not-out' as const, number, code, day: newest }));
  return [...byDay, ...notOut];
}

/** Returns the format of a file, including columns matched by hand. */
function formatOf(
  table: ImportTable,
  matched: MatchedTable | undefined,
): Decision<FormatColumns, 'format-unknown' | 'columns-unmatched'> {
  const known = recogniseFormat(table.headings);
  const found = known && !isWithoutShapes(table, known) ? known : null;
  if (!matched) return found ? allow(withMarkedColumns(table, found)) : refuse('format-unknown');
  const format = withMarkedColumns(table, matchFormat(table.headings, found, matched));
  return isEnough(table, format) ? allow(format) : refuse('columns-unmatched');
}

interface Reading {
  /** Date and language of the congregation. */
  today: string;
  lang: string;
  hyphen: HyphenMeaning;
  matched?: MatchedTable | undefined;
}

export function readImport(
  whole: ImportTable,
  { today, lang, hyphen, matched }: Reading,
): Decision<ReadImport, 'format-unknown' | 'columns-unmatched'> {
  const format = formatOf(whole, matched);
  if (!format.allowed) return format;
  const columns = format.value;
  const table = { ...whole, rows: whole.rows.filter((row) => !isEmptyRow(row)) };
  const order = orderIn(table, columns);
  const numberless = isWithoutNumbers(table, columns);
  const codeless = !hasColumn(table, columns, 'code');
  const tellsHolders = (['assigned', 'holder', 'lastName'] as const).some((field) =>
    hasColumn(table, columns, field),
  );
  const opened = openRows(table, columns, { today, lang, order, hyphen, numberless, codeless, tellsHolders });
  const { problems } = opened;
  const rows = readRows(table, columns, opened);
  const newest = newestIn(rows.assignments);
  return allow({
    format: columns.format,
    rows: table.rows.length,
    hyphened:
      columns.rows === 'addresses' || columns.rows === 'shapes'
        ? table.rows.filter((row) => hasOpenHyphen(houseIn(opened.open(row)))).length
        : 0,
    maps: rows.maps,
    addresses:
      columns.format === 'nws-addresses' ? withoutBuildings(rows.addresses, problems) : rows.addresses,
    history: historyOf(rows, newest),
    newest,
    problems,
    unused: countUnused(table, columns),
  });
}
