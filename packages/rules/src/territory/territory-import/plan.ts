/** Types of an import plan, and of the existing territory that it is compared with. */

import type { Border } from '../borders/border.ts';
import type { Campaign } from '../maps/campaign.ts';
import type { MapType } from '../maps/map-type.ts';
import type { TimelineHolder } from './map-timeline.ts';
import type { RowProblem } from './problem.ts';

/** The existing territory, for the maps that a file may refer to. */
export interface KnownTerritory {
  maps: readonly {
    id: number;
    number: string;
    type: MapType;
    bordered: boolean;
    locked: boolean;
    completed: string | null;
  }[];
  suburbs: readonly { id: number; map_id: number; suburb: string }[];
  streets: readonly { id: number; map_id: number; name: string; suburb_id: number | null }[];
  doors: readonly KnownDoor[];
  assignments: readonly KnownAssignment[];
}

/** An existing assignment; its dates are local dates of the congregation. */
export interface KnownAssignment {
  id: number;
  map_id: number;
  instant: string;
  from: string;
  startUnknown: boolean;
  to: string | null;
  completed: boolean;
  personal: boolean;
  campaign: Campaign;
  campaignName: string | null;
  previousCompleted: string | null;
  holders: readonly TimelineHolder[];
  /** Created by an import, and not worked since. */
  editable: boolean;
}

/** A new assignment, or one with changed dates. */
export interface PlannedAssignment {
  id: number | null;
  map: string;
  /** Dates, or instants. */
  from: string;
  startUnknown: boolean;
  to: string | null;
  completed: boolean;
  personal: boolean;
  campaign: Campaign;
  campaignName: string | null;
  previousCompleted: string | null;
  holders: readonly TimelineHolder[];
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

/** `id` is null for a new map; new rows are identified by their `key` until they have an id. */
export interface PlannedMap {
  id: number | null;
  /** Number of the map. */
  key: string;
  type: MapType;
  name: string | null;
  /** Key of the suburb by which the map is named. */
  suburb: string | null;
  lang: string | null;
  /** Last completion; for an existing map only if it changes. */
  completed: string | null;
  boundary: Border | null;
  blocks: number;
  blocksAsLetters: boolean;
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
  /** Null means today. */
  date: string | null;
  note: string | null;
  lat: number | null;
  lng: number | null;
}

export interface ImportPlan {
  /** New maps, and existing maps with additions. */
  maps: PlannedMap[];
  suburbs: PlannedSuburb[];
  streets: PlannedStreet[];
  preloaded: PlannedDoor[];
  available: PlannedDoor[];
  doNotCalls: PlannedDoor[];
  foreign: PlannedDoor[];
  assignments: PlannedAssignment[];
  /** Available addresses that a do-not-call of the file removes (ADDR-R20). */
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
  assignments: number;
  /** Existing assignments that are completed, or whose start becomes known. */
  assignments_changed: number;
  /** Existing maps with a later last completion. */
  completions: number;
  /** Maps assigned to a person now. */
  held: number;
  /** Maps assigned now to a name without a person. */
  held_by_name: number;
}

export const noCounts: ImportCounts = {
  maps_new: 0,
  maps_filled: 0,
  suburbs: 0,
  streets: 0,
  preloaded: 0,
  available: 0,
  do_not_calls: 0,
  foreign: 0,
  taken_off: 0,
  boundaries: 0,
  assignments: 0,
  assignments_changed: 0,
  completions: 0,
  held: 0,
  held_by_name: 0,
};

const made = (rows: readonly { id: number | null }[]): number => rows.filter(({ id }) => id === null).length;

/** Existing maps that receive an address; a boundary alone does not count. */
export function filledMaps(plan: ImportPlan): PlannedMap[] {
  const doors = [plan.preloaded, plan.available, plan.doNotCalls, plan.foreign].flat();
  const filled = new Set(doors.map(({ map }) => map));
  return plan.maps.filter(({ id, key }) => id !== null && filled.has(key));
}

export const newMaps = (plan: ImportPlan): PlannedMap[] => plan.maps.filter(({ id }) => id === null);

const isHeld = ({ id, to, holders }: PlannedAssignment): boolean =>
  id === null && to === null && holders.length > 0;

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
  assignments: made(plan.assignments),
  assignments_changed: plan.assignments.length - made(plan.assignments),
  completions: plan.maps.filter(({ id, completed }) => id !== null && completed !== null).length,
  held: plan.assignments.filter((one) => isHeld(one) && one.holders.at(-1)!.person !== null).length,
  held_by_name: plan.assignments.filter((one) => isHeld(one) && one.holders.at(-1)!.person === null).length,
});

/** Whether only borders change: no other data depends on them. */
export const isBordersOnly = (counts: ImportCounts): boolean =>
  counts.boundaries > 0 && changesNothing({ ...counts, boundaries: 0 });

export const changesNothing = (counts: ImportCounts): boolean =>
  counts.maps_new +
    counts.suburbs +
    counts.streets +
    counts.preloaded +
    counts.available +
    counts.do_not_calls +
    counts.foreign +
    counts.boundaries +
    counts.assignments +
    counts.assignments_changed +
    counts.completions ===
  0;
