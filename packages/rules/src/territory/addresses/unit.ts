/** Parses units of a house: one, or lists and ranges (ADDR-R10). */
import { allow, type Decision, refuse } from '../../decision.ts';
import { foldDigits } from '../../text/fold-digits.ts';
import { hasNumbersApart, mostRows } from './house.ts';

export const longestUnit = 25;

export type UnitRefusal = 'unit-unreadable' | 'unit-too-long' | 'numbers-apart' | 'too-many-houses';

/** `a` and `A` are one unit; a single letter becomes upper case, longer text stays as typed. */
const spell = (unit: string): string => (/^[a-z]$/.test(unit) ? unit.toUpperCase() : unit);

/**
 * `1,4,10-15` makes 1, 4, 10 … 15; `3A` and `Shop 2` stay one unit. Each unit once, ignoring case. Null is
 * "no unit", one door.
 */
export function readUnits(entry: string | null): Decision<(string | null)[], UnitRefusal> {
  const typed = foldDigits(entry?.trim() ?? '').replaceAll(/[،、，]/g, ',');
  if (typed === '') return allow([null]);
  if (typed.length > longestUnit) return refuse('unit-too-long');
  if (hasNumbersApart(typed)) return refuse('numbers-apart');
  const units = new Map<string, string>();
  for (const part of typed.split(',').map((text) => text.trim())) {
    if (part === '') return refuse('unit-unreadable');
    const range = /^(\d+)\s*-\s*(\d+)$/.exec(part);
    if (!range) {
      if (!units.has(part.toUpperCase())) units.set(part.toUpperCase(), spell(part));
      continue;
    }
    const from = Number(range[1]);
    const to = Number(range[2]);
    if (to < from) return refuse('unit-unreadable');
    if (to - from + 1 > mostRows) return refuse('too-many-houses');
    for (let unit = from; unit <= to; unit += 1) units.set(String(unit), String(unit));
  }
  return units.size > mostRows ? refuse('too-many-houses') : allow([...units.values()]);
}

export interface DoorNumbers {
  house: string;
  suffix: string | null;
  unit: string | null;
}

/** Every unit of every house; refuses more than 500 (ADDR-R22). */
export function combineDoors(
  houses: readonly string[],
  suffix: string | null,
  units: readonly (string | null)[],
): Decision<DoorNumbers[], 'too-many-houses'> {
  if (houses.length * units.length > mostRows) return refuse('too-many-houses');
  return allow(houses.flatMap((house) => units.map((unit) => ({ house, suffix, unit }))));
}

/** Whether an entry creates this door, such as `3` from the units `1-4`; both have normalised spelling. */
export function isOneOf(entry: DoorNumbers, door: DoorNumbers): boolean {
  const units = readUnits(entry.unit);
  return (
    entry.house === door.house &&
    entry.suffix === door.suffix &&
    (units.allowed ? units.value.includes(door.unit) : entry.unit === door.unit)
  );
}
