/** The text of an export; in a worker process, as a territory has tens of thousands of addresses. */
import {
  type ExportedBorder,
  type ExportRow,
  exportColumns,
  toGeoJson,
} from '@sheaf/rules/territory-import/export';
import Papa from 'papaparse';
import { task } from '#platform/workers/task';

interface Export {
  format: 'csv' | 'geojson';
  /** Lists as JSON, as the database wrote them. */
  rows: string[];
  borders: ExportedBorder[];
}

/** X-MIGRATE: what a spreadsheet would take for a formula is made text. */
export function writeExport({ format, rows, borders }: Export): Uint8Array {
  const all = rows.flatMap((list) => JSON.parse(list) as ExportRow[]);
  if (format === 'geojson') return Buffer.from(JSON.stringify(toGeoJson(all, borders)));
  const csv = Papa.unparse(all, { columns: [...exportColumns], escapeFormulae: true });
  return Buffer.from(`\uFEFF${csv}\r\n`);
}

export const exportWriting = task('exports', import.meta.url, writeExport);
