/** Reads talk titles from pasted lines, or from a table separated by semicolon, tab or comma (WKND-O6). */

import { type UnusedColumn, unusedColumns } from '../../files/unused-columns.ts';
import { foldDigits } from '../../text/fold-digits.ts';
import { oneLine } from '../../text/text-lines.ts';

export const highestTalk = 999;
export const longestTitle = 190;

export interface TalkTitle {
  lang: string;
  number: number;
  title: string;
}

export interface ReadTitles {
  titles: TalkTitle[];
  /** Unreadable lines, numbered from 1. */
  wrong: {
    line: number;
    code: 'no-number' | 'no-title' | 'number-too-high' | 'title-too-long' | 'number-twice';
  }[];
  unused: UnusedColumn[];
}

const isLanguage = (cell: string): boolean => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(cell);
const isHeadOfNumbers = (cell: string): boolean => !/\p{Nd}/u.test(cell);

/** Splits a line into cells; a quoted cell can contain the separator, and a doubled quote is one quote. */
export function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at]!;
    if (quoted && sign === '"' && line[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (sign === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

/** Decides by the lines that begin with a number; one unrelated line among them does not matter. */
function separatorOf(lines: readonly string[]): string | null {
  const numbered = lines.filter((line) => /^\s*"?\p{Nd}/u.test(line));
  const every = numbered.length > 0 ? numbered : lines;
  const isTable = (sign: string): boolean => every.every((line) => line.includes(sign));
  return (
    ['\t', ';'].find(isTable) ??
    (every.every((line) => /^"?\p{L}*\p{Nd}*"?\s*,/u.test(line.trimStart())) ? ',' : null)
  );
}

/** Accepts `12 A title`, `12. A title`, `No. 12: A title`. */
export function splitLine(line: string): string[] {
  const [, number, rest = ''] = /^[^\p{Nd}]{0,6}(\p{Nd}+)(.*)$/su.exec(line) ?? [];
  const title = rest
    .trimStart()
    .replace(/^[.):;,\-–—]/, '')
    .trimStart();
  // Unicode line separators inside a title are not part of a table.
  return number === undefined || /[\u2028\u2029]/.test(title) ? ['', line] : [number, title];
}

/** Parses digits of any script; null if there are none. */
function numberOf(cell: string): number | null {
  const digits = foldDigits(cell).replaceAll(/[^0-9]/g, '');
  if (digits === '') return null;
  return digits.length > 9 ? Number.MAX_SAFE_INTEGER : Number(digits);
}

interface NumberedText {
  text: string;
  line: number;
}

function tableOf(
  lines: readonly NumberedText[],
  lang: string,
): { headings: string[]; rows: NumberedText[]; langs: string[]; cells: (text: string) => string[] } {
  const separator = separatorOf(lines.map(({ text }) => text));
  const cells = (text: string): string[] => (separator === null ? splitLine(text) : cellsOf(text, separator));
  const head = lines[0] ? cells(lines[0].text) : [];
  const named = head.slice(1).map((cell) => cell.toLowerCase());
  const hasHead = separator !== null && head.length > 1 && isHeadOfNumbers(head[0]!);
  if (!hasHead) return { headings: [], rows: [...lines], langs: [lang], cells };
  return { headings: head, rows: lines.slice(1), langs: named.every(isLanguage) ? named : [lang], cells };
}

/** @param lang default language of titles. */
export function readTitles(text: string, lang: string): ReadTitles {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ text: line, line: index + 1 }))
    .filter((line) => line.text.trim() !== '');
  const { headings, rows, langs, cells } = tableOf(lines, lang);
  const table = rows.map((row) => cells(row.text));
  const width = table.reduce((most, { length }) => Math.max(most, length), headings.length);
  const names = Array.from({ length: width }, (_, place) => headings[place] ?? '');
  const unused = unusedColumns(names, table, (place) => place <= langs.length);
  const found: ReadTitles = { titles: [], wrong: [], unused };
  const seen = new Set<number>();
  for (const [place, { line: at }] of rows.entries()) {
    const [first = '', ...rest] = table[place]!;
    const number = numberOf(first);
    const titles = langs.flatMap((language, index) => {
      const title = oneLine(rest[index] ?? '')
        .replace(/\s+/g, ' ')
        .trim();
      return title ? [{ lang: language, title }] : [];
    });
    const code = wrongIn(number, titles, seen);
    if (code) found.wrong.push({ line: at, code });
    else {
      seen.add(number!);
      found.titles.push(...titles.map((title) => ({ ...title, number: number! })));
    }
  }
  return found;
}

function wrongIn(
  number: number | null,
  titles: readonly { title: string }[],
  seen: ReadonlySet<number>,
): ReadTitles['wrong'][number]['code'] | null {
  if (number === null || number === 0) return 'no-number';
  if (number > highestTalk) return 'number-too-high';
  if (titles.length === 0) return 'no-title';
  if (titles.some(({ title }) => title.length > longestTitle)) return 'title-too-long';
  return seen.has(number) ? 'number-twice' : null;
}

export interface TitlePlan {
  added: TalkTitle[];
  changed: (TalkTitle & { before: string })[];
  same: number;
}

/** Plans the changes to existing titles; titles missing in the list stay. */
export function planTitles(known: readonly TalkTitle[], given: readonly TalkTitle[]): TitlePlan {
  const before = new Map(known.map(({ lang, number, title }) => [`${lang} ${number}`, title]));
  const plan: TitlePlan = { added: [], changed: [], same: 0 };
  for (const title of given) {
    const old = before.get(`${title.lang} ${title.number}`);
    if (old === undefined) plan.added.push(title);
    else if (old === title.title) plan.same += 1;
    else plan.changed.push({ ...title, before: old });
  }
  return plan;
}

/** Returns the title in the first of these languages that has one, else in any. */
export function titleIn(
  titles: readonly TalkTitle[],
  number: number,
  langs: readonly string[],
): string | null {
  const own = titles.filter((title) => title.number === number);
  for (const lang of langs) {
    const found = own.find((title) => title.lang === lang);
    if (found) return found.title;
  }
  return own[0]?.title ?? null;
}
