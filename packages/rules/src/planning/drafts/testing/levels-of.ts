/** The four levels of a draft, computed from the whole draft by their definitions. */
import type { PlacePeople, PlanningProblem } from '../problem.ts';
import type { Levels } from '../state.ts';

interface WeekDuty {
  kind: number;
  week: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const pairsOf = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));

function stepOf(quarters: number): number {
  let step = 0;
  while (step < 7 && quarters > 8 + 4 * step) step += 1;
  return step;
}

/** Two duties around the span crowd nobody who is planned. */
function crowdOf(problem: PlanningProblem, duties: readonly WeekDuty[]): number {
  const isInside = ({ week }: WeekDuty): boolean => week >= 0 && week < problem.weeks;
  const tiring = duties.filter(({ kind }) => !problem.kinds[kind]!.brief);
  return sum(
    pairsOf(tiring)
      .filter(([one, other]) => isInside(one) || isInside(other))
      .map(([one, other]) => [4, 2, 1][Math.abs(one.week - other.week)] ?? 0),
  );
}

/** The largest choice of weeks with a place for the person, of which no four in a row have more than three. */
function restedWeeks(problem: PlanningProblem, person: number): number {
  const isTiring = (kind: number): boolean => !problem.kinds[kind]!.brief;
  const offered = new Set(
    problem.places.flatMap(({ kind, cell, candidates }) =>
      isTiring(kind) && candidates.includes(person) ? [problem.cells[cell]!.week] : [],
    ),
  );
  const before = problem.fixed.flatMap((duty) =>
    duty.person === person && duty.week < 0 && isTiring(duty.kind) ? [duty.week] : [],
  );
  let choices: number[][] = [[]];
  for (const week of offered) choices = choices.flatMap((weeks) => [weeks, [...weeks, week]]);
  const isRested = (weeks: readonly number[]): boolean =>
    weeks.every((end) => [...before, ...weeks].filter((week) => week <= end && week > end - 4).length <= 3);
  return Math.max(...choices.filter(isRested).map(({ length }) => length));
}

/** Duties in four weeks without a cost: three, or more if the share or its missing part requires more. */
function restLimit(problem: PlanningProblem, person: number): number {
  const offers = problem.places.filter(
    ({ kind, candidates }) => candidates.includes(person) && !problem.kinds[kind]!.brief,
  );
  if (offers.length === 0) return 3;
  const { share, given } = problem.people[person]!;
  const heaviest = 4 * Math.max(...offers.map(({ kind }) => problem.kinds[kind]!.points));
  const lasting = Math.ceil((4 * share) / (heaviest * problem.windowWeeks));
  const missing = (share - 4 * given - 8) / heaviest;
  if (missing <= restedWeeks(problem, person)) return Math.max(3, lasting);
  const weeks = new Set(offers.map(({ cell }) => problem.cells[cell]!.week)).size;
  return Math.max(4, lasting, Math.ceil((4 * missing) / Math.max(4, weeks)));
}

/** Duties beyond the limit in each four consecutive weeks with one of the span, without those that were given. */
function withoutRest(problem: PlanningProblem, person: number, duties: readonly WeekDuty[]): number {
  const limit = restLimit(problem, person);
  const tiring = duties.filter(({ kind }) => !problem.kinds[kind]!.brief);
  const around = tiring.filter(({ week }) => week < 0 || week >= problem.weeks);
  const starts = Array.from({ length: problem.weeks + 3 }, (_, index) => index - 3);
  const beyond = (among: readonly WeekDuty[], start: number): number =>
    Math.max(0, among.filter(({ week }) => week >= start && week < start + 4).length - limit);
  return sum(starts.map((start) => beyond(tiring, start) - beyond(around, start)));
}

function waitOf(problem: PlanningProblem, person: number, duties: readonly WeekDuty[]): number {
  return sum(
    problem.kinds.map(({ turn }, kind) => {
      const near = problem.near.filter((one) => one.person === person && one.kind === kind);
      const inside = duties.filter(
        (duty) => duty.kind === kind && duty.week >= 0 && duty.week < problem.weeks,
      );
      if (inside.length === 0) return 0;
      const weeks = inside.map(({ week }) => week).sort((one, other) => one - other);
      for (const { last, next } of near) {
        if (last !== null) weeks.unshift(last);
        if (next !== null) weeks.push(next);
      }
      return sum(
        weeks.slice(1).map((week, index) => {
          const gap = week - weeks[index]!;
          return Math.round(100 * Math.max(0, 1 - gap / (2 * turn)));
        }),
      );
    }),
  );
}

