/**
 * Writes the text of an export; in a worker process, because a territory has tens of thousands of addresses.
 */

import { writeCsv } from '@sheaf/rules/files/csv';
import {
  type ExportedBorder,
  type ExportRow,
  exportColumns,
  toGeoJson,
} from '@sheaf/rules/territory/territory-import/export';
import { task } from '#platform/workers/task';

interface Export {
  format: 'csv' | 'geojson';
  /** JSON lists from the database. */
  rows: string[];
  borders: ExportedBorder[];
}

/** X-MIGRATE. */
export function writeExport({ format, rows, borders }: Export): Uint8Array {
  const all = rows.flatMap((list) => JSON.parse(list) as ExportRow[]);
  if (format === 'geojson') return Buffer.from(JSON.stringify(toGeoJson(all, borders)));
  const cells = all.map((row) => exportColumns.map((column) => String(row[column] ?? '')));
  return Buffer.from(writeCsv([exportColumns, ...cells]));
}

export const exportWriting = task('exports', import.meta.url, writeExport);
