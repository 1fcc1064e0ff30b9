/**
 * Lists the columns of a file with sample values and their recognised fields, before any manual matching
 * (TERR-R33).
 */
import { type ColumnSample, sampleColumns } from '../../files/matched-columns.ts';
import { plainHeading } from '../../files/plain-heading.ts';
import { hasColumn, type ImportTable } from './cells.ts';
import type { ReadFormat } from './format-columns.ts';
import { recogniseFormat } from './formats.ts';
import {
  isMatchable,
  type MatchableField,
  type MatchedRows,
  matchableFields,
  plainFormat,
} from './match-format.ts';

export interface ReadColumns {
  format: ReadFormat | null;
  /** Null if the file does not determine the kind of its rows. */
  rows: MatchedRows | null;
  columns: (ColumnSample & {
    field: MatchableField | null;
    /** Whether the format uses the column, for a matchable field or for another one. */
    used: boolean;
  })[];
}

export function readColumns(table: ImportTable): ReadColumns {
  const format = recogniseFormat(table.headings);
  const rows = format && isMatchable(format.rows) ? format.rows : null;
  const columns = format ?? plainFormat('addresses');
  const fields: readonly MatchableField[] = isMatchable(columns.rows) ? matchableFields[columns.rows] : [];
  const used = new Set(format ? [...Object.values(format.columns).flat(), ...format.own] : []);
  const samples = sampleColumns(
    table.headings,
    table.rows.map(({ cells }) => cells),
  );
  return {
    format: format?.format ?? null,
    rows,
    columns: samples.map(({ place, ...sample }) => {
      const heading = plainHeading(table.headings[place] ?? '');
      const one = { headings: [table.headings[place] ?? ''], rows: [] };
      const field = fields.find((name) => hasColumn(one, columns, name));
      return { ...sample, field: field ?? null, used: heading !== '' && used.has(heading) };
    }),
  };
}
