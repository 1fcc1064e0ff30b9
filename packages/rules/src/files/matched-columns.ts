/** Columns of a table that nobody recognises, and what a person says that they are (IMPORT-R11, TERR-R33). */

import { oneLine } from '../text/text-lines.ts';

/** A column by its name, and what stands in it; null leaves it out. */
export interface MatchedColumn<Field extends string = string> {
  column: string;
  field: Field | null;
}

export interface ColumnSample {
  column: string;
  samples: string[];
  /** How many of its cells are filled. */
  values: number;
}

export const longestColumnName = 120;
const longestSample = 60;
const mostSamples = 3;

const plain = (text: string | undefined): string =>
  oneLine((text ?? '').toWellFormed().replaceAll('\0', ''))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** As the headings are shown and sent: one without a name is called by its place, and no two are called alike. */
export function columnNames(headings: readonly string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading, index) => {
    const name = plain(heading)
      .slice(0, longestColumnName - 20)
      .toWellFormed();
    const free = name !== '' && !taken.has(name) ? name : freeName(`${name} #${index + 1}`.trim(), taken);
    taken.add(free);
    return free;
  });
}

/** The name, or the name with the lowest number that makes it free: another column may be headed "#2". */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let next = 2; taken.has(free); next += 1) free = `${name} (${next})`;
  return free;
}

/** Where the fields stand that were matched by hand, and every column that was looked at; of two for one field the last counts. */
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

/** Every column in which anything stands, with the first values of it. */
export function sampleColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): (ColumnSample & { place: number })[] {
  return columnNames(headings).flatMap((column, place) => {
    const values = rows.map((row) => plain(row[place])).filter((value) => value !== '');
    const samples = [...new Set(values)]
      .slice(0, mostSamples)
      .map((value) => value.slice(0, longestSample).toWellFormed());
    return values.length > 0 ? [{ column, samples, values: values.length, place }] : [];
  });
}
