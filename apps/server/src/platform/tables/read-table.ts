/** The bytes of a file as a table, whatever kind of file it is; told by its content and not by its name. In a worker process. */

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

/** `encoding` is null for files that are no plain text. */
export type ReadTable = { table: ImportTable; encoding: TextEncoding | null } | { fault: TableFault };

/** Anything with NUL or broken bytes is no text file. */
function decode(bytes: Uint8Array, encoding: TextEncoding): string {
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  if (text.includes('\0')) throw new Error('no text file');
  return text;
}

const isKml = (name: string): boolean => /\.kml$/i.test(name);

/** A workbook, or a KMZ, which is a KML in a zip. */
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

/** Cells as people see them: nothing hidden, and `\n` as their only line break (COMMON-X11). */
const visible = ({ headings, rows }: ImportTable): ImportTable => ({
  headings: headings.map(manyLines),
  rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(manyLines) })),
});

/**
 * What the parsers of strangers' files throw is never a fault of ours.
 * @param chosen by hand; recognised if omitted.
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

/** @internal a test runs it; other parsings call `readTable` within their own task. */
export const tableReading = task('parsing', import.meta.url, readTable);
