/** Previews the addresses that an entry of houses and units creates (ADDR-R51). */

import { readHouse, readHouses, spellSuffix, takesSuffix } from './house.ts';
import { houseText, typedSigns } from './house-suffix.ts';
import { combineDoors, type DoorNumbers, readUnits } from './unit.ts';

/** Maximum addresses named one by one; a single remaining one is named instead of counted. */
const mostNamed = 6;

export interface DoorEntry {
  house: string;
  suffix: string;
  unit: string;
}

export interface DoorsPreview {
  count: number;
  /** The first addresses as displayed: `3/40A`. */
  named: string[];
  /** Number of further addresses. */
  more: number;
}

const tell = (doors: readonly DoorNumbers[]): DoorsPreview => {
  const named = doors
    .slice(0, doors.length === mostNamed + 1 ? doors.length : mostNamed)
    .map(({ house, suffix, unit }) => `${unit === null ? '' : `${unit}/`}${houseText(house, suffix)}`);
  return { count: doors.length, named, more: doors.length - named.length };
};

/**
 * Null if a preview adds nothing: a single address is obvious, unless it is `30` with the suffix `36`
 * (ADDR-R15).
 */
const worthTelling = (doors: readonly DoorNumbers[]): DoorsPreview | null =>
  doors.length > 1 || doors[0]?.suffix?.includes('-') ? tell(doors) : null;

/** Previews an entry of houses; null also for an unreadable entry. */
export function previewDoors(entry: DoorEntry): DoorsPreview | null {
  const houses = readHouses(entry.house);
  const units = readUnits(entry.unit);
  if (!houses.allowed || !units.allowed) return null;
  const suffix = takesSuffix(entry.house) ? spellSuffix(entry.house, entry.suffix) : '';
  const doors = combineDoors(houses.value, suffix, units.value);
  return doors.allowed ? worthTelling(doors.value) : null;
}

/**
 * Previews the entry of one house with its units; null also for entries this form refuses, such as a list of
 * houses.
 */
export function previewHouse(entry: DoorEntry): DoorsPreview | null {
  const single = readHouse(entry.house, entry.suffix);
  const units = readUnits(entry.unit);
  if (!single.allowed || !units.allowed) return null;
  const { house, suffix } = single.value;
  const doors = combineDoors([house], suffix, units.value);
  return doors.allowed ? worthTelling(doors.value) : null;
}

export interface EverySecond {
  entry: string;
  even: boolean;
}

/** Suggests the entry for one side of the street if a range covers both sides: `30+36` for `30-36`. */
export function everySecond(entry: string): EverySecond | null {
  const houses = readHouses(entry);
  const range = /^\s*(\d+)\s*-\s*(\d+)\s*$/.exec(typedSigns(entry));
  if (!range || !houses.allowed || houses.value.length < 3 || houses.value.length % 2 === 0) return null;
  const [from, to] = [Number(range[1]), Number(range[2])];
  return { entry: `${from}+${to}`, even: from % 2 === 0 };
}
