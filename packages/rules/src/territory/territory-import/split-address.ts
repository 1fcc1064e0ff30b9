/** Splits an address in one cell: `12 Mount Street`, or `Hauptstraße 12a` as written in other countries. */
import { foldSpaces } from '../../files/spaces.ts';

export interface SplitAddress {
  house: string;
  street: string;
}

/** A number with a letter before or after it: `12`, `12a`, `A12`. */
const isHouse = /^\p{L}?\p{Nd}\S*$/u;

/** Reads the text before the first comma. */
export function splitAddress(text: string): SplitAddress | null {
  const [before = ''] = text.split(',');
  const line = foldSpaces(before.trim());
  const [, first, rest] = /^(\p{Nd}\S*(?: (?:bis|ter|quater)\b)?) (.+)$/iu.exec(line) ?? [];
  if (first && rest) {
    const [, end, street] = /^([-/] ?\p{Nd}\S*) (.+)$/u.exec(rest) ?? [];
    return end && street ? { house: `${first} ${end}`, street } : { house: first, street: rest };
  }
  const words = line.split(' ');
  // `5 bis`, `12 a`: the letters are a separate word.
  const isApart =
    words.length > 2 &&
    /^(?:bis|ter|quater|\p{L})$/iu.test(words.at(-1)!) &&
    /^\p{Nd}+$/u.test(words.at(-2)!);
  const at = words.length - (isApart ? 2 : 1);
  const [street, house] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  if (/\p{L}/u.test(street) && /\P{Nd}$/u.test(street) && (isApart || isHouse.test(house)))
    return { house, street };
  const [lettered = '', ...after] = words;
  return isHouse.test(lettered) && /\p{L}/u.test(after.join(''))
    ? { house: lettered, street: after.join(' ') }
    : null;
}
