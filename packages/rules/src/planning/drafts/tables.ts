/** A problem as typed arrays, in which the search looks up every rule and cost without a search of its own. */
import type { LimitArea, PairWish, PlanningProblem } from './problem.ts';
import { limitAreas } from './problem.ts';
import { restWeeks, waitCost } from './rates.ts';
import { restLimits } from './rest-limits.ts';

/** Bits of `ok`. */
export const isCandidate = 1;
/** Somebody whom the person wishes as a partner can have another place of the group. */
export const isWishable = 2;

/** Bits of `between`. */
const notAsHelper = 1;
const notAtCart = 2;
const helperWish = 4;
const cartWish = 8;

/** Weeks on both sides of the span whose duties crowd those in it. */
export const crowdMargin = 2;

/** Weeks on both sides of the span that belong to four consecutive weeks with one of the span. */
export const restMargin = restWeeks - 1;

/** `last` (negative) and `next` without a duty. */
export const missingWeek = 0x7fff;

export const roleCount = 3;

export interface DraftTables {
  problem: PlanningProblem;
  places: number;
  people: number;
  kinds: number;
  cells: number;
  weeks: number;
  months: number;

  /** By place. */
  kindOf: Uint8Array;
  cellOf: Int16Array;
  weekOf: Uint8Array;
  monthOf: Uint8Array;
  stood: Int16Array;
  firmness: Uint8Array;
  importance: Uint16Array;
  fixedPlace: Uint8Array;
  groupOf: Int16Array;
  offsets: Int32Array;
  candidates: Int16Array;
  /** By place and person. */
  ok: Uint8Array;

  /** By kind. */
  quarters: Int32Array;
  brief: Uint8Array;
  /** Duties of one role in a cell need different people: 0 for those that are not brief, then prayers and tasks. */
  roleOf: Uint8Array;
  onPlatform: Uint8Array;
  areaOf: Uint8Array;
  /** By kind and gap. */
  waits: Uint8Array;
  gaps: number;

  /** By group: its places, whether all or none of them are filled, the bits of `between` that count. */
  groups: readonly Int16Array[];
  whole: Uint8Array;
  banned: Uint8Array;
  wished: Uint8Array;
  /** By person and person. */
  between: Uint8Array;
  hasWishes: boolean;
  /** People with a wished partner. */
  wishes: Uint8Array;

  /** By cell. */
  clashing: readonly Int16Array[];
  placesOfCell: readonly Int16Array[];

  /** By person. */
  reserve: Uint8Array;
  /** Duties in four consecutive weeks without a cost. */
  restLimits: Uint8Array;
  family: Int16Array;
  families: number;
  /** By person and area; 255 without a limit. */
  limits: Uint8Array;
  hasLimits: boolean;
  /** By person and kind, shifted so that a gap is a difference; `missingWeek` without a duty. */
  last: Int16Array;
  next: Int16Array;

  /** Places that a move can change. */
  movable: Int16Array;
  movableOfKind: readonly Int16Array[];
  movableOfWeek: readonly Int16Array[];
  /** Movable places that were open, or whose person cannot stay: where a repair begins. */
  loose: Int16Array;
}

const familyIndexes = (problem: PlanningProblem): { family: Int16Array; families: number } => {
  const known = [...new Set(problem.people.flatMap(({ family }) => (family === null ? [] : [family])))];
  const indexes = new Map(known.map((family, index) => [family, index]));
  const family = Int16Array.from(problem.people, (person) =>
    person.family === null ? -1 : indexes.get(person.family)!,
  );
  return { family, families: problem.familiesApart ? known.length : 0 };
};

const inScope = (pair: PairWish, scope: 'helper' | 'carts'): boolean =>
  pair.scope === 'all' || pair.scope === scope;

