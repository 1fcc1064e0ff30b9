/**
 * Parses the bytes of an address file into addresses and unreadable lines; in a worker process. Never throws
 * and has no side effects.
 */

import type { TableFault } from '@sheaf/rules/files/table-limits';
import type { TextEncoding } from '@sheaf/rules/files/text-encoding';
import type { UnusedColumn } from '@sheaf/rules/files/unused-columns';
import {
  type FileColumns,
  findColumns,
  type MatchedAddressColumn,
  unusedIn,
  withMarkedColumns,
} from '@sheaf/rules/territory/addresses/address-columns';
import { type RowReading, readRow } from '@sheaf/rules/territory/addresses/address-file';
import { type HyphenMeaning, hasOpenHyphen } from '@sheaf/rules/territory/addresses/house-suffix';
import {
  type FileLine,
  type SameNumber,
  type TakenLines,
  takeLines,
} from '@sheaf/rules/territory/addresses/import/take-lines';
import { isEmptyRow, type TableRow } from '@sheaf/rules/territory/territory-import/cells';
import type { RowProblem } from '@sheaf/rules/territory/territory-import/problem';
import { dayOrderOf } from '@sheaf/rules/time/date-text';
import { readTable } from '#platform/tables/read-table';
import { task } from '#platform/workers/task';

export interface AddressFile {
  /** Number of lines with any content. */
  rows: number;
  lines: FileLine[];
  problems: RowProblem[];
  /** Lines in which a hyphen may be a range or part of one number. */
  hyphened: number;
  encoding: TextEncoding | null;
  unused: UnusedColumn[];
}

export type FileRefusal = TableFault | 'columns-missing' | 'nothing-to-import';

const longestText = 120;

/** Problems of imported lines are reported with their line. */
function readLines(
  rows: readonly TableRow[],
  columns: FileColumns,
  { today, hyphen }: Pick<AddressFileToRead, 'today' | 'hyphen'>,
) {
  const texts = rows.flatMap(({ cells }) =>
    [...columns.dates, columns.doNotCall].map((place) => cells[place ?? -1] ?? ''),
  );
  const order = dayOrderOf(texts);
  const read: Pick<AddressFile, 'lines' | 'problems'> = { lines: [], problems: [] };
  for (const { line, cells } of rows) {
    const text = cells.join(', ').slice(0, longestText);
    const told = new Set<Parameters<RowReading['tell']>[0]>();
    const address = readRow(cells, columns, { order, today, hyphen, tell: (reason) => told.add(reason) });
    if (address.allowed) {
      read.lines.push({ line, text, address: address.value });
      read.problems.push(...[...told].map((reason) => ({ line, text, reason })));
    } else read.problems.push({ line, reason: address.reason, text });
  }
  return read;
}

export async function readAddressFile({
  bytes,
  encoding,
  matched,
  ...given
}: Omit<AddressFileToRead, 'sameNumber'>): Promise<AddressFile | FileRefusal> {
  const told = await readTable(bytes, encoding);
  if ('fault' in told) return told.fault;
  const { headings } = told.table;
  const rows = told.table.rows.filter((row) => !isEmptyRow(row));
  if (rows.length === 0) return 'nothing-to-import';
  const found = findColumns(headings, matched);
  if (!found) return 'columns-missing';
  const cells = rows.map((row) => row.cells);
  const columns = withMarkedColumns(found, headings, cells, matched);
  const read = readLines(rows, columns, given);
  const hyphened = rows.filter((row) => hasOpenHyphen(row.cells[columns.house] ?? '')).length;
  return {
    rows: rows.length,
    ...read,
    hyphened,
    encoding: told.encoding,
    unused: unusedIn(columns, headings, cells),
  };
}

export interface AddressFileToRead {
  bytes: Uint8Array;
  encoding: TextEncoding | undefined;
  /** Today in the congregation's time zone. */
  today: string;
  hyphen: HyphenMeaning;
  sameNumber: SameNumber;
  matched: readonly MatchedAddressColumn[] | undefined;
}

export interface ReadAddresses {
  file: Omit<AddressFile, 'lines'>;
  taken: TakenLines;
}

export async function readAddresses({
  sameNumber,
  ...given
}: AddressFileToRead): Promise<ReadAddresses | FileRefusal> {
  const read = await readAddressFile(given);
  if (typeof read === 'string') return read;
  const { lines, ...file } = read;
  return { file, taken: takeLines(lines, sameNumber) };
}

export const addressReading = task('parsing', import.meta.url, readAddresses);
