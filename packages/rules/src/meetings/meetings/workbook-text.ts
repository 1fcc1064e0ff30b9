/** Text helpers for workbooks in any script. */

import { oneLine } from '../../text/text-lines.ts';

const softHyphen = '\u00AD';

/** One line without invisible characters. Joiners that shape letters remain. */
export const plainText = (text: string): string =>
  oneLine(text.normalize('NFC').replaceAll(softHyphen, '')).replace(/\s+/g, ' ').trim();

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode lists the decimal digits of each script in blocks of ten. */
function digitOf(letter: string): number {
  const code = letter.codePointAt(0)!;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return (code - first) % 10;
}

/** Replaces digits of other scripts with 0 to 9. */
const westernDigits = (text: string): string => text.replace(/\p{Nd}/gu, (letter) => String(digitOf(letter)));

/** All whole numbers in text order. */
export const numbersIn = (text: string): number[] => (westernDigits(text).match(/\d+/g) ?? []).map(Number);

export interface Bracket {
  before: string;
  inside: string;
  after: string;
}

/** First pair of brackets, in any script. */
export function firstBracket(text: string): Bracket | null {
  const found = /^([^(（]*)[(（]([^()（）]*)[)）](.*)$/su.exec(text);
  return found && { before: found[1]!.trim(), inside: found[2]!.trim(), after: found[3]!.trim() };
}

/** Content of the brackets at the end. */
export function lastBracket(text: string): string | null {
  const found = /[(（]([^()（）]*)[)）][.。]?$/u.exec(text);
  return found && found[1]!.trim() !== '' ? found[1]!.trim() : null;
}

/** Parses `4. Title`, in the digits of any script. */
export function numberedTitle(text: string): { number: number; title: string } | null {
  const found = /^(\p{Nd}{1,2})\s*[.．。、)]\s*(\S.*)$/su.exec(text);
  return found && { number: Number(westernDigits(found[1]!)), title: found[2]! };
}

/** Text before the first full stop: the manner of a part. */
export const firstSentence = (text: string): string => /^[^.。．։।؟]*/u.exec(text)![0].trim();
