/** Problems of a congregation that does not exist, by size and seed. */
import type {
  PlanningCell,
  PlanningGroup,
  PlanningKind,
  PlanningPlace,
  PlanningProblem,
} from '../problem.ts';
import { draw } from '../random.ts';

export interface ProblemSize {
  weeks: number;
  /** Places a week at the two meetings. */
  places: number;
  people: number;
  seed: number;
  /** Shifts of two at a cart a week. */
  shifts?: number;
  /** Percent of the people: with a limit a month, on reserve, with a wished partner. */
  limited?: number;
  onReserve?: number;
  paired?: number;
  /** Percent of the weeks of each person: away. */
  away?: number;
  familiesApart?: boolean;
}

interface KindSetting {
  kind: Omit<PlanningKind, 'turn'>;
  meeting: 'midweek' | 'weekend';
  /** Percent of the people. */
  eligible: number;
  gender: 'brother' | 'any';
  helper?: true;
}

const at = (
  meeting: KindSetting['meeting'],
  points: number,
  importance: number,
  eligible: number,
  traits: { brief?: true; platform?: true; gender?: 'any'; helper?: true } = {},
): KindSetting => ({
  meeting,
  eligible,
  gender: traits.gender ?? 'brother',
  helper: traits.helper,
  kind: {
    points,
    importance,
    brief: traits.brief ?? false,
    onPlatform: traits.platform ?? false,
    area: traits.platform || traits.brief ? 'programme' : 'duties',
  },
});

/** In the order in which a week gets them; a larger week repeats the list. */
export const kindSettings: readonly KindSetting[] = [
  at('midweek', 3, 9, 12, { platform: true }),
  at('midweek', 3, 9, 15, { platform: true }),
  at('midweek', 3, 9, 15, { platform: true }),
  at('midweek', 3, 7, 30, { platform: true }),
  at('midweek', 3, 7, 70, { platform: true, gender: 'any' }),
  at('midweek', 2, 7, 70, { platform: true, gender: 'any', helper: true }),
  at('midweek', 3, 7, 70, { platform: true, gender: 'any' }),
  at('midweek', 2, 7, 70, { platform: true, gender: 'any', helper: true }),
  at('midweek', 3, 9, 12, { platform: true }),
  at('midweek', 2, 8, 20, { platform: true }),
  at('midweek', 1, 5, 25, { brief: true }),
  at('weekend', 3, 9, 12, { platform: true }),
  at('weekend', 2, 8, 18, { platform: true }),
  at('weekend', 1, 5, 25, { brief: true }),
  at('midweek', 2, 4, 25),
  at('weekend', 2, 4, 25),
  at('midweek', 2, 6, 12),
  at('weekend', 2, 6, 12),
  at('midweek', 2, 4, 20),
  at('weekend', 2, 4, 20),
];
const cartKind: Omit<PlanningKind, 'turn'> = {
  points: 1,
  importance: 3,
  brief: false,
  onPlatform: false,
  area: 'carts',
};

const weeksOfMonth = 4;

