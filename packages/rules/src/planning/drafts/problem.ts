/**
 * The problem of a draft: which places of a span are to be filled, and by whom they can be (X-FAIR). Plain
 * arrays, in which people, kinds, cells and places are numbered by their position. A week, a month or a place
 * that is missing is null. Shares are in quarter points, so that they are whole numbers.
 */

import type { HelperRule } from '../../people/availability/settings.ts';
import type { Gender } from '../../people/people/gender.ts';

/** Areas in which a person can limit the duties of a calendar month. */
export const limitAreas = ['all', 'programme', 'duties', 'carts', 'service'] as const;
export type LimitArea = (typeof limitAreas)[number];

export interface PlanningPerson {
  /** Even share of the load in the window, in quarter points. */
  share: number;
  /** Load of the window that is not planned here, in points. */
  given: number;
  /** Takes a duty only where the place would stay open. */
  reserve: boolean;
  gender: Gender;
  family: number | null;
}

export interface PlanningKind {
  /** Share in a person's load. */
  points: number;
  /** Compatible with a duty in the same cell that is not brief, or of another area; counts for the load, not for the rest. */
  brief: boolean;
  onPlatform: boolean;
  /** Cost of leaving a place of the kind open. */
  importance: number;
  /** Weeks that one round through the eligible people takes. */
  turn: number;
  area: Exclude<LimitArea, 'all'>;
}

/** One gathering: a meeting, a shift at a cart, a meeting for field service. */
export interface PlanningCell {
  week: number;
  month: number;
  /** Cells that overlap in time; each names the other. */
  clashing: readonly number[];
}

export interface PlanningPlace {
  kind: number;
  cell: number;
  /** People who are eligible and free of `exclusions`. */
  candidates: readonly number[];
  /** Qualified people who cannot have the place whatever else they do. */
  exclusions: readonly Exclusion[];
  /** Person before the draft; null for an open place. */
  stood: number | null;
  /** Cost of replacing that person: 8 after a yes, 4 if informed, otherwise 1. */
  firmness: number;
  /** Stays as it stood. */
  locked: boolean;
}

export interface Exclusion {
  person: number;
  code: 'away' | 'cannot';
}

/** Places whose people serve together: a part with its helper, or the lanes of a shift at a cart. */
export interface PlanningGroup {
  /** Helper: the helper rule applies. Shift: it gets all its people or none, unless one of them is locked. */
  type: 'helper' | 'shift';
  places: readonly number[];
}

/** A duty that the draft does not change. */
export interface FixedDuty {
  person: number;
  kind: number;
  /** Week of the span; negative before it. */
  week: number;
  month: number | null;
  cell: number | null;
}

/** Last duty of the kind before the span and first one after it, in weeks of the span. */
export interface NearDuties {
  person: number;
  kind: number;
  last: number | null;
  next: number | null;
}

/** First week in which a person can have the kind, if it is later than their last such duty. */
export interface KindEntry {
  person: number;
  kind: number;
  week: number;
}

export interface MonthLimit {
  person: number;
  area: LimitArea;
  most: number;
}

export interface PairWish {
  person: number;
  other: number;
  wish: 'together' | 'apart';
  scope: 'helper' | 'carts' | 'all';
}

export interface PlanningProblem {
  weeks: number;
  /** Weeks of the window in which `given` and `share` count. */
  windowWeeks: number;
  months: number;
  kinds: readonly PlanningKind[];
  people: readonly PlanningPerson[];
  cells: readonly PlanningCell[];
  places: readonly PlanningPlace[];
  groups: readonly PlanningGroup[];
  fixed: readonly FixedDuty[];
  near: readonly NearDuties[];
  entries: readonly KindEntry[];
  limits: readonly MonthLimit[];
  pairs: readonly PairWish[];
  /** Who can help whom: people of one gender or one family, of one gender, or anybody. */
  helperRule: HelperRule;
  /** Members of one family on the platform in one cell have a cost. */
  familiesApart: boolean;
}

/** Person by place; null for an open place. */
export type PlacePeople = readonly (number | null)[];

export const draftLimits = { weeks: 26, places: 2000, people: 300, candidates: 150_000 } as const;

export interface ProblemFault {
  code: 'draft-too-large' | 'index' | 'number' | 'group' | 'locked';
  /** `places[3].kind` */
  path: string;
}

