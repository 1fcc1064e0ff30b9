/** Converts an irregular house number from a list for its form and back (ADDR-R63). */
import { readHouse } from './house.ts';
import { houseText, isWritten, longestSuffix, numberIn, writtenSuffix } from './house-suffix.ts';

interface HouseFields {
  house: string;
  suffix: string;
}

interface StoredHouse {
  house: string;
  suffix: string | null;
}

/** The whole text appears in the number field. */
export const shownHouse = ({ house, suffix }: StoredHouse): HouseFields =>
  isWritten(suffix) ? { house: houseText(house, suffix), suffix: '' } : { house, suffix: suffix ?? '' };

/** @param row null for a new address, which is typed in digits */
export function storedHouse(typed: HouseFields, row: StoredHouse | null): HouseFields {
  const text = typed.house.trim();
  const mayBeWritten = row !== null && isWritten(row.suffix) && typed.suffix.trim() === '' && text !== '';
  if (!mayBeWritten || text.length >= longestSuffix || readHouse(text, null).allowed) return typed;
  return { house: String(numberIn(text) ?? 0), suffix: writtenSuffix(text) };
}
