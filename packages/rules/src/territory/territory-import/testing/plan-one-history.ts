/** Plans the history of one map, for tests of single rules. */
import type { KnownAssignment, PlannedMap } from '../plan.ts';
import { planHistory } from '../plan-history.ts';
import type { HistoryNote, ReadAssignment } from '../read-assignment.ts';

export const mapOf = (id: number | null, rest: Partial<PlannedMap> = {}): PlannedMap => ({
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

export const note = (
  from: string | null,
  to: string | null,
  rest: Partial<ReadAssignment> = {},
): ReadAssignment => ({
  kind: 'holding',
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

export const here = (
  from: string,
  to: string | null,
  rest: Partial<KnownAssignment> = {},
): KnownAssignment => ({
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

interface HistoryContext {
  map?: PlannedMap | null | undefined;
  assignments?: KnownAssignment[];
  completed?: string | null;
  locked?: boolean;
  inactive?: number[];
}

export function planned(notes: HistoryNote[], around: HistoryContext = {}) {
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