function betweenPeople(problem: PlanningProblem): Uint8Array {
  const people = problem.people.length;
  const between = new Uint8Array(people * people);
  for (const [one, person] of problem.people.entries())
    for (const [two, other] of problem.people.entries()) {
      const related = person.family !== null && person.family === other.family;
      const fits =
        problem.helperRule === 'none' ||
        person.gender === other.gender ||
        (problem.helperRule === 'family' && related);
      if (!fits) between[one * people + two] = notAsHelper;
    }
  const add = (one: number, two: number, bit: number): void => {
    between[one * people + two]! |= bit;
    between[two * people + one]! |= bit;
  };
  for (const pair of problem.pairs) {
    const apart = pair.wish === 'apart';
    if (inScope(pair, 'helper')) add(pair.person, pair.other, apart ? notAsHelper : helperWish);
    if (inScope(pair, 'carts')) add(pair.person, pair.other, apart ? notAtCart : cartWish);
  }
  return between;
}

function candidateTables(problem: PlanningProblem) {
  const people = problem.people.length;
  const offsets = new Int32Array(problem.places.length + 1);
  for (const [index, place] of problem.places.entries())
    offsets[index + 1] = offsets[index]! + place.candidates.length;
  const candidates = new Int16Array(offsets[problem.places.length]!);
  const ok = new Uint8Array(problem.places.length * people);
  for (const [index, place] of problem.places.entries()) {
    candidates.set(place.candidates, offsets[index]!);
    for (const person of place.candidates) ok[index * people + person] = isCandidate;
  }
  return { offsets, candidates, ok };
}

/** Wished partners by person. */
function wishedPartners({ pairs }: PlanningProblem): Map<number, number[]> {
  const partners = new Map<number, number[]>();
  const add = (person: number, partner: number): void => {
    partners.set(person, [...(partners.get(person) ?? []), partner]);
  };
  for (const { person, other, wish } of pairs)
    if (wish === 'together') {
      add(person, other);
      add(other, person);
    }
  return partners;
}

function groupTables(problem: PlanningProblem, ok: Uint8Array, between: Uint8Array) {
  const people = problem.people.length;
  const partnersOf = wishedPartners(problem);
  const canBeIn = (place: number, person: number): boolean => {
    const { locked, stood } = problem.places[place]!;
    return locked ? stood === person : ok[place * people + person] !== 0;
  };
  const isWishMissing = (person: number, place: number, places: Int16Array, wish: number): boolean =>
    !partnersOf
      .get(person)!
      .some(
        (partner) =>
          (between[person * people + partner]! & wish) !== 0 &&
          places.some((other) => other !== place && canBeIn(other, partner)),
      );
  const groupOf = new Int16Array(problem.places.length).fill(-1);
  const groups = problem.groups.map(({ places }) => Int16Array.from(places));
  const isShift = problem.groups.map(({ type }) => type === 'shift');
  const wished = Uint8Array.from(isShift, (shift) => (shift ? cartWish : helperWish));
  for (const [index, places] of groups.entries())
    for (const place of places) {
      groupOf[place] = index;
      for (const person of partnersOf.keys()) {
        if (ok[place * people + person] === 0 || isWishMissing(person, place, places, wished[index]!))
          continue;
        ok[place * people + person]! |= isWishable;
      }
    }
  return {
    groupOf,
    groups,
    whole: Uint8Array.from(problem.groups, ({ type, places }) =>
      type === 'shift' && places.every((place) => !problem.places[place]!.locked) ? 1 : 0,
    ),
    banned: Uint8Array.from(isShift, (shift) => (shift ? notAtCart : notAsHelper)),
    wished,
    hasWishes: partnersOf.size > 0,
    wishes: Uint8Array.from({ length: people }, (_, person) => (partnersOf.has(person) ? 1 : 0)),
  };
}

function waitTables(problem: PlanningProblem) {
  const longest = problem.kinds.reduce((most, { turn }) => Math.max(most, turn), 1);
  const gaps = Math.ceil(2 * longest) + 1;
  const waits = new Uint8Array(problem.kinds.length * gaps);
  for (const [kind, { turn }] of problem.kinds.entries())
    for (let gap = 0; gap < gaps; gap += 1) waits[kind * gaps + gap] = waitCost(gap, turn);
  const length = problem.people.length * problem.kinds.length;
  const last = new Int16Array(length).fill(-missingWeek);
  const next = new Int16Array(length).fill(missingWeek);
  for (const near of problem.near) {
    const index = near.person * problem.kinds.length + near.kind;
    if (near.last !== null) last[index] = Math.max(last[index]!, near.last, -missingWeek);
    if (near.next !== null) next[index] = Math.min(next[index]!, near.next, missingWeek);
  }
  return { waits, gaps, last, next };
}

