/** The bytes of an address file as addresses, and the lines that cannot be read; in a worker process. Nothing here throws or asks anybody. */
import type { addresses } from '@sheaf/contract/addresses';
import { findColumns, readRow } from '@sheaf/rules/addresses/address-file';
import { type DrawnMap, drawMaps } from '@sheaf/rules/addresses/import/draw-maps';
import {
  type FileLine,
  type SameNumber,
  type TakenLines,
  takeLines,
} from '@sheaf/rules/addresses/import/take-lines';
import type { TableFault } from '@sheaf/rules/files/table-limits';
import type { RowProblem } from '@sheaf/rules/territory/import/problem';
import { type Road, roadsOf } from '@sheaf/rules/territory/street-line';
import type { Preparing } from '#platform/handle';
import { readTable } from '#platform/tables/read-table';
import { runParsing } from '#platform/tables/run-parsing';
import { task } from '#platform/workers/task';

export interface AddressFile {
  /** Lines on which anything stands. */
  rows: number;
  lines: FileLine[];
  problems: RowProblem[];
}

export type FileRefusal = TableFault | 'columns-missing' | 'nothing-to-import';

const longestText = 120;

export function readAddressFile(bytes: Uint8Array): AddressFile | FileRefusal {
  const told = readTable(bytes);
  if ('fault' in told) return told.fault;
  const { headings, rows } = told.table;
  const columns = findColumns([...headings]);
  if (!columns) return 'columns-missing';
  const read: AddressFile = { rows: 0, lines: [], problems: [] };
  for (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    read.rows += 1;
    const words = cells.join(', ').slice(0, longestText);
    const address = readRow([...cells], columns);
    if (address.allowed) read.lines.push({ line, text: words, address: address.value });
    else read.problems.push({ line, reason: address.reason, text: words });
  }
  return read.lines.length > 0 ? read : 'nothing-to-import';
}

export interface AddressFileToRead {
  bytes: Uint8Array;
  size: number;
  sameNumber: SameNumber;
  dryRun: boolean;
}

export interface ReadAddresses {
  file: Omit<AddressFile, 'lines'>;
  taken: TakenLines;
  /** For a dry run the maps if nothing of the file is here, and the streets under them: most lists begin an empty territory. */
  preview: { maps: DrawnMap[]; roads: Road[] } | null;
}

export function readAddresses(toRead: AddressFileToRead): ReadAddresses | FileRefusal {
  const read = readAddressFile(toRead.bytes);
  if (typeof read === 'string') return read;
  const { lines, ...file } = read;
  const taken = takeLines(lines, toRead.sameNumber);
  if (!toRead.dryRun) return { file, taken, preview: null };
  const houses = taken.addresses.map(({ street, house, lat, lng }) => ({
    street,
    number: Number(house),
    lat,
    lng,
  }));
  const preview = { maps: drawMaps(taken.addresses, toRead.size, []), roads: roadsOf(houses) };
  return { file, taken, preview };
}

const addressReading = task('parsing', import.meta.url, readAddresses);

export async function prepareAddresses(
  call: Preparing<typeof addresses.importAddresses>,
): Promise<ReadAddresses> {
  const { addresses_per_map: size, same_number: sameNumber, dry_run: dryRun } = call.body;
  const toRead = { bytes: call.file.bytes, size, sameNumber, dryRun };
  const read = await runParsing(call, addressReading, toRead);
  return typeof read === 'string' ? call.refuse(read) : read;
}
