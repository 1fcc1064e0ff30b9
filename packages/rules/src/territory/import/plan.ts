/** What an import is to make, and what is here already: the shapes the plan is written in. */
import type { MapType } from '../../maps/map-type.ts';
import type { Border } from '../border.ts';
import type { RowProblem } from './problem.ts';

/** The territory as it stands, of the maps that a file may mean. */
export interface KnownTerritory {
  maps: readonly { id: number; number: string; type: MapType; bordered: boolean }[];
  suburbs: readonly { id: number; map_id: number; suburb: string }[];
  streets: readonly { id: number; map_id: number; name: string; suburb_id: number | null }[];
  doors: readonly KnownDoor[];
}

export interface KnownDoor {
  table: 'available' | 'preloaded' | 'do-not-call' | 'foreign';
  id: number;
  street_id: number;
  house: string;
  suffix: string | null;
  unit: string | null;
  name: string | null;
}

/** `id` is null for what is to be made; a row that is to be made is named by its `key` until it has one. */
export interface PlannedMap {
  id: number | null;
  /** Its number. */
  key: string;
  type: MapType;
  name: string | null;
  /** Key of the suburb it is called by. */
  suburb: string | null;
  lang: string | null;
  completed: string | null;
  boundary: Border | null;
}

export interface PlannedSuburb {
  id: number | null;
  key: string;
  map: string;
  suburb: string;
  code: string | null;
}

export interface PlannedStreet {
  id: number | null;
  key: string;
  map: string;
  name: string;
  suburb: string | null;
}

export interface PlannedDoor {
  map: string;
  street: string;
  house: string;
  suffix: string | null;
  unit: string | null;
  name: string | null;
  phone: string | null;
  lang: string | null;
  attempts: number;
  /** Null: today. */
  date: string | null;
  note: string | null;
  lat: number | null;
  lng: number | null;
}

export interface ImportPlan {
  /** Maps to be made, and maps here to which something is added. */
  maps: PlannedMap[];
  suburbs: PlannedSuburb[];
  streets: PlannedStreet[];
  preloaded: PlannedDoor[];
  available: PlannedDoor[];
  doNotCalls: PlannedDoor[];
  foreign: PlannedDoor[];
  /** Available addresses that a do-not-call of the file takes off the list (ADDR-R20). */
  takenOff: number[];
  problems: RowProblem[];
}

export interface ImportCounts {
  maps_new: number;
  maps_filled: number;
  suburbs: number;
  streets: number;
  preloaded: number;
  available: number;
  do_not_calls: number;
  foreign: number;
  taken_off: number;
  boundaries: number;
}

const made = (rows: readonly { id: number | null }[]): number => rows.filter(({ id }) => id === null).length;

/** Maps that are here already and get an address; a boundary alone fills nothing. */
export function filledMaps(plan: ImportPlan): PlannedMap[] {
  const doors = [plan.preloaded, plan.available, plan.doNotCalls, plan.foreign].flat();
  const filled = new Set(doors.map(({ map }) => map));
  return plan.maps.filter(({ id, key }) => id !== null && filled.has(key));
}

export const newMaps = (plan: ImportPlan): PlannedMap[] => plan.maps.filter(({ id }) => id === null);

export const countPlan = (plan: ImportPlan): ImportCounts => ({
  maps_new: newMaps(plan).length,
  maps_filled: filledMaps(plan).length,
  suburbs: made(plan.suburbs),
  streets: made(plan.streets),
  preloaded: plan.preloaded.length,
  available: plan.available.length,
  do_not_calls: plan.doNotCalls.length,
  foreign: plan.foreign.length,
  taken_off: plan.takenOff.length,
  boundaries: plan.maps.filter(({ boundary }) => boundary !== null).length,
});

export const changesNothing = (counts: ImportCounts): boolean =>
  counts.maps_new +
    counts.suburbs +
    counts.streets +
    counts.preloaded +
    counts.available +
    counts.do_not_calls +
    counts.foreign +
    counts.boundaries ===
  0;
