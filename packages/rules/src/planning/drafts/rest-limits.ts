/** How many duties each person can have in four consecutive weeks before they lack rest (X-FAIR-51). */
import { quartersOfPoint } from '../../duties/share.ts';
import type { PlanningProblem } from './problem.ts';
import { mostInRestWeeks, restWeeks, toleratedQuarters } from './rates.ts';

/**
 * Most of the weeks that a person can have of which no four in a row have more than three.
 * @param before weeks of duties before the span, in order.
 */
function restedWeeks(canServe: readonly boolean[], before: readonly number[]): number {
  const chosen = [...before];
  for (const [week, can] of canServe.entries()) {
    const earlier = chosen.at(-mostInRestWeeks);
    if (can && (earlier === undefined || earlier <= week - restWeeks)) chosen.push(week);
  }
  return chosen.length - before.length;
}

/** By person: weeks with a place for them, and the points of the heaviest one. */
function offersOf({ people, kinds, places, cells, weeks }: PlanningProblem) {
  const offers = people.map(() => ({ heaviest: 0, canServe: new Array<boolean>(weeks).fill(false) }));
  for (const { kind, cell, candidates } of places) {
    const { brief, points } = kinds[kind]!;
    if (brief) continue;
    for (const person of candidates) {
      const offer = offers[person]!;
      offer.heaviest = Math.max(offer.heaviest, points);
      offer.canServe[cells[cell]!.week] = true;
    }
  }
  return offers;
}

function weeksBefore({ people, kinds, fixed }: PlanningProblem): number[][] {
  const before = people.map((): number[] => []);
  for (const { person, kind, week } of fixed) if (week < 0 && !kinds[kind]!.brief) before[person]!.push(week);
  for (const weeks of before) weeks.sort((one, other) => one - other);
  return before;
}

/**
 * Three; more for a person who would otherwise stay below their share for long, because few can replace them, or
 * more than two points below it after the span. Both count the heaviest duties that they can have.
 */
export function restLimits(problem: PlanningProblem): Uint8Array {
  const offers = offersOf(problem);
  const before = weeksBefore(problem);
  return Uint8Array.from(problem.people, ({ share, given }, person) => {
    const { heaviest, canServe } = offers[person]!;
    const quarters = quartersOfPoint * heaviest;
    if (quarters === 0) return mostInRestWeeks;
    const lasting = Math.ceil((restWeeks * share) / (problem.windowWeeks * quarters));
    const missing = (share - quartersOfPoint * given - toleratedQuarters) / quarters;
    if (missing <= restedWeeks(canServe, before[person]!)) return Math.max(mostInRestWeeks, lasting);
    const free = Math.max(restWeeks, canServe.filter((can) => can).length);
    return Math.max(mostInRestWeeks + 1, lasting, Math.ceil((restWeeks * missing) / free));
  });
}
