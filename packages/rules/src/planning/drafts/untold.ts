/** Assigned duties of which their people were not notified yet (X-FAIR-57). */
import { groupBy } from '../../group-by.ts';

export interface AssignedDuty {
  id: number;
  personId: number;
  isTold: boolean;
  /** Milliseconds since 1970. */
  startsAt: number;
}

export interface UntoldPerson {
  personId: number;
  /** In time order. */
  duties: number[];
}

/** Each person once, in the order of their first duty; duties that have begun are left out. */
export function untoldPeople(duties: readonly AssignedDuty[], now: number): UntoldPerson[] {
  const untold = duties
    .filter(({ isTold, startsAt }) => !isTold && startsAt > now)
    .sort((one, other) => one.startsAt - other.startsAt || one.id - other.id);
  return [...groupBy(untold, ({ personId }) => personId)].map(([personId, own]) => ({
    personId,
    duties: own.map(({ id }) => id),
  }));
}
