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

/** Same street, number and suffix; a do-not-call without unit stands for every unit of the house. */
export const isDoNotCall = (door: Door, doNotCall: DoNotCallDoor): boolean =>
  door.streetId === doNotCall.streetId &&
  door.house === String(doNotCall.number) &&
  same(door.suffix, doNotCall.suffix) &&
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
