/**
 * Decides whether a door is a do-not-call (ADDR-R20, ADDR-R40), and when the do-not-call is due for review
 * (ADDR-O10).
 */
import { allow, type Decision, refuse } from '../../decision.ts';
import { houseSpan, spansMeet, unitSpans } from './number-spans.ts';
import { isSameStreet, type Street } from './same-street.ts';

export interface DoNotCallDoor {
  street: Street;
  number: number;
  suffix: string | null;
  unit: string | null;
}

export interface Door {
  street: Street;
  house: string;
  suffix: string | null;
  unit: string | null;
}

/** A do-not-call without unit covers every unit; a door without unit is the house. */
function unitsMeet(door: string | null, doNotCall: string | null): boolean {
  const forbidden = unitSpans(doNotCall);
  if (forbidden.length === 0) return true;
  return unitSpans(door).some((unit) => forbidden.some((other) => spansMeet(unit, other)));
}

/** Whether both share a door, assuming the same street. */
export const sharesDoor = (door: Omit<Door, 'street'>, doNotCall: Omit<DoNotCallDoor, 'street'>): boolean =>
  spansMeet(houseSpan(door.house, door.suffix), houseSpan(String(doNotCall.number), doNotCall.suffix)) &&
  unitsMeet(door.unit, doNotCall.unit);

/**
 * Same street, a shared house number and a shared unit: excluding one door too many is safer than calling at
 * one. The database selects doors by the same rule over indexed columns; a test compares both.
 */
export const isDoNotCall = (door: Door, doNotCall: DoNotCallDoor): boolean =>
  isSameStreet(door.street, doNotCall.street) && sharesDoor(door, doNotCall);

export const matchesAny = (door: Door, doNotCalls: readonly DoNotCallDoor[]): boolean =>
  doNotCalls.some((doNotCall) => isDoNotCall(door, doNotCall));

/** Refuses a date in the future; both dates `YYYY-MM-DD`. */
export const decideDate = (date: string | null, today: string): Decision<string, 'date-ahead'> =>
  date !== null && date > today ? refuse('date-ahead') : allow(date ?? today);

export const reviewMonths = 24;

/** Do-not-calls dated before this day are due for review; both dates `YYYY-MM-DD`. */
export function reviewBefore(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - reviewMonths, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first.toISOString().slice(0, 10);
}