/** Cost of last and next duty around an empty span, which every draft has. */
function givenWait(problem: PlanningProblem, person: number, kinds: ReadonlySet<number>): number {
  return sum(
    problem.near
      .filter((one) => one.person === person && kinds.has(one.kind) && one.last !== null && one.next !== null)
      .map(({ kind, last, next }) => {
        const gap = next! - last!;
        return Math.round(100 * Math.max(0, 1 - gap / (2 * problem.kinds[kind]!.turn)));
      }),
  );
}

function wishesOf(problem: PlanningProblem, draft: PlacePeople): number {
  return sum(
    problem.groups.map(({ type, places }) => {
      const partnersOf = (person: number): number[] =>
        problem.pairs.flatMap((pair) => {
          const counts = pair.scope === 'all' || pair.scope === (type === 'helper' ? 'helper' : 'carts');
          if (!counts || pair.wish === 'apart') return [];
          if (pair.person === person) return [pair.other];
          return pair.other === person ? [pair.person] : [];
        });
      const canHave = (place: number, person: number): boolean => {
        const { locked, stood, candidates } = problem.places[place]!;
        return locked ? stood === person : candidates.includes(person);
      };
      const unmet = places.filter((place) => {
        const person = draft[place]!;
        if (person === null || !problem.places[place]!.candidates.includes(person)) return false;
        const partners = partnersOf(person);
        const possible = partners.some((partner) =>
          places.some((other) => other !== place && canHave(other, partner)),
        );
        return possible && !places.some((other) => partners.includes(draft[other] ?? -1));
      });
      return 40 * unmet.length;
    }),
  );
}

function familiesOf(problem: PlanningProblem, draft: PlacePeople): number {
  if (!problem.familiesApart) return 0;
  const onPlatform = [
    ...problem.places.map(({ kind, cell }, place) => ({ kind, cell, person: draft[place]! })),
    ...problem.fixed.filter(({ week }) => week >= 0 && week < problem.weeks),
  ].filter(
    ({ kind, cell, person }) =>
      person !== null &&
      cell !== null &&
      problem.kinds[kind]!.onPlatform &&
      problem.people[person]!.family !== null,
  );
  const evenings = Map.groupBy(onPlatform, ({ cell, person }) => `${cell} ${problem.people[person]!.family}`);
  return sum([...evenings.values()].map(({ length }) => 60 * (length - 1)));
}

export function levelsOf(problem: PlanningProblem, draft: PlacePeople): Levels {
  const open = sum(
    problem.places.map(({ kind }, place) => (draft[place] === null ? problem.kinds[kind]!.importance : 0)),
  );
  const changed = sum(
    problem.places.map(({ stood, firmness }, place) =>
      stood !== null && draft[place] !== stood ? firmness : 0,
    ),
  );
  const costs = problem.people.map(({ share, given, reserve }, person) => {
    const planned = problem.places.flatMap(({ kind, cell }, place): WeekDuty[] =>
      draft[place] === person ? [{ kind, week: problem.cells[cell]!.week }] : [],
    );
    const all: WeekDuty[] = [...planned, ...problem.fixed.filter((duty) => duty.person === person)];
    const above = 4 * (given + sum(planned.map(({ kind }) => problem.kinds[kind]!.points))) - share;
    const kinds = new Set(
      all.filter(({ week }) => week >= 0 && week < problem.weeks).map(({ kind }) => kind),
    );
    return {
      worst: 8 ** stepOf(above) + (reserve ? planned.length * 8 ** 7 : 0),
      quality:
        4 * above ** 2 +
        30 * (crowdOf(problem, all) + 12 * withoutRest(problem, person, all)) +
        waitOf(problem, person, all) -
        givenWait(problem, person, kinds),
    };
  });
  return [
    open,
    changed,
    sum(costs.map(({ worst }) => worst)),
    sum(costs.map(({ quality }) => quality)) + wishesOf(problem, draft) + familiesOf(problem, draft),
  ];
}
