/** Words and numbers of a workbook, whatever script they are written in. */

import { oneLine } from '../../text/text-lines.ts';

const softHyphen = '\u00AD';

/** One line, as it is seen. Joiners stay where they shape letters. */
export const plainText = (text: string): string =>
  oneLine(text.normalize('NFC').replaceAll(softHyphen, '')).replace(/\s+/g, ' ').trim();

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The decimal digits of each script stand together, ten by ten. */
function digitOf(letter: string): number {
  const code = letter.codePointAt(0)!;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return (code - first) % 10;
}

/** With the digits 0 to 9 in place of those of other scripts. */
const westernDigits = (text: string): string => text.replace(/\p{Nd}/gu, (letter) => String(digitOf(letter)));

/** Every whole number, in the order in which they are written. */
export const numbersIn = (text: string): number[] => (westernDigits(text).match(/\d+/g) ?? []).map(Number);

export interface Bracket {
  before: string;
  inside: string;
  after: string;
}

/** The first pair of brackets, of any script. */
export function firstBracket(text: string): Bracket | null {
  const found = /^([^(（]*)[(（]([^()（）]*)[)）](.*)$/su.exec(text);
  return found && { before: found[1]!.trim(), inside: found[2]!.trim(), after: found[3]!.trim() };
}

/** What stands in brackets at the very end. */
export function lastBracket(text: string): string | null {
  const found = /[(（]([^()（）]*)[)）][.。]?$/u.exec(text);
  return found && found[1]!.trim() !== '' ? found[1]!.trim() : null;
}

/** `4. Title`, in the digits of any script. */
export function numberedTitle(text: string): { number: number; title: string } | null {
  const found = /^(\p{Nd}{1,2})\s*[.．。、)]\s*(\S.*)$/su.exec(text);
  return found && { number: Number(westernDigits(found[1]!)), title: found[2]! };
}

/** Up to the first full stop: in which way a part is given. */
export const firstSentence = (text: string): string => /^[^.。．։।؟]*/u.exec(text)![0].trim();
