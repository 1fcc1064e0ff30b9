/** Comma, semicolon and tab separated text (RFC 4180), as spreadsheets of several countries write it. */

const separators = [',', ';', '\t'] as const;

/** The one that stands most often in the first line outside of quotes. */
function separatorOf(text: string): string {
  const head = /^(?:"[^"]*"|[^"\r\n])*/.exec(text)?.[0].replaceAll(/"[^"]*"/g, '') ?? '';
  const count = (separator: string): number => head.split(separator).length;
  return separators.toSorted((a, b) => count(b) - count(a))[0]!;
}

/** Rows of cells, empty lines too, so that the place in the list is the line; a quote that never ends takes the rest as it stands. */
export function parseCsv(text: string): string[][] {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const separator = separatorOf(body);
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)(?:"|$))?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < body.length || row.length > 0) {
    const [, quoted, rest = '', end = ''] = cell.exec(body) ?? [];
    row.push((quoted?.replaceAll('""', '"') ?? '') + rest);
    if (end === separator) continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

/** What a spreadsheet would take for a formula is made text by a quote before it; a number with its + is none. */
const formula = /^[=@\t\r]|^[+-](?!\d+$)/;

/** Also before a quote that stood there already, so that reading takes away no more than was added. */
const written = (value: string): string => {
  const safe = formula.test(value) || /^'+(?=[=@\t\r+-])/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The cell as it was before it was made safe for spreadsheets. */
export const unquoted = (cell: string): string => (/^'+[=@\t\r+-]/.test(cell) ? cell.slice(1) : cell);

/** With a byte order mark, by which spreadsheets know UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`;
