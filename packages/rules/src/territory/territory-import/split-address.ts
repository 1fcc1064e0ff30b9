/** An address in one cell: `12 Mount Street`, or `Hauptstraße 12a` as written in other countries. */
import { foldSpaces } from '../../files/spaces.ts';

export interface SplitAddress {
  house: string;
  street: string;
}

/** What stands before the first comma. */
export function splitAddress(text: string): SplitAddress | null {
  const [before = ''] = text.split(',');
  const line = foldSpaces(before.trim());
  const [, first, rest] = /^(\p{Nd}\S*(?: (?:bis|ter|quater)\b)?) (.+)$/iu.exec(line) ?? [];
  if (first && rest) {
    const [, end, street] = /^([-/] ?\p{Nd}\S*) (.+)$/u.exec(rest) ?? [];
    return end && street ? { house: `${first} ${end}`, street } : { house: first, street: rest };
  }
  const at = line.lastIndexOf(' ');
  const [street, house] = [line.slice(0, Math.max(at, 0)), line.slice(at + 1)];
  return /\P{Nd}$/u.test(street) && /^\p{Nd}/u.test(house) ? { house, street } : null;
}
