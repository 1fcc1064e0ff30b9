/** The planning engine: CPU time and quality of drafts, repairs and reasons. No server. */
import type { PlacePeople, PlanningProblem } from '@sheaf/rules/planning/drafts/problem';
import { draftOf } from '@sheaf/rules/planning/drafts/reasons';
import { beginDraft, type DraftState, planSlice, planWhole } from '@sheaf/rules/planning/drafts/solve';
import { randomProblem } from '@sheaf/rules/planning/drafts/testing/random-problem';
import { alternativesOf } from '@sheaf/rules/planning/drafts/why-not';
import { atLeast, atMost, type Figure, median } from './figure.ts';

const quarter = (seed: number): PlanningProblem =>
  randomProblem({ weeks: 13, places: 20, people: 120, seed, paired: 10, limited: 10 });
const halfYear = (): PlanningProblem =>
  randomProblem({ weeks: 26, places: 60, people: 200, seed: 1, paired: 10, limited: 10 });

/** CPU milliseconds of this process, because other programs share the host. */
function timed<Result>(work: () => Result): { result: Result; milliseconds: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, milliseconds: (user + system) / 1000 };
}

const slice = 1_000_000;

function solve(problem: PlanningProblem, seed: number, moves: number): DraftState {
  let draft = beginDraft(problem, seed, moves);
  while (draft.phase !== 'ready') draft = planSlice(problem, draft, slice);
  return draft;
}

interface Effort {
  moves: number;
  seconds: number;
  qualities: number[];
}

function measureEffort(problem: PlanningProblem, moves: number, runs: number): Effort {
  const all = Array.from({ length: runs }, (_, seed) => timed(() => solve(problem, seed, moves)));
  return {
    moves,
    seconds: median(all.map(({ milliseconds }) => milliseconds)) / 1000,
    qualities: all.map(({ result }) => result.levels[3]),
  };
}

const million = (moves: number): string => `${moves / 1e6} M moves`;

function quarterFigures(): Figure[] {
  const problem = quarter(1);
  const first = Array.from(
    { length: 9 },
    (_, seed) => timed(() => beginDraft(quarter(seed), seed)).milliseconds,
  );
  const small = measureEffort(problem, 3_000_000, 9);
  const large = measureEffort(problem, 12_000_000, 5);
  const best = Math.min(...small.qualities, ...large.qualities, solve(problem, 99, 60_000_000).levels[3]);
  const above = ({ qualities }: Effort): number => (100 * (median(qualities) - best)) / best;
  const size = '13 weeks × 20 places, 120 people';
  const searched = timed(() => planSlice(problem, beginDraft(problem, 1, 2 * slice), slice)).milliseconds;
  return [
    atMost(`${size}: first draft, CPU`, median(first), 50, ' ms'),
    atLeast('moves a second', slice / searched / 1000, 4, 'million, with limits and pairs'),
    atMost(`${size}: ${million(small.moves)}, CPU`, small.seconds, 0.7, ' s'),
    atMost(`${size}: ${million(small.moves)}, median above the best known`, above(small), 3, ' %'),
    atMost(`${size}: ${million(large.moves)}, CPU`, large.seconds, 2.2, ' s'),
    atMost(`${size}: ${million(large.moves)}, median above the best known`, above(large), 1.5, ' %'),
  ];
}

function halfYearFigures(): Figure[] {
  const problem = halfYear();
  const before = process.memoryUsage().rss;
  const { result, milliseconds } = timed(() => solve(problem, 1, 4_000_000));
  const megabytes = (process.memoryUsage().rss - before) / 2 ** 20;
  const size = '26 weeks × 60 places, 200 people';
  return [
    atMost(`${size}: places left open`, result.best.filter((person) => person === null).length, 0, ''),
    atMost(`${size}: CPU`, milliseconds / 1000, 4, ' s'),
    atMost(`${size}: memory`, megabytes, 150, ' MB'),
  ];
}

/** The draft with people away for the whole span. */
const withoutPeople = (
  problem: PlanningProblem,
  held: PlacePeople,
  away: ReadonlySet<number>,
): PlanningProblem => ({
  ...problem,
  places: problem.places.map((place, index) => ({
    ...place,
    stood: held[index]!,
    firmness: 4,
    candidates: place.candidates.filter((person) => !away.has(person)),
  })),
});

function repairFigures(): Figure[] {
  const problem = quarter(1);
  const { best } = solve(problem, 1, 3_000_000);
  const repairs = [1, 2, 3, 4, 5].map((count) => {
    const away = new Set(Array.from({ length: count }, (_, index) => best[index * 23 + count]!));
    const repair = withoutPeople(problem, best, away);
    const { result, milliseconds } = timed(() => planWhole(repair, 1, 200_000));
    const moved = best.filter((person, index) => !away.has(person!) && result.best[index] !== person).length;
    return { milliseconds, moved };
  });
  return [
    atMost(
      'repair after 1 to 5 people drop out for a quarter, CPU: longest',
      Math.max(...repairs.map(({ milliseconds }) => milliseconds)),
      200,
      ' ms',
    ),
    atMost(
      'repair: people moved who did not drop out',
      Math.max(...repairs.map(({ moved }) => moved)),
      0,
      '',
    ),
  ];
}

const slowPhone = 4;

/** Few people, most with a limit a month, so that every alternative needs others to make room. */
const tightQuarter = (): PlanningProblem =>
  randomProblem({ weeks: 13, places: 20, people: 45, seed: 1, paired: 20, limited: 60, away: 15 });

/** Milliseconds of the 95th percentile of the places. */
function reasonsAt95(problem: PlanningProblem): number {
  const state = draftOf(problem, solve(problem, 1, 3_000_000).best);
  const cells = [...problem.places.keys()].map(
    (place) => timed(() => alternativesOf(state, place, 2)).milliseconds,
  );
  const sorted = cells.sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)]!;
}

function reasonFigures(): Figure[] {
  const name = 'reasons against all rivals of a place, 4× slower processor: p95';
  return [
    atMost(name, slowPhone * reasonsAt95(quarter(1)), 50, ' ms'),
    atMost(`${name}, tight`, slowPhone * reasonsAt95(tightQuarter()), 50, ' ms'),
  ];
}

export async function measure(): Promise<Figure[]> {
  return [...quarterFigures(), ...halfYearFigures(), ...repairFigures(), ...reasonFigures()];
}
