/** Comma, semicolon and tab separated text (RFC 4180), as spreadsheets of several countries write it. Read in one pass, however it is made. */

const separators = [',', ';', '\t'] as const;

/** More than any program writes, and few enough for a phone. */
export const mostCsvRows = 20_000;
export const mostCsvColumns = 1000;

/** The one that stands most often in the first line outside of quotes. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(separators.map((separator) => [separator, 0]));
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    if (letter === '\n' || letter === '\r') break;
    const counted = counts.get(letter);
    if (counted !== undefined) counts.set(letter, counted + 1);
    else if (letter === '"') {
      const close = text.indexOf('"', at + 1);
      if (close < 0) break;
      at = close;
    }
  }
  return separators.toSorted((a, b) => counts.get(b)! - counts.get(a)!)[0]!;
}

/** Where the quote that is open ends: a doubled one is text, and one that never ends takes the rest. */
function closeOf(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at;
  return text.length;
}

function endOf(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === separator || letter === '\n' || letter === '\r') return at;
  }
  return text.length;
}

/**
 * Rows of cells, empty lines too, so that the place in the list is the line; a quote that never ends takes the rest as it
 * stands. Ends with the row that is one too many, or has a cell too many.
 */
export function parseCsv(text: string): string[][] {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const separator = separatorOf(body);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < body.length || row.length > 0) {
    const close = body[at] === '"' ? closeOf(body, at + 1) : at;
    const quoted = body[at] === '"' ? body.slice(at + 1, close).replaceAll('""', '"') : '';
    const rest = body[at] === '"' ? Math.min(close + 1, body.length) : at;
    const end = endOf(body, rest, separator);
    row.push(quoted + body.slice(rest, end));
    const isLast = end === body.length;
    at = end + (body[end] === '\r' && body[end + 1] === '\n' ? 2 : 1);
    if (body[end] === separator && row.length <= mostCsvColumns) continue;
    rows.push(row);
    if (isLast || rows.length > mostCsvRows || row.length > mostCsvColumns) break;
    row = [];
  }
  return rows;
}

/**
 * What a spreadsheet would take for a formula is made text by a quote before it; a number with its sign is none. Spreadsheets of East
 * Asia take the full-width signs for formulas too.
 */
const formula = /^[=@\t\r\n\uff1d\uff20]|^[+\-\uff0b\uff0d](?!\d+(?:\.\d+)?$)/;
const quotedFormula = /^'+[=@\t\r\n+\-\uff1d\uff20\uff0b\uff0d]/;

/** Also before a quote that stood there already, so that reading takes away no more than was added. */
const written = (value: string): string => {
  const safe = formula.test(value) || quotedFormula.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The cell as it was before it was made safe for spreadsheets. */
export const unquoted = (cell: string): string => (quotedFormula.test(cell) ? cell.slice(1) : cell);

/** With a byte order mark, by which spreadsheets know UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`;
