/** Problems as a table for a spreadsheet. */
export interface ToldProblem {
  line: number;
  reason: string;
  text: string;
}

/** What a spreadsheet would take for a formula is made text. */
const cell = (value: string | number): string => {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const written = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** With a byte order mark, by which spreadsheets know UTF-8; `headings` in the reader's language. */
export const problemsAsCsv = (
  headings: readonly [line: string, text: string, reason: string],
  problems: readonly ToldProblem[],
): string => written([headings, ...problems.map(({ line, reason, text }) => [line, text, reason])]);

/** Lines as they stand in the file, to be corrected and read again, with the reason behind (TERR-R34). */
export const leftOutAsCsv = (
  headings: readonly string[],
  reasonHeading: string,
  rows: readonly { cells: readonly string[]; reason: string }[],
): string =>
  written([
    [...headings, reasonHeading],
    ...rows.map(({ cells, reason }) => [...headings.map((_, place) => cells[place] ?? ''), reason]),
  ]);
