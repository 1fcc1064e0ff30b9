/** Parses house numbers as people enter them (ADDR-R7, R8, R15, R22). */
import { allow, type Decision, refuse } from '../../decision.ts';
import { foldSpaces } from '../../files/spaces.ts';
import { highestHouse, isWritten, readSuffix, typedSigns } from './house-suffix.ts';

/** Maximum rows from one entry, including units. */
export const mostRows = 500;

export type HouseRefusal = 'house-unreadable' | 'house-reversed' | 'numbers-apart' | 'too-many-houses';

/** `10 12` may be two houses or a typing error: the form requires a decision, and never reads 1012. */
export const hasNumbersApart = (entry: string): boolean => /\p{Nd}\s+\p{Nd}/u.test(entry);

/** 1 to 99999; drops leading zeros, and refuses zero. */
const readNumber = (text: string): number | null => {
  if (!/^\d{1,5}$/.test(text)) return null;
  const number = Number(text);
  return number > 0 && number <= highestHouse ? number : null;
};

/** Numbers from a list may be longer, and are zero if the list has none. */
const numberOfWritten = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

const expandPart = (part: string): Decision<number[], HouseRefusal> => {
  const range = /^(\d+)([-+])(\d+)$/.exec(part);
  if (!range) {
    const single = readNumber(part);
    return single === null ? refuse('house-unreadable') : allow([single]);
  }
  const from = readNumber(range[1]!);
  const to = readNumber(range[3]!);
  if (from === null || to === null) return refuse('house-unreadable');
  if (to < from) return refuse('house-reversed');
  const step = range[2] === '+' ? 2 : 1;
  const length = Math.floor((to - from) / step) + 1;
  if (length > mostRows) return refuse('too-many-houses');
  return allow(Array.from({ length }, (_, index) => from + index * step));
};

/**
 * ADDR-R8: `10,12` is two houses, `10-13` four, `10+14` 10, 12 and 14. Each number once, in the order
 * entered.
 */
export function readHouses(entry: string): Decision<string[], HouseRefusal> {
  if (hasNumbersApart(entry)) return refuse('numbers-apart');
  const compact = typedSigns(entry).replaceAll(/\s+/g, '');
  if (!/^[\d,+-]+$/.test(compact)) return refuse('house-unreadable');
  const houses = new Set<number>();
  for (const part of compact.split(',')) {
    const expanded = expandPart(part);
    if (!expanded.allowed) return expanded;
    for (const house of expanded.value) houses.add(house);
    if (houses.size > mostRows) return refuse('too-many-houses');
  }
  return allow([...houses].map(String));
}

/** ADDR-R9: a list or range of houses has no suffix. */
export const takesSuffix = (entry: string): boolean => !/[,+-]/.test(typedSigns(entry));

export type SingleHouseRefusal = 'house-not-numeric' | 'suffix-unreadable' | 'house-reversed' | 'one-house';

export const refusedField = (reason: SingleHouseRefusal): 'house' | 'suffix' =>
  reason === 'house-not-numeric' || reason === 'one-house' ? 'house' : 'suffix';

/**
 * ADDR-R15, ADDR-R61: a numeric house, and a suffix of letters or the end of a range (8 to 10 has suffix
 * `-10`).
 */
export function readHouse(
  house: string,
  suffix: string | null,
): Decision<{ house: string; suffix: string | null }, SingleHouseRefusal> {
  const typed = foldSpaces(typedSigns(house));
  if (/\d ?[ ,+-] ?\d/.test(typed)) return refuse('one-house');
  const text = suffix?.trim() ?? '';
  const number = isWritten(text) ? numberOfWritten(typed.trim()) : readNumber(typed.trim());
  if (number === null) return refuse('house-not-numeric');
  if (text === '') return allow({ house: String(number), suffix: null });
  if (!isWritten(text) && hasNumbersApart(text)) return refuse('suffix-unreadable');
  const read = readSuffix(number, text);
  return 'fault' in read ? refuse(read.fault) : allow({ house: String(number), suffix: read.suffix });
}

/** A suffix in its stored spelling; a suffix that cannot be saved stays as typed. */
export function spellSuffix(house: string, suffix: string): string {
  const read = readHouse(house, suffix);
  return read.allowed ? (read.value.suffix ?? '') : suffix.trim();
}
