/**
 * CSV with comma, semicolon or tab (RFC 4180), as spreadsheets of several countries write it. Parses any
 * input in one pass.
 */

const separators = [',', ';', '\t'] as const;

/** Far above real files, and small enough for a phone. */
export const mostCsvRows = 20_000;
export const mostCsvColumns = 1000;

/** Returns the most frequent separator of the first line outside quotes. */
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
  return [...separators].sort((a, b) => counts.get(b)! - counts.get(a)!)[0]!;
}

/** Index of the closing quote; doubled quotes are text, and an unclosed quote extends to the end. */
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
 * Returns rows of cells, including empty lines, so that the index is the line number. An unclosed quote
 * extends to the end of the text. Stops after the first row beyond the row limit or the cell limit.
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
 * Cells that spreadsheets treat as formulas get a leading quote; signed numbers do not. East Asian
 * spreadsheets treat full-width signs as formulas too.
 */
const formula = /^[=@\t\r\n\uff1d\uff20]|^[+\-\uff0b\uff0d](?!\d+(?:\.\d+)?$)/;
const quotedFormula = /^'+[=@\t\r\n+\-\uff1d\uff20\uff0b\uff0d]/;

/** Cells that already have such a quote get another one, so that reading removes exactly the one added. */
const written = (value: string): string => {
  const safe = formula.test(value) || quotedFormula.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Inverse of the formula escaping. */
export const unquoted = (cell: string): string => (quotedFormula.test(cell) ? cell.slice(1) : cell);

/** Begins with a byte order mark, by which spreadsheets recognise UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`;
