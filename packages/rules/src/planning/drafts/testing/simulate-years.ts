/**
 * Years of a congregation that is planned by drafts of a quarter: people join, stay away for a quarter and
 * return, and each draft knows only what was given before.
 */
import type { FixedDuty, NearDuties, PlanningProblem } from '../problem.ts';
import { draw } from '../random.ts';
import { planWhole } from '../solve.ts';
import { kindSettings } from './random-problem.ts';

const span = 13;

export interface SimulationSize {
  /** Places a week, each of a kind of its own; at most 20. */
  places: number;
  people: number;
  quarters: number;
  moves: number;
  seed: number;
}

/** Deviations in points: load given minus an even share. */
export interface Simulation {
  open: number;
  /** Standard deviation and largest deviation in half a year of people who are there all the time. */
  sd: number;
  largest: number;
  /** In the window of the draft of their first quarter. */
  newcomers: { mean: number; largest: number; count: number };
  returners: { mean: number; largest: number; count: number };
  mostInFourWeeks: number;
}

interface GivenDuty {
  person: number;
  kind: number;
  week: number;
}

interface Member {
  kinds: ReadonlySet<number>;
  gender: 'brother' | 'sister';
  /** First week. */
  from: number;
  /** First week of a quarter away; null for somebody who stays. */
  quarterAway: number | null;
  awayIn: ReadonlySet<number>;
}

const isHere = ({ from, quarterAway, awayIn }: Member, week: number): boolean =>
  week >= from &&
  !awayIn.has(week) &&
  !(quarterAway !== null && week >= quarterAway && week < quarterAway + span);

/** The last of the list: a small congregation plans its duties at meetings first. */
const kindsOf = ({ places }: SimulationSize) => kindSettings.slice(-places);

function membersOf(size: SimulationSize, random: Int32Array): Member[] {
  const weeks = size.quarters * span;
  const chance = (percent: number): boolean => draw(random, 100) < percent;
  const genders = Array.from({ length: size.people }, (_, person): Member['gender'] =>
    person % 2 === 0 ? 'brother' : 'sister',
  );
  const eligible = kindsOf(size).map((setting) => {
    const able = genders.flatMap((gender, person) =>
      setting.gender === 'any' || gender === 'brother' ? [person] : [],
    );
    const wanted = Math.max(8, Math.round((size.people * setting.eligible) / 100));
    while (able.length > wanted) able.splice(draw(random, able.length), 1);
    return new Set(able);
  });
  const quarter = (): number => span * (4 + draw(random, size.quarters - 6));
  return genders.map((gender, person) => ({
    gender,
    kinds: new Set(eligible.flatMap((people, kind) => (people.has(person) ? [kind] : []))),
    from: chance(30) ? quarter() : -span,
    quarterAway: chance(15) ? quarter() : null,
    awayIn: new Set(Array.from({ length: weeks }, (_, week) => week).filter(() => chance(5))),
  }));
}

/** Even share of each person in the weeks, in points: of each kind by the weeks in which they are here. */
function sharesOf(size: SimulationSize, members: readonly Member[], from: number, to: number): number[] {
  const shares = members.map(() => 0);
  const kinds = kindsOf(size);
  for (const [kind, { kind: rates }] of kinds.entries()) {
    const here = members.map((member) => {
      if (!member.kinds.has(kind)) return 0;
      let weeks = 0;
      for (let week = from; week < to; week += 1) if (isHere(member, week)) weeks += 1;
      return weeks;
    });
    const sum = here.reduce((total, weeks) => total + weeks, 0);
    if (sum === 0) continue;
    const points = rates.points * (to - from);
    for (const [person, weeks] of here.entries()) shares[person]! += (points * weeks) / sum;
  }
  return shares;
}

const pointsOf = (size: SimulationSize, duties: readonly GivenDuty[], from: number, to: number): number[] => {
  const points = new Array<number>(size.people).fill(0);
  for (const { person, kind, week } of duties)
    if (week >= from && week < to) points[person]! += kindsOf(size)[kind]!.kind.points;
  return points;
};

function nearOf(duties: readonly GivenDuty[], start: number): NearDuties[] {
  const last = new Map<string, NearDuties>();
  for (const { person, kind, week } of duties)
    last.set(`${person} ${kind}`, { person, kind, last: week - start, next: null });
  return [...last.values()];
}

