/** A whole file of another program: its format, its territories or addresses, and everything in it that is not taken. */
import { allow, type Decision, refuse } from '../../decision.ts';
import { type DayOrder, dayOrderOf } from '../../time/date-text.ts';
import {
  type Cells,
  countUnused,
  hasColumn,
  type ImportTable,
  isEmptyRow,
  openCells,
  rowText,
  type TableRow,
  type UnusedColumn,
} from './cells.ts';
import { type Field, type FormatColumns, type ImportFormat, recogniseFormat } from './formats.ts';
import type { LostReason, ProblemReason, RowProblem } from './problem.ts';
import { type ReadAddress, readAddressRow } from './read-address-row.ts';
import { type ReadMap, type RowContext, readMapRow } from './read-map-row.ts';

export interface ReadImport {
  format: ImportFormat;
  /** Rows in which anything stands. */
  rows: number;
  maps: ReadMap[];
  addresses: ReadAddress[];
  problems: RowProblem[];
  unused: UnusedColumn[];
}

const buildingOf = ({ number, code, street, house, suffix }: ReadAddress): string =>
  [code, number, street.toLowerCase(), house, suffix ?? ''].join('|');

/** NWS lists a building and then its units: the building itself is no door (TERR-R12). */
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
  return dayOrderOf(table.rows.flatMap((row) => [...open(row)('dates'), ...open(row)('completed')]));
};

const isWithoutNumbers = (table: ImportTable, columns: FormatColumns): boolean =>
  columns.rows === 'addresses' && !hasColumn(table, columns, 'number');

/** A category or kind that nobody can say stands in hundreds of rows: told once, it is told. */
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

interface Told {
  line: number;
  text: string;
}

/** Every row by the reader of its format; what is not taken is added to the problems. */
function openRows(table: ImportTable, columns: FormatColumns, common: Omit<RowContext, 'tell'>) {
  const open = openCells(table, columns);
  const repeated = openRepeated();
  const problems: RowProblem[] = [];
  const readRow = <Row>(row: TableRow, reader: Reader<Row>): (Row & Told)[] => {
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
  const readAll = <Row>(reader: Reader<Row>) => table.rows.flatMap((row) => readRow(row, reader));
  return { problems, readAll };
}

/** `today` is the congregation's day, `lang` its language. */
export function readImport(
  whole: ImportTable,
  { today, lang }: { today: string; lang: string },
): Decision<ReadImport, 'format-unknown'> {
  const columns = recogniseFormat(whole.headings);
  if (!columns) return refuse('format-unknown');
  const table = { ...whole, rows: whole.rows.filter((row) => !isEmptyRow(row)) };
  const order = orderIn(table, columns);
  const numberless = isWithoutNumbers(table, columns);
  const { problems, readAll } = openRows(table, columns, { today, lang, order, numberless });
  const maps = columns.rows === 'maps' ? readAll(readMapRow) : [];
  const addresses = columns.rows === 'addresses' ? readAll(readAddressRow) : [];
  return allow({
    format: columns.format,
    rows: table.rows.length,
    maps,
    addresses: columns.format === 'nws-addresses' ? withoutBuildings(addresses, problems) : addresses,
    problems,
    unused: countUnused(table, columns),
  });
}
