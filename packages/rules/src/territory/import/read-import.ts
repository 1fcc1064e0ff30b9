/** A whole file of another program: its format, its territories or addresses, and everything in it that is not taken. */
import { allow, type Decision, refuse } from '../../decision.ts';
import {
  countUnused,
  type ImportTable,
  isEmptyRow,
  openCells,
  rowText,
  type TableRow,
  type UnusedColumn,
} from './cells.ts';
import { type DayOrder, dayOrderOf } from './date-text.ts';
import { type FormatColumns, type ImportFormat, recogniseFormat } from './formats.ts';
import type { ProblemReason, RowProblem } from './problem.ts';
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

/** `today` is the congregation's day, `lang` its language. */
export function readImport(
  whole: ImportTable,
  { today, lang }: { today: string; lang: string },
): Decision<ReadImport, 'format-unknown'> {
  const columns = recogniseFormat(whole.headings);
  if (!columns) return refuse('format-unknown');
  const table = { ...whole, rows: whole.rows.filter((row) => !isEmptyRow(row)) };
  const open = openCells(table, columns);
  const order = orderIn(table, columns);
  const problems: RowProblem[] = [];
  const maps: ReadMap[] = [];
  const addresses: ReadAddress[] = [];
  const unknownTypes = new Set<string>();
  const readRow = (row: TableRow): void => {
    const { line } = row;
    const text = rowText(row);
    const told = new Set<ProblemReason>();
    const context: RowContext = { today, lang, order, tell: (reason) => told.add(reason) };
    const reads = columns.rows === 'maps' ? readMapRow : readAddressRow;
    const read = reads(open(row), context);
    if (!read.allowed) problems.push({ line, reason: read.reason, text });
    else {
      const type = open(row)('type').join();
      // A category stands in hundreds of rows: told once, it is told.
      if (unknownTypes.has(type)) told.delete('type-unknown');
      else if (told.has('type-unknown')) unknownTypes.add(type);
      for (const reason of told) problems.push({ line, reason, text });
      if (columns.rows === 'maps')
        maps.push({ line, text, ...(read.value as Omit<ReadMap, 'line' | 'text'>) });
      else addresses.push({ line, text, ...(read.value as Omit<ReadAddress, 'line' | 'text'>) });
    }
  };
  table.rows.forEach(readRow);
  return allow({
    format: columns.format,
    rows: table.rows.length,
    maps,
    addresses: columns.format === 'nws-addresses' ? withoutBuildings(addresses, problems) : addresses,
    problems,
    unused: countUnused(table, columns),
  });
}
