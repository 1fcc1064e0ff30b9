/** Reads a file as a table in a worker process; the format is detected by content, not by name. */

import type { TableFault } from '@sheaf/rules/files/table-limits';
import { encodingOf, type TextEncoding } from '@sheaf/rules/files/text-encoding';
import type { ImportTable } from '@sheaf/rules/territory/territory-import/cells';
import { manyLines } from '@sheaf/rules/text/text-lines';
import { readCsv } from '#platform/tables/read-csv';
import { readGeoJson } from '#platform/tables/read-geojson';
import { readKml } from '#platform/tables/read-kml';
import { isWorkbookPart, readXlsx } from '#platform/tables/read-xlsx';
import { TableTooLarge } from '#platform/tables/table-meter';
import { unzipTexts } from '#platform/tables/unzip-texts';
import { task } from '#platform/workers/task';

/** `encoding` is null for formats other than plain text. */
export type ReadTable = { table: ImportTable; encoding: TextEncoding | null } | { fault: TableFault };

/** NUL bytes or invalid sequences mean that it is not a text file. */
function decode(bytes: Uint8Array, encoding: TextEncoding): string {
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  if (text.includes('\0')) throw new Error('no text file');
  return text;
}

const isKml = (name: string): boolean => /\.kml$/i.test(name);

/** A workbook, or a KMZ (a zipped KML). */
async function readZip(bytes: Uint8Array): Promise<ImportTable | null> {
  const parts = await unzipTexts(bytes, (name) => isWorkbookPart(name) || isKml(name));
  if (parts.has('xl/workbook.xml')) return readXlsx(parts);
  const kml = [...parts].find(([name]) => isKml(name))?.[1];
  return kml === undefined ? null : readKml(kml);
}

const isZip = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004';

function readText(bytes: Uint8Array, encoding: TextEncoding): ImportTable | null {
  const text = decode(bytes, encoding);
  const start = text.trimStart();
  if (start.startsWith('{')) return readGeoJson(text);
  return start.startsWith('<') ? readKml(start) : readCsv(text);
}

/** Visible text of cells, with `\n` as the only line break (COMMON-X11). */
const visible = ({ headings, rows }: ImportTable): ImportTable => ({
  headings: headings.map(manyLines),
  rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(manyLines) })),
});

/**
 * Errors of parsers on untrusted files are never our faults.
 * @param chosen by a person; detected if omitted.
 */
export async function readTable(bytes: Uint8Array, chosen?: TextEncoding): Promise<ReadTable> {
  try {
    const encoding = isZip(bytes) ? null : (chosen ?? encodingOf(bytes));
    const table = encoding === null ? await readZip(bytes) : readText(bytes, encoding);
    return table ? { table: visible(table), encoding } : { fault: 'import-unreadable' };
  } catch (error) {
    return { fault: error instanceof TableTooLarge ? error.fault : 'import-unreadable' };
  }
}

/** @internal for a test; other parsers call `readTable` within their own task. */
export const tableReading = task('parsing', import.meta.url, readTable);
