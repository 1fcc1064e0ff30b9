/** Columns of a file that are not imported; a dry run names each of them (X-MIGRATE). */
import { sampleColumns } from './matched-columns.ts';

export interface UnusedColumn {
  column: string;
  /** Number of rows in which it is filled. */
  values: number;
  /** The first of its values. */
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
