/** Small problems with every feature, by seed. */
import type { PlanningCell, PlanningGroup, PlanningPlace, PlanningProblem } from '../problem.ts';
import { draw } from '../random.ts';

const kinds: PlanningProblem['kinds'] = [
  { points: 3, brief: false, onPlatform: true, importance: 9, turn: 4, area: 'programme' },
  { points: 2, brief: false, onPlatform: true, importance: 7, turn: 2, area: 'programme' },
  { points: 2, brief: false, onPlatform: false, importance: 4, turn: 1, area: 'duties' },
  { points: 1, brief: true, onPlatform: false, importance: 5, turn: 3, area: 'programme' },
  { points: 1, brief: false, onPlatform: false, importance: 3, turn: 2, area: 'carts' },
  { points: 1, brief: true, onPlatform: false, importance: 3, turn: 2, area: 'duties' },
];

/** A prayer more often than the others, so that one meeting has two of them. */
const singleKinds = [0, 1, 2, 3, 3, 5];

export interface SmallSize {
  places: number;
  people: number;
  weeks: number;
  /** With people before, as a repair has them. */
  stood?: boolean;
  /** Without locked places, as a whole draft has none. */
  unlocked?: boolean;
}

/** Meeting of the week, the other meeting, and a cart at the time of either. */
const cellsOfWeek = 3;

export function smallProblem(seed: number, size: SmallSize): PlanningProblem {
  const random = Int32Array.of(seed);
  const below = (count: number): number => draw(random, count);
  const chance = (percent: number): boolean => below(100) < percent;
  const cells = Array.from({ length: size.weeks }, (_, week) => {
    const first = week * cellsOfWeek;
    const clashes = below(2);
    return Array.from(
      { length: cellsOfWeek },
      (__, index): PlanningCell => ({
        week,
        month: week >> 1,
        clashing: index === 2 ? [first + clashes] : index === clashes ? [first + 2] : [],
      }),
    );
  }).flat();
  const people = Array.from({ length: size.people }, (_, person) => ({
    share: below(28),
    given: below(4),
    reserve: chance(12),
    gender: chance(50) ? ('brother' as const) : ('sister' as const),
    family: chance(50) ? person >> 1 : null,
  }));
  const someone = (): number => below(size.people);

  const places: PlanningPlace[] = [];
  const groups: PlanningGroup[] = [];
  const addPlace = (kind: number, cell: number): number => {
    const able = people.map((_, person) => person).filter(() => chance(65));
    const candidates = able.filter(() => chance(85));
    const locked = !size.unlocked && chance(8);
    const before = size.stood || locked;
    const stood =
      before && candidates.length > 0 && !(size.stood && chance(20))
        ? candidates[below(candidates.length)]!
        : null;
    places.push({
      kind,
      cell,
      candidates: locked ? candidates.filter((person) => person === stood) : candidates,
      exclusions: able
        .filter((person) => !candidates.includes(person))
        .map((person) => ({ person, code: chance(50) ? ('away' as const) : ('cannot' as const) })),
      stood,
      firmness: stood === null ? 0 : [1, 4, 8][below(3)]!,
      locked,
    });
    return places.length - 1;
  };
  while (places.length < size.places) {
    const week = below(size.weeks) * cellsOfWeek;
    const left = size.places - places.length;
    const type = below(6);
    if (type === 0 && left >= 2)
      groups.push({ type: 'helper', places: [addPlace(0, week), addPlace(1, week)] });
    else if (type === 1 && left >= 2)
      groups.push({ type: 'shift', places: [addPlace(4, week + 2), addPlace(4, week + 2)] });
    else addPlace(singleKinds[below(singleKinds.length)]!, week + below(2));
  }

  return {
    weeks: size.weeks,
    windowWeeks: size.weeks,
    months: (size.weeks + 1) >> 1,
    kinds,
    people,
    cells,
    places,
    groups,
    fixed: Array.from({ length: below(3) }, () => {
      const week = below(size.weeks + 4) - 2;
      const inside = week >= 0 && week < size.weeks;
      return {
        person: someone(),
        kind: singleKinds[below(singleKinds.length)]!,
        week,
        month: inside ? week >> 1 : null,
        cell: inside && chance(70) ? week * cellsOfWeek + below(2) : null,
      };
    }),
    near: people.flatMap((_, person) =>
      kinds.flatMap((__, kind) =>
        chance(40)
          ? [
              {
                person,
                kind,
                last: chance(70) ? -1 - below(5) : null,
                next: chance(40) ? size.weeks + below(4) : null,
              },
            ]
          : [],
      ),
    ),
    entries: [],
    limits: people.flatMap((_, person) =>
      chance(25)
        ? [{ person, area: chance(50) ? ('all' as const) : ('programme' as const), most: below(3) }]
        : [],
    ),
    pairs: people.flatMap((_, person) => {
      const other = someone();
      return other !== person && chance(30)
        ? [
            {
              person,
              other,
              wish: chance(60) ? ('together' as const) : ('apart' as const),
              scope: (['helper', 'carts', 'all'] as const)[below(3)]!,
            },
          ]
        : [];
    }),
    helperRule: (['family', 'gender', 'none'] as const)[below(3)]!,
    familiesApart: chance(40),
  };
}