export function randomProblem(size: ProblemSize): PlanningProblem {
  const random = Int32Array.of(size.seed);
  const chance = (percent: number): boolean => draw(random, 100) < percent;
  const shifts = size.shifts ?? 0;
  const people = Array.from({ length: size.people }, (_, index) => ({
    gender: draw(random, 2) === 0 ? ('brother' as const) : ('sister' as const),
    family: chance(60) ? index >> 1 : null,
    reserve: chance(size.onReserve ?? 0),
  }));
  const kinds = kindSettings.slice(0, Math.min(size.places, kindSettings.length));
  const eligible = [...kinds, ...(shifts > 0 ? [null] : [])].map((setting) => {
    const able = people.flatMap(({ gender }, person) =>
      setting === null || setting.gender === 'any' || gender === 'brother' ? [person] : [],
    );
    // At least four, as in a congregation that holds its meetings.
    const wanted = Math.max(4, Math.round((size.people * (setting?.eligible ?? 50)) / 100));
    while (able.length > wanted) able.splice(draw(random, able.length), 1);
    return able;
  });
  const away = new Set<string>();
  for (let person = 0; person < size.people; person += 1)
    for (let week = 0; week < size.weeks; week += 1)
      if (chance(size.away ?? 8)) away.add(`${person} ${week}`);

  const cells: PlanningCell[] = [];
  const places: PlanningPlace[] = [];
  const groups: PlanningGroup[] = [];
  const addPlace = (kind: number, cell: number): number => {
    const { week } = cells[cell]!;
    const isAway = (person: number): boolean => away.has(`${person} ${week}`);
    places.push({
      kind,
      cell,
      candidates: eligible[kind]!.filter((person) => !isAway(person)),
      exclusions: eligible[kind]!.filter(isAway).map((person) => ({ person, code: 'away' as const })),
      stood: null,
      firmness: 0,
      locked: false,
    });
    return places.length - 1;
  };
  for (let week = 0; week < size.weeks; week += 1) {
    const month = Math.floor(week / weeksOfMonth);
    const first = cells.length;
    cells.push({ week, month, clashing: [] }, { week, month, clashing: [] });
    for (let index = 0; index < size.places; index += 1) {
      const kind = index % kindSettings.length;
      const setting = kindSettings[kind]!;
      const place = addPlace(kind, first + (setting.meeting === 'midweek' ? 0 : 1));
      if (setting.helper) groups.push({ type: 'helper', places: [place - 1, place] });
    }
    for (let shift = 0; shift < shifts; shift += 1) {
      // Every other shift is at the time of the one before.
      const cell = cells.length;
      const before = shift % 2 === 1 ? [cell - 1] : [];
      cells.push({ week, month, clashing: before });
      for (const other of before) cells[other] = { ...cells[other]!, clashing: [cell] };
      groups.push({ type: 'shift', places: [addPlace(kinds.length, cell), addPlace(kinds.length, cell)] });
    }
  }

  const rates = [...kinds.map(({ kind }) => kind), ...(shifts > 0 ? [cartKind] : [])];
  const perKind = rates.map((_, kind) => places.filter((place) => place.kind === kind).length);
  const shares = people.map((person, index) =>
    person.reserve
      ? 0
      : rates.reduce((sum, { points }, kind) => {
          const sharing = eligible[kind]!.filter((one) => !people[one]!.reserve);
          return sharing.includes(index) ? sum + (4 * points * perKind[kind]!) / sharing.length : sum;
        }, 0),
  );
  const before = people.map(() => draw(random, 4));
  return {
    weeks: size.weeks,
    windowWeeks: size.weeks,
    months: Math.ceil(size.weeks / weeksOfMonth),
    kinds: rates.map((kind, index) => ({
      ...kind,
      turn: Math.max(1, Math.round((eligible[index]!.length * size.weeks) / Math.max(1, perKind[index]!))),
    })),
    people: people.map((person, index) => ({
      ...person,
      // The load before the span differs a little from its share.
      given: before[index]!,
      share: Math.max(0, Math.round(shares[index]!) + 4 * Math.max(0, before[index]! + draw(random, 3) - 1)),
    })),
    cells,
    places,
    groups,
    fixed: [],
    near: people.flatMap((_, person) =>
      rates.flatMap((__, kind) =>
        eligible[kind]!.includes(person) && chance(80)
          ? [{ person, kind, last: -1 - draw(random, 12), next: null }]
          : [],
      ),
    ),
    entries: [],
    limits: people.flatMap((_, person) =>
      chance(size.limited ?? 0) ? [{ person, area: 'all' as const, most: 1 + draw(random, 3) }] : [],
    ),
    pairs: people.flatMap((_, person) => {
      const other = draw(random, size.people);
      if (!chance(size.paired ?? 0) || other === person) return [];
      return [
        {
          person,
          other,
          wish: chance(70) ? ('together' as const) : ('apart' as const),
          scope: 'all' as const,
        },
      ];
    }),
    helperRule: 'family',
    familiesApart: size.familiesApart ?? false,
  };
}
