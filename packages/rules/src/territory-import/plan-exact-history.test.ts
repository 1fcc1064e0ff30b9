/** What the notes of a file make of the assignments of several maps, and what is told of them (TERR-R24, TERR-R25, X-MIGRATE). */
import { expect, it } from 'vitest';
import type { KnownAssignment, PlannedMap } from './plan.ts';
import { planHistory } from './plan-history.ts';
import type { HistoryNote, ReadAssignment } from './read-assignment.ts';

const mapOf = (id: number | null, rest: Partial<PlannedMap> = {}): PlannedMap => ({
  id,
  key: '7',
  type: 'residential',
  name: null,
  suburb: null,
  lang: null,
  completed: null,
  boundary: null,
  blocks: 0,
  blocksAsLetters: true,
  ...rest,
});

const note = (
  from: string | null,
  to: string | null,
  rest: Partial<ReadAssignment> = {},
): ReadAssignment => ({
  kind: 'turn',
  number: '7',
  code: '',
  line: 2,
  text: '',
  from,
  to,
  completed: false,
  personal: false,
  campaign: 'none',
  campaignName: null,
  exact: false,
  startUnknown: false,
  previousCompleted: null,
  holders: [{ name: 'Ruth', from, to }],
  ...rest,
});

const here = (from: string, to: string | null, rest: Partial<KnownAssignment> = {}): KnownAssignment => ({
  id: 9,
  map_id: 3,
  instant: `${from}T02:00:00.000Z`,
  from,
  startUnknown: false,
  to,
  completed: false,
  personal: false,
  campaign: 'none',
  campaignName: null,
  previousCompleted: null,
  holders: [{ person: 4, name: 'Ruth', from, to }],
  editable: true,
  ...rest,
});

interface Around {
  map?: PlannedMap | null | undefined;
  assignments?: KnownAssignment[];
  completed?: string | null;
  locked?: boolean;
  inactive?: number[];
}

function planned(notes: HistoryNote[], around: Around = {}) {
  const map = 'map' in around ? around.map : mapOf(null);
  const told: string[] = [];
  const kept: PlannedMap[] = [];
  const { assignments, maps } = planHistory(notes, {
    map: () => map,
    known: () => ({
      assignments: around.assignments ?? [],
      completed: around.completed ?? null,
      locked: around.locked ?? false,
    }),
    holder: (name) => ({ name, person: name === 'Ruth' ? 4 : name === 'Ada' ? 5 : null }),
    keepMap: (one) => kept.push(one),
    inactive: new Set(around.inactive),
    tell: ({ line }, reason) => told.push(`${line} ${reason}`),
  });
  return { assignments, told, isKept: kept.length > 0, isTaken: maps.size > 0, completed: map?.completed };
}

const at = (day: string) => `${day}T02:00:00.000Z`;

const exact = (from: string, to: string | null, rest: Partial<ReadAssignment> = {}) =>
  note(at(from), to && at(to), { exact: true, ...rest });

it('X-MIGRATE an assignment of our own export is made as a whole, with everything of it', () => {
  const rest = {
    completed: true,
    personal: true,
    campaign: 'custom',
    campaignName: 'Memorial',
    startUnknown: true,
    previousCompleted: '2025-12-01',
    holders: [
      { name: 'Ruth', from: null, to: at('2026-01-20') },
      { name: 'Nobody', from: at('2026-01-20'), to: null },
    ],
  } as const;
  const { assignments, completed } = planned([
    exact('2026-01-05', '2026-02-05', { ...rest, holders: [...rest.holders] }),
  ]);
  expect(assignments).toEqual([
    {
      id: null,
      map: '7',
      from: at('2026-01-05'),
      to: at('2026-02-05'),
      completed: true,
      personal: true,
      campaign: 'custom',
      campaignName: 'Memorial',
      startUnknown: true,
      previousCompleted: '2025-12-01',
      holders: [
        { name: 'Ruth', person: 4, from: at('2026-01-05'), to: at('2026-01-20') },
        { name: 'Nobody', person: null, from: at('2026-01-20'), to: null },
      ],
    },
  ]);
  expect(completed).toBeNull();
});

it('X-MIGRATE it is known by its instant, and two are never out at once', () => {
  const around = (...assignments: KnownAssignment[]) => ({ map: mapOf(3), assignments });
  expect(planned([exact('2026-01-05', null)], around(here('2026-01-05', '2026-02-05'))).assignments).toEqual(
    [],
  );
  expect(
    planned(
      [exact('2026-01-05', '2026-02-05')],
      around(here('2025-01-05', '2025-02-05'), here('2026-01-05', null)),
    ).assignments,
  ).toEqual([]);
  expect(
    planned([exact('2026-03-05', null)], around(here('2025-01-05', '2025-02-05'), here('2026-01-05', null))),
  ).toMatchObject({
    told: ['2 map-held'],
    assignments: [],
  });
  expect(
    planned([exact('2025-03-05', '2025-04-05')], around(here('2026-01-05', null))).assignments,
  ).toHaveLength(1);
  expect(
    planned([exact('2026-03-05', null)], around(here('2026-01-05', '2026-02-05'))).assignments,
  ).toHaveLength(1);
  expect(
    planned([exact('2026-03-05', '2026-04-05'), exact('2026-03-05', '2026-04-05')]).assignments,
  ).toHaveLength(1);
});

it('X-MIGRATE what a file of days brought first has no instant, and an export is another one', () => {
  expect(
    planned([note('2026-03-05', '2026-04-05'), exact('2026-03-05', '2026-04-05')]).assignments,
  ).toHaveLength(2);
});