function limitTables(problem: PlanningProblem) {
  const areas = limitAreas.length;
  const indexOf = (area: LimitArea): number => limitAreas.indexOf(area);
  const limits = new Uint8Array(problem.people.length * areas).fill(255);
  for (const { person, area, most } of problem.limits) {
    const index = person * areas + indexOf(area);
    limits[index] = Math.min(limits[index]!, most);
  }
  const areaOf = Uint8Array.from(problem.kinds, ({ area }) => indexOf(area));
  return { limits, areaOf, hasLimits: problem.limits.length > 0 };
}

function movablePlaces(problem: PlanningProblem) {
  const { places, cells } = problem;
  const all = places.flatMap((place, index) =>
    place.locked || place.candidates.length === 0 ? [] : [index],
  );
  const among = (count: number, keyOf: (place: number) => number): Int16Array[] => {
    const lists = Array.from({ length: count }, (): number[] => []);
    for (const place of all) lists[keyOf(place)]!.push(place);
    return lists.map((list) => Int16Array.from(list));
  };
  return {
    movable: Int16Array.from(all),
    movableOfKind: among(problem.kinds.length, (place) => places[place]!.kind),
    movableOfWeek: among(problem.weeks, (place) => cells[places[place]!.cell]!.week),
    loose: Int16Array.from(
      all.filter((place) => {
        const { stood, candidates } = places[place]!;
        return stood === null || !candidates.includes(stood);
      }),
    ),
  };
}

export function tablesOf(problem: PlanningProblem): DraftTables {
  const { places, cells, kinds, people } = problem;
  const cell = (index: number) => cells[places[index]!.cell]!;
  const byPlace = places.map((_, index) => index);
  const between = betweenPeople(problem);
  const candidates = candidateTables(problem);
  const placesOfCell = cells.map((): number[] => []);
  for (const [index, place] of places.entries()) placesOfCell[place.cell]!.push(index);
  return {
    problem,
    places: places.length,
    people: people.length,
    kinds: kinds.length,
    cells: cells.length,
    weeks: problem.weeks,
    months: problem.months,
    kindOf: Uint8Array.from(places, ({ kind }) => kind),
    cellOf: Int16Array.from(places, ({ cell: index }) => index),
    weekOf: Uint8Array.from(byPlace, (index) => cell(index).week),
    monthOf: Uint8Array.from(byPlace, (index) => cell(index).month),
    stood: Int16Array.from(places, ({ stood }) => stood ?? -1),
    firmness: Uint8Array.from(places, ({ stood, firmness }) => (stood === null ? 0 : firmness)),
    importance: Uint16Array.from(places, ({ kind }) => kinds[kind]!.importance),
    fixedPlace: Uint8Array.from(places, ({ locked }) => (locked ? 1 : 0)),
    ...candidates,
    ...groupTables(problem, candidates.ok, between),
    between,
    quarters: Int32Array.from(kinds, ({ points }) => 4 * points),
    brief: Uint8Array.from(kinds, ({ brief }) => (brief ? 1 : 0)),
    roleOf: Uint8Array.from(kinds, ({ brief, area }) => (brief ? (area === 'programme' ? 1 : 2) : 0)),
    onPlatform: Uint8Array.from(kinds, ({ onPlatform }) => (onPlatform ? 1 : 0)),
    ...waitTables(problem),
    ...limitTables(problem),
    clashing: cells.map(({ clashing }) => Int16Array.from(clashing)),
    placesOfCell: placesOfCell.map((list) => Int16Array.from(list)),
    reserve: Uint8Array.from(people, ({ reserve }) => (reserve ? 1 : 0)),
    restLimits: restLimits(problem),
    ...familyIndexes(problem),
    ...movablePlaces(problem),
  };
}
