/**
 * Validates an entry of houses or units while typing: reports nothing as long as it may still become valid
 * (ADDR-R52).
 */
import { foldSpaces } from '../../files/spaces.ts';
import {
  type HouseRefusal,
  hasNumbersApart,
  readHouse,
  readHouses,
  type SingleHouseRefusal,
} from './house.ts';
import { isWritten, listSigns, typedSigns } from './house-suffix.ts';
import { readUnits, type UnitRefusal } from './unit.ts';

/** Whether more digits may bring the number up to `from`: `3` of `30-3` becomes 36. */
const mayReach = (typed: string, from: string, digits: number): boolean =>
  Number(typed.padEnd(digits, '9')) >= Number(from);

/** The end of a list of houses: empty, a number, or a range with an unfinished last number. */
function mayBecomeHouse(part: string): boolean {
  const typed = /^(\d{1,5})[-+](\d{0,5})$/.exec(part);
  if (typed) return Number(typed[1]) > 0 && mayReach(typed[2]!, typed[1]!, 5);
  return /^\d{0,5}$/.test(part) && part !== '00000';
}

/** `left` when the field lost focus. */
export function refusedHouses(entry: string, left: boolean): HouseRefusal | null {
  const read = readHouses(entry);
  if (read.allowed || entry.trim() === '') return null;
  if (left || hasNumbersApart(entry)) return read.reason;
  const parts = typedSigns(entry).replaceAll(/\s+/g, '').split(',');
  const before = parts.length > 1 ? readHouses(parts.slice(0, -1).join(',')) : null;
  if (before && !before.allowed) return before.reason;
  const last = parts.at(-1)!;
  // A range that is too long only grows with further digits; a single number may repeat an earlier one.
  const tooLong = read.reason === 'too-many-houses' && /[-+]/.test(last);
  return tooLong || !mayBecomeHouse(last) ? read.reason : null;
}

/**
 * `left` when the field lost focus. The last unit of a list may still become a name: `9-1` becomes `9-1A`.
 */
export function refusedUnits(entry: string, left: boolean): UnitRefusal | null {
  const read = readUnits(entry);
  if (read.allowed) return null;
  if (left || read.reason === 'unit-too-long' || read.reason === 'numbers-apart') return read.reason;
  const parts = typedSigns(entry).split(',');
  const before = parts.slice(0, -1);
  if (before.some((part) => part.trim() === '')) return read.reason;
  const first = readUnits(before.join(','));
  return first.allowed ? null : first.reason;
}

/** The end of a range up to its digits, after letters of the beginning: `-3`, `a-3`. */
const begunRange = /^ ?(?:(?:\p{L}\p{M}{0,2} ?){1,3}-|-?) ?(\d{0,5}) ?$/u;

export interface SingleHouse {
  house: string;
  suffix: string;
}

/** For the form of one house; `left` names the fields that lost focus. */
export function refusedHouse(
  { house, suffix }: SingleHouse,
  left: { house: boolean; suffix: boolean },
): { house: SingleHouseRefusal | null; suffix: SingleHouseRefusal | null } {
  const read = house.trim() === '' ? null : readHouse(house, null);
  // `30-` starts a range, which this form refuses; the refusal appears with the next character.
  const begun = /^ ?(?:0{0,4}|\d{1,5} ?[,+-]? ?)$/.test(foldSpaces(typedSigns(house)));
  const ofHouse = read && !read.allowed && (left.house || !begun) ? read.reason : null;
  const whole = read?.allowed ? readHouse(house, suffix) : null;
  if (!whole || whole.allowed) return { house: ofHouse, suffix: null };
  const end = begunRange.exec(foldSpaces(listSigns(suffix)));
  // The same number may still get a letter: `9-9` becomes 9-9A.
  const mayFollow = isWritten(suffix.trim()) || (end !== null && mayReach(end[1]!, typedSigns(house), 5));
  return { house: ofHouse, suffix: left.suffix || !mayFollow ? whole.reason : null };
}
