/** What an entry of houses and units will make, told before it is saved (ADDR-R51). */
import { readHouses, spellSuffix, takesSuffix } from './house.ts';
import { combineDoors, readUnits } from './unit.ts';

/** More are not read one by one. */
const mostNamed = 6;

export interface DoorsPreview {
  count: number;
  /** The first of them as they are read: `3/40A`. */
  named: string[];
  /** How many follow. */
  more: number;
}

/** Null where it is not understood, or makes one address, which says itself what it is. */
export function previewDoors(entry: { house: string; suffix: string; unit: string }): DoorsPreview | null {
  const houses = readHouses(entry.house);
  const units = readUnits(entry.unit);
  if (!houses.allowed || !units.allowed) return null;
  const suffix = takesSuffix(entry.house) ? spellSuffix(entry.house, entry.suffix) : '';
  const doors = combineDoors(houses.value, suffix, units.value);
  if (!doors.allowed || doors.value.length < 2) return null;
  const named = doors.value
    .slice(0, mostNamed)
    .map(({ house, unit }) => `${unit === null ? '' : `${unit}/`}${house}${suffix}`);
  return { count: doors.value.length, named, more: doors.value.length - named.length };
}
