import { writeCsv } from '../../files/csv.ts';

export interface ToldProblem {
  line: number;
  reason: string;
  text: string;
}

/** With a byte order mark, by which spreadsheets detect UTF-8; `headings` in the reader's language. */
export const problemsAsCsv = (
  headings: readonly [line: string, text: string, reason: string],
  problems: readonly ToldProblem[],
): string => writeCsv([headings, ...problems.map(({ line, reason, text }) => [String(line), text, reason])]);

/**
 * The lines of the file that were left out, with the reason in the last column, to be corrected and imported
 * again (TERR-R34).
 */
export const leftOutAsCsv = (
  headings: readonly string[],
  reasonHeading: string,
  rows: readonly { cells: readonly string[]; reason: string }[],
): string =>
  writeCsv([
    [...headings, reasonHeading],
    ...rows.map(({ cells, reason }) => [...headings.map((_, place) => cells[place] ?? ''), reason]),
  ]);
