/** A planning problem as a mixed-integer model in the LP format, for drafts that fill every place. */
import type { PlanningProblem } from '@sheaf/rules/planning/drafts/problem';

interface Variable {
  name: string;
  place: number;
  person: number;
}

interface Model {
  objective: string[];
  constraints: string[];
  binaries: string[];
}

const waitCost = (gap: number, turn: number): number => Math.round(100 * Math.max(0, 1 - gap / (2 * turn)));
const sumOf = (variables: readonly Variable[]): string => variables.map(({ name }) => name).join(' + ');

/** Quarter points above the share from which step 1 begins. */
const tolerated = 8;

function addRules(problem: PlanningProblem, variables: readonly Variable[], model: Model): void {
  const kindOf = ({ place }: Variable) => problem.kinds[problem.places[place]!.kind]!;
  const cellOf = ({ place }: Variable): number => problem.places[place]!.cell;
  for (const place of problem.places.keys())
    model.constraints.push(`${sumOf(variables.filter((one) => one.place === place))} = 1`);
  const atMostOne = (among: readonly Variable[], key: (one: Variable) => string): void => {
    for (const group of Map.groupBy(among, key).values())
      if (group.length > 1) model.constraints.push(`${sumOf(group)} <= 1`);
  };
  // Duties that are not brief, two prayers and two tasks of one gathering need different people.
  atMostOne(variables, (one) => {
    const { brief, area } = kindOf(one);
    return `${one.person} ${cellOf(one)} ${brief ? area : ''}`;
  });
  atMostOne(
    variables.filter((one) => kindOf(one).onPlatform),
    (one) => `${one.person} ${problem.cells[cellOf(one)]!.week}`,
  );
  for (const { person, most } of problem.limits)
    for (const month of new Set(problem.cells.map((cell) => cell.month))) {
      const own = variables.filter(
        (one) => one.person === person && problem.cells[cellOf(one)]!.month === month,
      );
      if (own.length > most) model.constraints.push(`${sumOf(own)} <= ${most}`);
    }
  for (const { places } of problem.groups) {
    const [part, helper] = places.map((place) => variables.filter((one) => one.place === place));
    for (const one of helper!) {
      const misfits = part!.filter(({ person }) => {
        const [first, second] = [problem.people[one.person]!, problem.people[person]!];
        return first.gender !== second.gender && (first.family === null || first.family !== second.family);
      });
      if (misfits.length > 0) model.constraints.push(`${one.name} + ${sumOf(misfits)} <= 1`);
    }
  }
}

/** The cost of a load is convex, so that it is the largest of the lines between neighbouring loads. */
function addLoad(problem: PlanningProblem, variables: readonly Variable[], model: Model): void {
  for (const [person, { share, given }] of problem.people.entries()) {
    const own = variables.filter((one) => one.person === person);
    const cost = (points: number): number => 4 * (4 * (given + points) - share) ** 2;
    const pointsOf = (one: Variable): number => problem.kinds[problem.places[one.place]!.kind]!.points;
    const load = (factor: number): string =>
      own
        .map(
          (one) =>
            `${-factor * pointsOf(one) < 0 ? '-' : '+'} ${Math.abs(factor * pointsOf(one))} ${one.name}`,
        )
        .join(' ');
    const most = Math.max(0, Math.floor((share + tolerated) / 4 - given));
    model.objective.push(`y${person}`);
    if (own.length === 0) {
      model.constraints.push(`y${person} >= ${cost(0)}`);
      continue;
    }
    model.constraints.push(`${own.map((one) => `${pointsOf(one)} ${one.name}`).join(' + ')} <= ${most}`);
    for (let points = 0; points < Math.max(1, most); points += 1) {
      const rise = cost(points + 1) - cost(points);
      model.constraints.push(`y${person} ${load(rise)} >= ${cost(points) - rise * points}`);
    }
  }
}

function addNeighbours(problem: PlanningProblem, variables: readonly Variable[], model: Model): void {
  const weekOf = (one: Variable): number => problem.cells[problem.places[one.place]!.cell]!.week;
  const kindOf = (one: Variable): number => problem.places[one.place]!.kind;
  let pairs = 0;
  const addCost = (cost: number, needs: string, bound: number): void => {
    const name = `z${pairs}`;
    pairs += 1;
    model.objective.push(`${cost} ${name}`);
    model.constraints.push(`${name} ${needs} >= ${bound}`);
  };
  for (const own of Map.groupBy(variables, ({ person }) => person).values()) {
    // A person has at most one of each group: on the platform of a week, or elsewhere at one meeting.
    const tiring = Map.groupBy(
      own.filter((one) => !problem.kinds[kindOf(one)]!.brief),
      (one) =>
        problem.kinds[kindOf(one)]!.onPlatform
          ? `week ${weekOf(one)}`
          : `cell ${problem.places[one.place]!.cell}`,
    );
    const groups = [...tiring.values()];
    for (const [index, group] of groups.entries())
      for (const other of groups.slice(index + 1)) {
        const cost = [4, 2, 1][Math.abs(weekOf(group[0]!) - weekOf(other[0]!))];
        const both = [...group, ...other].map(({ name }) => `- ${name}`).join(' ');
        if (cost !== undefined) addCost(30 * cost, both, -1);
      }
    for (const same of Map.groupBy(own, kindOf).values()) {
      same.sort((one, other) => weekOf(one) - weekOf(other));
      const kind = kindOf(same[0]!);
      const { turn } = problem.kinds[kind]!;
      const last = problem.near.find((near) => near.person === same[0]!.person && near.kind === kind)?.last;
      for (const [index, one] of same.entries()) {
        const before = same.slice(0, index);
        const without = (among: readonly Variable[]): string =>
          among.map(({ name }) => ` + ${name}`).join('');
        if (last !== null && last !== undefined && waitCost(weekOf(one) - last, turn) > 0)
          addCost(waitCost(weekOf(one) - last, turn), `- ${one.name}${without(before)}`, 0);
        for (const [at, other] of before.entries()) {
          const cost = waitCost(weekOf(one) - weekOf(other), turn);
          if (cost > 0) addCost(cost, `- ${one.name} - ${other.name}${without(before.slice(at + 1))}`, -1);
        }
      }
    }
  }
}

/** Minimizes the quality. Places of one kind in one week would need an order and do not occur. */
export function refereeModel(problem: PlanningProblem): string {
  const variables = problem.places.flatMap(({ candidates }, place) =>
    candidates.map((person): Variable => ({ name: `x${place}_${person}`, place, person })),
  );
  const model: Model = { objective: [], constraints: [], binaries: variables.map(({ name }) => name) };
  addRules(problem, variables, model);
  addLoad(problem, variables, model);
  addNeighbours(problem, variables, model);
  return [
    'Minimize',
    ` obj: ${model.objective.join('\n + ')}`,
    'Subject To',
    ...model.constraints.map((constraint, index) => ` c${index}: ${constraint}`),
    'Binary',
    ...model.binaries.map((name) => ` ${name}`),
    'End',
  ].join('\n');
}
