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

/** With a byte order mark, by which spreadsheets know UTF-8; `headings` in the reader's language. */
export const problemsAsCsv = (
  headings: readonly [line: string, reason: string, text: string],
  problems: readonly ToldProblem[],
): string =>
  `\uFEFF${[headings, ...problems.map(({ line, reason, text }) => [line, reason, text])]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')}\r\n`;
