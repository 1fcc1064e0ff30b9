/**
 * Assigns the duties of the demo to the qualified, present person with the longest time since the last one.
 */
import type { Gender } from '@sheaf/rules/people/people/gender';

export interface DutyTaker {
  id: number;
  gender: Gender;
  qualified: readonly number[];
  /** First and last days of absences. */
  away: readonly (readonly [string, string])[];
}

export interface DutyToFill {
  /** Key of a rotation: a kind and its qualification. */
  turn: string;
  qualification: number;
  date: string;
  week: string;
  /** Partner in the part; both are brothers or both are sisters. */
  partner: DutyTaker | null;
  /** Chosen first if qualified and present. */
  preferred?: number;
}

export function startTurns(people: readonly DutyTaker[]): (duty: DutyToFill) => DutyTaker | null {
  const last = new Map<string, string>();
  const count = new Map<number, number>();
  const busy = new Set<string>();
  const isFree = (person: DutyTaker, { week, date }: DutyToFill): boolean =>
    !busy.has(`${week} ${person.id}`) && !person.away.some(([from, to]) => from <= date && date <= to);
  return (duty) => {
    const lastOf = (person: DutyTaker) => last.get(`${duty.turn} ${person.id}`) ?? '';
    const candidates = people.filter(
      (person) =>
        person.qualified.includes(duty.qualification) &&
        isFree(person, duty) &&
        (!duty.partner || duty.partner.gender === person.gender),
    );
    const chosen =
      candidates.find(({ id }) => id === duty.preferred) ??
      candidates.toSorted(
        (one, other) =>
          lastOf(one).localeCompare(lastOf(other)) ||
          (count.get(one.id) ?? 0) - (count.get(other.id) ?? 0) ||
          one.id - other.id,
      )[0];
    if (!chosen) return null;
    last.set(`${duty.turn} ${chosen.id}`, duty.date);
    count.set(chosen.id, (count.get(chosen.id) ?? 0) + 1);
    busy.add(`${duty.week} ${chosen.id}`);
    return chosen;
  };
}