const isIndex = (value: number, length: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < length;
const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

type Fault = ProblemFault | null;

const indexFault = (path: string, value: number, length: number): Fault =>
  isIndex(value, length) ? null : { code: 'index', path };
const countFault = (path: string, value: number): Fault => (isCount(value) ? null : { code: 'number', path });

function sizeFaults(problem: PlanningProblem): Fault[] {
  const candidates = problem.places.reduce((sum, place) => sum + place.candidates.length, 0);
  const sizes = {
    weeks: problem.weeks,
    places: problem.places.length,
    people: problem.people.length,
    candidates,
  };
  return (Object.keys(draftLimits) as (keyof typeof draftLimits)[]).map((name) =>
    sizes[name] > draftLimits[name] ? { code: 'draft-too-large', path: name } : countFault(name, sizes[name]),
  );
}

function placeFaults(problem: PlanningProblem, place: PlanningPlace, path: string): Fault[] {
  const people = problem.people.length;
  const lockedAway = place.locked && place.candidates.some((person) => person !== place.stood);
  return [
    indexFault(`${path}.kind`, place.kind, problem.kinds.length),
    indexFault(`${path}.cell`, place.cell, problem.cells.length),
    ...place.candidates.map((person) => indexFault(`${path}.candidates`, person, people)),
    ...place.exclusions.map(({ person }) => indexFault(`${path}.exclusions`, person, people)),
    new Set(place.candidates).size < place.candidates.length
      ? { code: 'index', path: `${path}.candidates` }
      : null,
    place.stood === null ? null : indexFault(`${path}.stood`, place.stood, people),
    countFault(`${path}.firmness`, place.firmness),
    lockedAway ? { code: 'locked', path: `${path}.candidates` } : null,
  ];
}

function cellFaults(problem: PlanningProblem, cell: PlanningCell, at: number): Fault[] {
  const path = `cells[${at}]`;
  return [
    indexFault(`${path}.week`, cell.week, problem.weeks),
    indexFault(`${path}.month`, cell.month, problem.months),
    ...cell.clashing.map((other) =>
      problem.cells[other]?.clashing.includes(at) && other !== at
        ? null
        : { code: 'index' as const, path: `${path}.clashing` },
    ),
  ];
}

function groupFaults(problem: PlanningProblem): Fault[] {
  const seen = new Set<number>();
  return problem.groups.flatMap((group, index) => {
    const path = `groups[${index}].places`;
    const cells = new Set(group.places.map((place) => problem.places[place]?.cell));
    const before = seen.size;
    for (const place of group.places) seen.add(place);
    const twice = seen.size < before + group.places.length;
    const wrong = twice || cells.size > 1 || (group.type === 'helper' && group.places.length !== 2);
    return [
      ...group.places.map((place) => indexFault(path, place, problem.places.length)),
      wrong ? { code: 'group' as const, path } : null,
    ];
  });
}

function dutyFaults(problem: PlanningProblem): Fault[] {
  const { people, kinds, cells, months } = problem;
  const both = (path: string, { person, kind }: { person: number; kind: number }): Fault[] => [
    indexFault(`${path}.person`, person, people.length),
    indexFault(`${path}.kind`, kind, kinds.length),
  ];
  return [
    ...problem.fixed.flatMap((duty, index) => [
      ...both(`fixed[${index}]`, duty),
      duty.cell === null ? null : indexFault(`fixed[${index}].cell`, duty.cell, cells.length),
      duty.month === null ? null : indexFault(`fixed[${index}].month`, duty.month, months),
    ]),
    ...problem.near.flatMap((near, index) => both(`near[${index}]`, near)),
    ...problem.entries.flatMap((entry, index) => both(`entries[${index}]`, entry)),
  ];
}

/** Null for a problem that the engine can solve. */
export function validateProblem(problem: PlanningProblem): ProblemFault | null {
  const { people } = problem;
  const faults: Fault[] = [
    ...sizeFaults(problem),
    ...problem.kinds.flatMap((kind, index) => [
      countFault(`kinds[${index}].points`, kind.points),
      countFault(`kinds[${index}].importance`, kind.importance),
      kind.turn >= 1 ? null : { code: 'number' as const, path: `kinds[${index}].turn` },
    ]),
    ...people.flatMap((person, index) => [
      countFault(`people[${index}].share`, person.share),
      countFault(`people[${index}].given`, person.given),
    ]),
    ...problem.cells.flatMap((cell, index) => cellFaults(problem, cell, index)),
    ...problem.places.flatMap((place, index) => placeFaults(problem, place, `places[${index}]`)),
    ...groupFaults(problem),
    ...dutyFaults(problem),
    ...problem.limits.flatMap((limit, index) => [
      indexFault(`limits[${index}].person`, limit.person, people.length),
      countFault(`limits[${index}].most`, limit.most),
    ]),
    ...problem.pairs.flatMap((pair, index) => [
      indexFault(`pairs[${index}].person`, pair.person, people.length),
      indexFault(`pairs[${index}].other`, pair.other, people.length),
    ]),
    problem.windowWeeks >= 1 ? null : { code: 'number', path: 'windowWeeks' },
  ];
  return faults.find((fault) => fault !== null) ?? null;
}
