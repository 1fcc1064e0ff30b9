/**
 * Filters, sorts and searches the list for assigning maps (ASSIGN-S1, ASSIGN-R17, COMMON-R12, COMMON-R13).
 */
import { compareByOrder, compareMapNumbers, type OrderedMap } from './map-order.ts';
import { isMapFound, readMapSearch } from './map-search.ts';

export type AssignSortKey = 'number' | 'longestOut' | 'lastCompleted';

/** Undefined means the maps' own order. */
export interface AssignSorting {
  key: AssignSortKey;
  descending: boolean;
}

export const assignFilters = ['all', 'free', 'out', 'overdue', 'stagnant', 'locked'] as const;
export type AssignFilter = (typeof assignFilters)[number];

export interface AssignListEntry extends OrderedMap {
  assignment: { user: { full_name: string } | null } | null;
  locked: boolean;
  overdue: boolean;
  /** MAPS-O9 */
  stagnant: boolean;
  /** Whole days since the map was assigned; null if it is not assigned. */
  time_out: number | null;
  /** `YYYY-MM-DD` */
  last_completed: string | null;
}

/** COMMON-R12: another key sorts ascending, the same key reverses the direction. */
export const nextSorting = (now: AssignSorting | undefined, key: AssignSortKey): AssignSorting =>
  now?.key === key ? { key, descending: !now.descending } : { key, descending: false };

const fits: Record<AssignFilter, (map: AssignListEntry) => boolean> = {
  all: () => true,
  free: (map) => map.assignment === null && !map.locked,
  out: (map) => map.assignment !== null,
  overdue: (map) => map.overdue,
  stagnant: (map) => map.stagnant,
  locked: (map) => map.locked,
};

export const fitsFilter = (map: AssignListEntry, filter: AssignFilter): boolean => fits[filter](map);

type Order = (a: AssignListEntry, b: AssignListEntry) => number;

const compareDates = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Ascending means longest ago first; never completed comes before that. */
const orders: Record<AssignSortKey, Order> = {
  number: (a, b) => compareMapNumbers(a.number, b.number),
  longestOut: (a, b) => (b.time_out ?? 0) - (a.time_out ?? 0),
  lastCompleted: (a, b) => compareDates(a.last_completed ?? '', b.last_completed ?? ''),
};

/** Unassigned maps have no days out, so they come last in both directions. */
const followsOthers = (map: AssignListEntry, sorting: AssignSorting): boolean =>
  sorting.key === 'longestOut' && map.time_out === null;

/** Equal maps keep their own order. */
function compare(sorting: AssignSorting | undefined): Order {
  if (!sorting) return compareByOrder;
  const direction = sorting.descending ? -1 : 1;
  return (a, b) =>
    Number(followsOthers(a, sorting)) - Number(followsOthers(b, sorting)) ||
    direction * orders[sorting.key](a, b) ||
    compareByOrder(a, b);
}

/** `placeOf` returns the displayed place of a map; number, place and holder are searched. */
export function chooseAssignList<Map extends AssignListEntry>(
  maps: readonly Map[],
  wanted: { filter: AssignFilter; search: string; sorting: AssignSorting | undefined },
  placeOf: (map: Map) => string,
): Map[] {
  const needle = readMapSearch(wanted.search);
  const matches = (map: Map): boolean =>
    isMapFound(map.number, placeOf(map), needle) ||
    (map.assignment?.user?.full_name.toLowerCase().includes(needle) ?? false);
  return maps.filter((map) => fitsFilter(map, wanted.filter) && matches(map)).sort(compare(wanted.sorting));
}
