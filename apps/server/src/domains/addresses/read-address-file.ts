/** The bytes of an address file as addresses, and the lines that cannot be read; in a worker process. Nothing here throws or asks anybody. */
import { findColumns, type MatchedAddressColumn, readRow } from '@sheaf/rules/addresses/address-file';
import {
  type FileLine,
  type SameNumber,
  type TakenLines,
  takeLines,
} from '@sheaf/rules/addresses/import/take-lines';
import type { TableFault } from '@sheaf/rules/files/table-limits';
import { isEmptyRow } from '@sheaf/rules/territory-import/cells';
import type { RowProblem } from '@sheaf/rules/territory-import/problem';
import { readTable } from '#platform/tables/read-table';
import { task } from '#platform/workers/task';

export interface AddressFile {
  /** Lines on which anything stands. */
  rows: number;
  lines: FileLine[];
  problems: RowProblem[];
}

export type FileRefusal = TableFault | 'columns-missing' | 'nothing-to-import';

const longestText = 120;

export async function readAddressFile(
  bytes: Uint8Array,
  matched?: readonly MatchedAddressColumn[],
): Promise<AddressFile | FileRefusal> {
  const told = await readTable(bytes);
  if ('fault' in told) return told.fault;
  const { headings } = told.table;
  const rows = told.table.rows.filter((row) => !isEmptyRow(row));
  if (rows.length === 0) return 'nothing-to-import';
  const columns = findColumns(headings, matched);
  if (!columns) return 'columns-missing';
  const read: AddressFile = { rows: rows.length, lines: [], problems: [] };
  for (const { line, cells } of rows) {
    const words = cells.join(', ').slice(0, longestText);
    const address = readRow([...cells], columns);
    if (address.allowed) read.lines.push({ line, text: words, address: address.value });
    else read.problems.push({ line, reason: address.reason, text: words });
  }
  return read.lines.length > 0 ? read : 'nothing-to-import';
}

export interface AddressFileToRead {
  bytes: Uint8Array;
  sameNumber: SameNumber;
  matched: readonly MatchedAddressColumn[] | undefined;
}

export interface ReadAddresses {
  file: Omit<AddressFile, 'lines'>;
  taken: TakenLines;
}

export async function readAddresses({
  bytes,
  sameNumber,
  matched,
}: AddressFileToRead): Promise<ReadAddresses | FileRefusal> {
  const read = await readAddressFile(bytes, matched);
  if (typeof read === 'string') return read;
  const { lines, ...file } = read;
  return { file, taken: takeLines(lines, sameNumber) };
}

export const addressReading = task('parsing', import.meta.url, readAddresses);
