/** Reads a report file of any supported program into lines of Sheaf's columns (REPORTS-R24). */

import { unquoted } from '../files/csv.ts';
import { isObject, type Json } from '../files/json-value.ts';
import { type UnusedColumn, unusedColumns } from '../files/unused-columns.ts';
import { manyLines, oneLine } from '../text/text-lines.ts';
import { toWellFormed } from '../text/well-formed.ts';
import {
  findReportColumns,
  type MatchedReportColumn,
  missingColumns,
  type ReportCells,
  type ReportColumnSample,
  type ReportLine,
  reportColumns,
  sampleReportColumns,
} from './import-columns.ts';
import {
  isHourglassReports,
  isOrganizedReports,
  readHourglass,
  readOrganized,
  unusedOfHourglass,
  unusedOfOrganized,
} from './report-exports.ts';

export const reportFormats = ['table', 'organized', 'hourglass'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export interface ReadReports {
  format: ReportFormat;
  lines: ReportLine[];
  /** Empty for a file format with known fields. */
  columns: ReportColumnSample[];
  /** Required columns that were not found. */
  missing: ('name' | 'month')[];
  unused: UnusedColumn[];
}

/** Plausibility limit: 150 people over some years. */
export const mostReports = 20_000;
const longestCell = 1000;

export interface ReportTable {
  headings: readonly string[];
  rows: readonly { line: number; cells: readonly string[] }[];
}

export function readReportTable(
  { headings, rows }: ReportTable,
  matched: readonly MatchedReportColumn[] = [],
): ReadReports {
  const places = findReportColumns(headings, matched);
  const missing = missingColumns(places);
  const lines = rows.flatMap(({ line, cells: row }): ReportLine[] => {
    const cells: ReportCells = {};
    for (const column of reportColumns) {
      const read = column === 'comments' ? manyLines : oneLine;
      const cell = toWellFormed(
        read(unquoted(row[places.get(column) ?? -1] ?? ''))
          .trim()
          .slice(0, longestCell),
      );
      if (cell !== '') cells[column] = cell;
    }
    return Object.keys(cells).length === 0 ? [] : [{ line, cells }];
  });
  const cells = rows.map((row) => row.cells);
  const columns = sampleReportColumns(headings, cells, places);
  const used = new Set(places.values());
  const unused = unusedColumns(headings, cells, (place) => used.has(place));
  return { format: 'table', lines: missing.length > 0 ? [] : lines, columns, missing, unused };
}

/** Null for other JSON. */
export function readReportJson(file: unknown): ReadReports | null {
  if (!isObject(file)) return null;
  const known: Json = file;
  if (isOrganizedReports(known))
    return {
      format: 'organized',
      lines: readOrganized(known),
      columns: [],
      missing: [],
      unused: unusedOfOrganized(known),
    };
  return isHourglassReports(known)
    ? {
        format: 'hourglass',
        lines: readHourglass(known),
        columns: [],
        missing: [],
        unused: unusedOfHourglass(known),
      }
    : null;
}
