/** Hard rules of a draft, written from their words. Imports nothing of the engine but the problem. */
import type { PlacePeople, PlanningKind, PlanningProblem } from '../problem.ts';

export type Violation =
  | { rule: 'candidate' | 'locked' | 'month' | 'partner'; place: number }
  | { rule: 'time' | 'meeting' | 'platform'; place: number; other: number | 'fixed' }
  | { rule: 'shift'; group: number };

interface DutyToCheck {
  /** `fixed` for a duty outside the draft; nobody can change a fixed or a locked one. */
  place: number | 'fixed';
  person: number;
  kind: number;
  week: number;
  month: number | null;
  cell: number | null;
  changeable: boolean;
}

function dutiesOf(problem: PlanningProblem, draft: PlacePeople): DutyToCheck[] {
  const planned = problem.places.flatMap((place, index): DutyToCheck[] => {
    const person = draft[index]!;
    const cell = problem.cells[place.cell]!;
    return person === null
      ? []
      : [{ place: index, person, ...cell, kind: place.kind, cell: place.cell, changeable: !place.locked }];
  });
  return [
    ...planned,
    ...problem.fixed.map((duty): DutyToCheck => ({ ...duty, place: 'fixed', changeable: false })),
  ];
}

/** Two duties of full length; two prayers; two tasks. A brief one is possible besides any other. */
const excludeEachOther = ([one, other]: PlanningKind[]): boolean =>
  one!.brief === other!.brief && (!one!.brief || one!.area === other!.area);

/** The rule that two duties of one person break. */
function brokenBetween(problem: PlanningProblem, one: DutyToCheck, other: DutyToCheck) {
  const kinds = [problem.kinds[one.kind]!, problem.kinds[other.kind]!];
  if (one.cell !== null && one.cell === other.cell && excludeEachOther(kinds)) return 'meeting';
  if (one.cell !== null && other.cell !== null && problem.cells[one.cell]!.clashing.includes(other.cell))
    return 'time';
  if (one.week === other.week && kinds.every(({ onPlatform }) => onPlatform)) return 'platform';
  return null;
}

function pairViolations(problem: PlanningProblem, duties: readonly DutyToCheck[]): Violation[] {
  return duties.flatMap((one, index) =>
    duties.slice(index + 1).flatMap((other): Violation[] => {
      if (one.person !== other.person || !(one.changeable || other.changeable)) return [];
      const rule = brokenBetween(problem, one, other);
      const [changed, second] = one.changeable ? [one, other] : [other, one];
      return rule === null ? [] : [{ rule, place: changed.place as number, other: second.place }];
    }),
  );
}

function monthViolations(problem: PlanningProblem, duties: readonly DutyToCheck[]): Violation[] {
  return problem.limits.flatMap(({ person, area, most }) =>
    Array.from({ length: problem.months }, (_, month) =>
      duties.filter(
        (duty) =>
          duty.person === person &&
          duty.month === month &&
          (area === 'all' || problem.kinds[duty.kind]!.area === area),
      ),
    ).flatMap((inMonth): Violation[] => {
      const changeable = inMonth.filter((duty) => duty.changeable);
      return inMonth.length > most && changeable.length > 0
        ? [{ rule: 'month', place: changeable[0]!.place as number }]
        : [];
    }),
  );
}

function mayServeTogether(
  problem: PlanningProblem,
  type: 'helper' | 'shift',
  one: number,
  other: number,
): boolean {
  const apart = problem.pairs.some(
    ({ person, other: second, wish, scope }) =>
      wish === 'apart' &&
      (scope === 'all' || scope === (type === 'helper' ? 'helper' : 'carts')) &&
      ((person === one && second === other) || (person === other && second === one)),
  );
  if (apart) return false;
  if (type === 'shift' || problem.helperRule === 'none') return true;
  const [first, second] = [problem.people[one]!, problem.people[other]!];
  if (first.gender === second.gender) return true;
  return problem.helperRule === 'family' && first.family !== null && first.family === second.family;
}

function groupViolations(problem: PlanningProblem, draft: PlacePeople): Violation[] {
  return problem.groups.flatMap(({ type, places }, group): Violation[] => {
    const filled = places.filter((place) => draft[place] !== null);
    const anyLocked = places.some((place) => problem.places[place]!.locked);
    const partial = type === 'shift' && !anyLocked && filled.length > 0 && filled.length < places.length;
    const misfits = filled.flatMap((one, index) =>
      filled
        .slice(index + 1)
        .filter(
          (other) =>
            !(problem.places[one]!.locked && problem.places[other]!.locked) &&
            !mayServeTogether(problem, type, draft[one]!, draft[other]!),
        )
        .map((): Violation => ({ rule: 'partner', place: one })),
    );
    return partial ? [{ rule: 'shift', group }, ...misfits] : misfits;
  });
}

/** Rules that a draft breaks. Two duties that it cannot change break none. */
export function checkDraft(problem: PlanningProblem, draft: PlacePeople): Violation[] {
  const places = problem.places.flatMap(({ locked, stood, candidates }, place): Violation[] => {
    const person = draft[place]!;
    if (locked) return person === stood ? [] : [{ rule: 'locked', place }];
    return person === null || candidates.includes(person) ? [] : [{ rule: 'candidate', place }];
  });
  const duties = dutiesOf(problem, draft);
  const people = Map.groupBy(duties, ({ person }) => person);
  return [
    ...places,
    ...[...people.values()].flatMap((own) => pairViolations(problem, own)),
    ...monthViolations(problem, duties),
    ...groupViolations(problem, draft),
  ];
}
