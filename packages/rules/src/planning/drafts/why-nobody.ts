/** Why nobody has a place: the fewest rules that keep everybody from it, and the cheapest one to waive. */
import { groupBy } from '../../group-by.ts';
import { isInWholeShift, replace } from './exchange.ts';
import { brokenRules, type DutyRule } from './free-for.ts';
import { compareLevels, type SearchState, termsOf } from './state.ts';
import { type Worse, worseOf } from './worse.ts';

export type NobodyRule = DutyRule | 'away' | 'cannot' | 'shift';

export interface Nobody {
  qualified: number;
  /** Rules of a smallest set without which somebody would be free; each person counts once. */
  by: { rule: NobodyRule; people: number[] }[];
  relax: { person: number; rule: DutyRule; cost: Worse } | null;
}

/** Rules that a planner can waive for once; a pair that does not match is never assigned. */
const waivable: ReadonlySet<NobodyRule> = new Set<NobodyRule>(['same-week', 'month-full']);

/** The least informative rules are removed from the set first. */
const outFirst: readonly NobodyRule[] = [
  'shift',
  'pair',
  'month-full',
  'same-week',
  'same-meeting',
  'same-time',
  'cannot',
  'away',
];

/** Rules that keep each qualified person from the open place. */
export function obstaclesOf(state: SearchState, place: number): Map<number, NobodyRule[]> {
  const { candidates, exclusions } = state.tables.problem.places[place]!;
  const shift: NobodyRule[] = isInWholeShift(state, place) ? ['shift'] : [];
  return new Map([
    ...candidates.map((person): [number, NobodyRule[]] => {
      const broken = brokenRules(state, person, place);
      return [person, broken.length > 0 ? broken : shift];
    }),
    ...exclusions.map(({ person, code }): [number, NobodyRule[]] => [
      person,
      [code, ...brokenRules(state, person, place)],
    ]),
  ]);
}

/** Deletion filter: without any rule of the result, somebody would be free. */
function fewestRules(obstacles: ReadonlyMap<number, readonly NobodyRule[]>): NobodyRule[] {
  const keepsAll = (rules: readonly NobodyRule[]): boolean =>
    [...obstacles.values()].every((broken) => broken.some((rule) => rules.includes(rule)));
  if (!keepsAll(outFirst)) return [];
  return outFirst.reduce<readonly NobodyRule[]>((rules, rule) => {
    const without = rules.filter((one) => one !== rule);
    return keepsAll(without) ? without : rules;
  }, outFirst) as NobodyRule[];
}

function cheapestWaiver(
  state: SearchState,
  place: number,
  obstacles: ReadonlyMap<number, readonly NobodyRule[]>,
): Nobody['relax'] {
  const before = termsOf(state);
  let cheapest: { person: number; rule: DutyRule; terms: typeof before } | null = null;
  for (const [person, broken] of obstacles) {
    const [rule] = broken;
    if (broken.length !== 1 || !waivable.has(rule!)) continue;
    replace(state, place, person);
    const terms = termsOf(state);
    replace(state, place, -1);
    if (cheapest === null || compareLevels(terms.levels, cheapest.terms.levels) < 0)
      cheapest = { person, rule: rule as DutyRule, terms };
  }
  if (cheapest === null) return null;
  const { person, rule, terms } = cheapest;
  replace(state, place, person);
  const cost = worseOf(state, before, terms, [{ place, before: -1, after: person }], 1);
  replace(state, place, -1);
  return { person, rule, cost };
}

/** @param place open; the state is the same afterwards. */
export function whyNobody(state: SearchState, place: number): Nobody {
  const obstacles = obstaclesOf(state, place);
  const rules = fewestRules(obstacles);
  const counted = groupBy(
    [...obstacles],
    ([, broken]) => [...rules].reverse().find((rule) => broken.includes(rule)) ?? null,
  );
  return {
    qualified: obstacles.size,
    by: [...rules].reverse().flatMap((rule) => {
      const people = (counted.get(rule) ?? []).map(([person]) => person);
      return people.length === 0 ? [] : [{ rule, people }];
    }),
    relax: isInWholeShift(state, place) ? null : cheapestWaiver(state, place, obstacles),
  };
}
