/** Columns of a file that are not imported; a dry run lists them (X-MIGRATE). */
import { sampleColumns } from './matched-columns.ts';

export interface UnusedColumn {
  column: string;
  /** Number of filled rows. */
  values: number;
  /** First value. */
  sample: string;
}

export const unusedColumns = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  isUsed: (place: number) => boolean,
): UnusedColumn[] =>
  sampleColumns(headings, rows)
    .filter(({ place }) => !isUsed(place))
    .map(({ column, values, samples }) => ({ column, values, sample: samples[0] ?? '' }));
