/** Whether a door is one nobody is to call at (ADDR-R20), and when that is to be asked again (ADDR-O10). */
export interface DoNotCallDoor {
  streetId: number;
  number: number;
  suffix: string | null;
  unit: string | null;
}

export interface Door {
  streetId: number;
  house: string;
  suffix: string | null;
  unit: string | null;
}

const same = (a: string | null, b: string | null): boolean =>
  (a ?? '').toUpperCase() === (b ?? '').toUpperCase();

/** The last number of `8-10`, whose suffix is `-10`. */
const endOf = (suffix: string | null): number | null =>
  /^-\d+$/.test(suffix ?? '') ? Number(suffix!.slice(1)) : null;

/** One of them is a range and the other a number within it. */
function rangesMeet(door: Door, doNotCall: DoNotCallDoor): boolean {
  const house = Number(door.house);
  const [doorEnd, callEnd] = [endOf(door.suffix), endOf(doNotCall.suffix)];
  if (doorEnd !== null && doNotCall.suffix === null)
    return doNotCall.number >= house && doNotCall.number <= doorEnd;
  return callEnd !== null && door.suffix === null && house >= doNotCall.number && house <= callEnd;
}

/**
 * Same street, and the same number and suffix or a range around it: rather one door too many is left out than one called at. A
 * do-not-call without unit stands for every unit of the house.
 */
export const isDoNotCall = (door: Door, doNotCall: DoNotCallDoor): boolean =>
  door.streetId === doNotCall.streetId &&
  ((door.house === String(doNotCall.number) && same(door.suffix, doNotCall.suffix)) ||
    rangesMeet(door, doNotCall)) &&
  (!doNotCall.unit || same(door.unit, doNotCall.unit));

export const matchesAny = (door: Door, doNotCalls: readonly DoNotCallDoor[]): boolean =>
  doNotCalls.some((doNotCall) => isDoNotCall(door, doNotCall));

/** Months after which a do-not-call is up for review. */
export const reviewMonths = 24;

/** The date before which a do-not-call is due on the given day; both `YYYY-MM-DD`. */
export function reviewBefore(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - reviewMonths, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first.toISOString().slice(0, 10);
}
