/** Assignment of unrecognised table columns to fields by a person (IMPORT-R11, TERR-R33). */

import { oneLine } from '../text/text-lines.ts';
import { toWellFormed } from '../text/well-formed.ts';

/** `field` is null for an omitted column. */
export interface MatchedColumn<Field extends string = string> {
  column: string;
  field: Field | null;
}

export interface ColumnSample {
  column: string;
  samples: string[];
  /** Number of filled cells. */
  values: number;
}

export const longestColumnName = 120;
const longestSample = 60;
const mostSamples = 3;

const plain = (text: string | undefined): string =>
  oneLine(toWellFormed(text ?? '').replaceAll('\0', ''))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Display names of columns: an empty heading becomes its number, and duplicate names are made unique. */
export function columnNames(headings: readonly string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading, index) => {
    const name = toWellFormed(plain(heading).slice(0, longestColumnName - 20));
    const free = name !== '' && !taken.has(name) ? name : freeName(`${name} #${index + 1}`.trim(), taken);
    taken.add(free);
    return free;
  });
}

/** Appends the lowest free number to a name in use; a heading could itself be "#2". */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let next = 2; taken.has(free); next += 1) free = `${name} (${next})`;
  return free;
}

/**
 * Returns the index per field, and all columns that were assigned or omitted. If two columns have one field,
 * the last counts.
 */
export function matchedPlaces<Field extends string>(
  headings: readonly string[],
  matched: readonly MatchedColumn<Field>[],
): { places: Map<Field, number>; handled: Set<number> } {
  const names = columnNames(headings);
  const found = matched
    .map(({ column, field }) => ({ place: names.indexOf(column), field }))
    .filter(({ place }) => place >= 0);
  return {
    places: new Map(found.flatMap(({ place, field }) => (field ? [[field, place] as const] : []))),
    handled: new Set(found.map(({ place }) => place)),
  };
}

/** Returns every column that is not empty, with its first distinct values. */
export function sampleColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): (ColumnSample & { place: number })[] {
  return columnNames(headings).flatMap((column, place) => {
    const values = rows.map((row) => plain(row[place])).filter((value) => value !== '');
    const samples = [...new Set(values)]
      .slice(0, mostSamples)
      .map((value) => toWellFormed(value.slice(0, longestSample)));
    return values.length > 0 ? [{ column, samples, values: values.length, place }] : [];
  });
}