function problemAt(
  size: SimulationSize,
  members: readonly Member[],
  given: readonly GivenDuty[],
  start: number,
): PlanningProblem {
  const kinds = kindsOf(size);
  const first = Math.max(0, start - span);
  const shares = sharesOf(size, members, first, start + span);
  const before = pointsOf(size, given, first, start);
  const weeks = Array.from({ length: span }, (_, week) => week);
  const recent = given.filter(({ week }) => week >= start - span);
  return {
    weeks: span,
    windowWeeks: start + span - first,
    months: 4,
    kinds: kinds.map(({ kind }, index) => ({
      ...kind,
      turn: Math.max(1, members.filter((member) => member.kinds.has(index)).length),
    })),
    people: members.map(({ gender }, person) => ({
      gender,
      family: null,
      reserve: false,
      given: before[person]!,
      share: Math.round(4 * shares[person]!),
    })),
    cells: weeks.flatMap((week) => [
      { week, month: week >> 2, clashing: [] },
      { week, month: week >> 2, clashing: [] },
    ]),
    places: weeks.flatMap((week) =>
      kinds.map(({ meeting }, kind) => ({
        kind,
        cell: 2 * week + (meeting === 'midweek' ? 0 : 1),
        candidates: members.flatMap((member, person) =>
          member.kinds.has(kind) && isHere(member, start + week) ? [person] : [],
        ),
        exclusions: [],
        stood: null,
        firmness: 0,
        locked: false,
      })),
    ),
    groups: [],
    fixed: recent.map((duty): FixedDuty => ({ ...duty, week: duty.week - start, month: null, cell: null })),
    near: nearOf(given, start),
    entries: [],
    limits: [],
    pairs: [],
    helperRule: 'none',
    familiesApart: false,
  };
}

const summary = (values: readonly number[]) => ({
  mean: values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length,
  largest: values.length === 0 ? 0 : Math.max(...values),
  count: values.length,
});

/** Deviation of each person in the weeks, if they pass the filter. */
function deviations(
  size: SimulationSize,
  members: readonly Member[],
  given: readonly GivenDuty[],
  [from, to]: [number, number],
  counts: (member: Member) => boolean,
): number[] {
  const shares = sharesOf(size, members, from, to);
  const points = pointsOf(size, given, from, to);
  return members.flatMap((member, person) =>
    counts(member) && member.kinds.size > 0 ? [points[person]! - shares[person]!] : [],
  );
}

/** Member for the whole time, without the quarter away. */
const isPresent = ({ from, quarterAway }: Member, [start, end]: [number, number]): boolean =>
  from <= start && (quarterAway === null || quarterAway >= end || quarterAway + span <= start);

export function simulateYears(size: SimulationSize): Simulation {
  const random = Int32Array.of(size.seed);
  const members = membersOf(size, random);
  const given: GivenDuty[] = [];
  let open = 0;
  for (let quarter = 0; quarter < size.quarters; quarter += 1) {
    const start = quarter * span;
    const problem = problemAt(size, members, given, start);
    const { best } = planWhole(problem, size.seed + quarter, size.moves);
    const filled = best.flatMap((person, place): GivenDuty[] => {
      const { kind, cell } = problem.places[place]!;
      return person === null ? [] : [{ person, kind, week: start + problem.cells[cell]!.week }];
    });
    open += best.length - filled.length;
    given.push(...filled.sort((one, other) => one.week - other.week));
  }

  const halves: number[] = [];
  const newcomers: number[] = [];
  const returners: number[] = [];
  for (let start = span; start + 2 * span <= size.quarters * span; start += span) {
    const half: [number, number] = [start, start + 2 * span];
    halves.push(...deviations(size, members, given, half, (member) => isPresent(member, half)));
    // The window of the draft; they had no duty in its first half.
    const first: [number, number] = [start - span, start + span];
    newcomers.push(...deviations(size, members, given, first, ({ from }) => from === start));
    returners.push(
      ...deviations(
        size,
        members,
        given,
        first,
        ({ from, quarterAway }) => quarterAway !== null && from < quarterAway && quarterAway + span === start,
      ),
    );
  }
  let mostInFourWeeks = 0;
  const perPerson = Map.groupBy(
    given.filter(({ kind }) => !kindsOf(size)[kind]!.kind.brief),
    ({ person }) => person,
  );
  for (const duties of perPerson.values())
    for (const { week } of duties) {
      const near = duties.filter((duty) => duty.week >= week && duty.week < week + 4).length;
      mostInFourWeeks = Math.max(mostInFourWeeks, near);
    }
  return {
    open,
    sd: Math.sqrt(halves.reduce((sum, value) => sum + value * value, 0) / halves.length),
    largest: Math.max(...halves.map(Math.abs)),
    newcomers: summary(newcomers),
    returners: summary(returners),
    mostInFourWeeks,
  };
}
