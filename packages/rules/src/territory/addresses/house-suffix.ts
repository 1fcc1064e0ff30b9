/**
 * The suffix of a house number: letters of any script (`a`, `bis`, `أ`), the end of a range (`-10`, `-33A`),
 * or, after a tilde, the whole number as a list wrote it (`~A12`, `~395-1`) if it has another form. A text
 * without a number, `~Villa Rosa`, belongs to house zero. Decisions 142 and 158.
 */
import { foldSpaces } from '../../files/spaces.ts';
import { foldDigits } from '../../text/fold-digits.ts';

export const longestSuffix = 24;
const writtenMark = '~';

/** Highest house number accepted from typing. */
export const highestHouse = 99_999;

/** Digits and commas as a keyboard of any script types them, as ASCII. */
export const typedSigns = (text: string): string =>
  foldDigits(text)
    .replaceAll(/[،、，]/g, ',')
    .replaceAll('＋', '+')
    .replaceAll('－', '-');

/** Like `typedSigns`; also converts dashes to hyphens, as lists contain them. */
export const listSigns = (text: string): string =>
  typedSigns(text).replaceAll(/[\u2010-\u2015\u2212\ufe63]/g, '-');

const letters = /^(?:\p{L}\p{M}{0,2}){1,10}$/u;
const range = /^((?:\p{L}\p{M}{0,2}){0,3})-(\d{1,5})((?:\p{L}\p{M}{0,2}){0,3})$/u;

const large = (text: string): string => (/^\p{L}\p{M}{0,2}$/u.test(text) ? text.toUpperCase() : text);

export type SuffixFault = 'suffix-unreadable' | 'house-reversed';

const firstNumber = /\d{1,9}/;

export const isWritten = (suffix: string | null): suffix is string =>
  suffix?.startsWith(writtenMark) ?? false;

/**
 * `suffix` has no spaces. The end of a range is larger than its beginning, or the same number with a letter.
 */
export function readSuffix(house: number, suffix: string): { suffix: string } | { fault: SuffixFault } {
  if (isWritten(suffix))
    return (numberIn(suffix) ?? 0) === house && suffix.length > 1 && suffix.length <= longestSuffix
      ? { suffix }
      : { fault: 'suffix-unreadable' };
  const typed = listSigns(suffix).replaceAll(/\s+/g, '');
  if (letters.test(typed)) return { suffix: large(typed) };
  const [, letter = '', end, endLetter = ''] = range.exec(/^\d/.test(typed) ? `-${typed}` : typed) ?? [];
  if (end === undefined || Number(end) === 0) return { fault: 'suffix-unreadable' };
  const isAfter = Number(end) > house || (Number(end) === house && endLetter !== '');
  return isAfter
    ? { suffix: `${large(letter)}-${Number(end)}${large(endLetter)}` }
    : { fault: 'house-reversed' };
}

/** The first number of a text in digits of any script; null if it has none, or only zero. */
export function numberIn(text: string): number | null {
  const [digits] = firstNumber.exec(foldDigits(text)) ?? [];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}

/** A suffix that stores the whole of `text`, cut to the database limit. */
export const writtenSuffix = (text: string): string =>
  `${writtenMark}${text
    .slice(0, longestSuffix - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()}`;

/** Separated from its number by a space. */
const word = /^[^-0-9~ ,;&./#]{3,}$/u;

/**
 * `40A`, `8-10`, `12 bis`, `A12`. The database has the same function, `sheaf.house_text`; a test compares
 * both.
 */
export function houseText(house: string | number, suffix: string | null): string {
  if (isWritten(suffix)) return suffix.slice(1);
  const isWord = suffix !== null && word.test(suffix);
  return `${house}${isWord ? ' ' : ''}${suffix ?? ''}`;
}

export const hyphenMeanings = ['range', 'number'] as const;
/** Whether `12-14` in a list means the houses from 12 to 14, or one number. */
export type HyphenMeaning = (typeof hyphenMeanings)[number];

/** Countries in which a lot, block or addition follows the number after a hyphen. */
const oneNumber: ReadonlySet<string> = new Set(['CN', 'CO', 'JP', 'KR', 'NL', 'TW']);

/** @param country ISO 3166-1 alpha-2 */
export const hyphenIn = (country: string | null): HyphenMeaning =>
  country !== null && oneNumber.has(country) ? 'number' : 'range';

/** Whether the form must ask for the meaning of the hyphen: `12-14`, but not `395-1` or `33-33A`. */
export function hasOpenHyphen(text: string): boolean {
  const [, from, to] = /^(\d{1,5}) ?- ?(\d{1,5})$/.exec(listSigns(foldSpaces(text.trim()))) ?? [];
  return from !== undefined && Number(to) > Number(from) && Number(from) > 0;
}
