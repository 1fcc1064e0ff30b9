/**
 * Territory assignment record: the holders of each map, one sheet per service year (PRINT-O4). Dates are
 * `YYYY-MM-DD`.
 */

import type { Span } from '../../time/service-year.ts';
import type { Campaign } from '../maps/campaign.ts';
import { compareMapNumbers } from '../maps/map-order.ts';
import { isOpenType, type MapType } from '../maps/map-type.ts';

export interface RecordedAssignment {
  assignedOn: string;
  /** Only the date of the completion is known, and `assignedOn` is that date. */
  startUnknown: boolean;
  /** Null while the map is assigned. */
  returnedOn: string | null;
  completed: boolean;
  personal: boolean;
  campaign: Campaign;
  campaignName: string | null;
  /** Holders in chronological order; empty if the map was open to everybody, or if the names were removed. */
  holders: readonly string[];
  /**
   * Last completion of the map as recorded at the start of this assignment; null for never, or not recorded.
   */
  completedBefore: string | null;
}

export interface RecordedMap {
  number: string;
  type: MapType;
  /** Dates on which an assignment that ended before the year was completed. */
  completed: readonly string[];
  /** Other recorded dates of last completions, from any time. */
  noted: readonly string[];
  /**
   * Deleted maps are hidden in the map manager, but remain on paper for the years in which they were worked.
   */
  deleted: boolean;
  assignments: readonly RecordedAssignment[];
}

export interface RecordRow {
  number: string;
  type: MapType;
  completedBefore: string | null;
  personal: boolean;
  assignments: RecordedAssignment[];
}

/** Assigned at some time of the year, whenever the assignment began. */
export const isWithin = ({ assignedOn, returnedOn }: RecordedAssignment, year: Span): boolean =>
  assignedOn <= year.to && (returnedOn === null || returnedOn >= year.from);

/**
 * Last completion before the first assignment of the sheet, or before the year if it has none; null for
 * never. Later completions do not change it.
 */
export function lastCompletedBefore(
  { completed, noted }: Pick<RecordedMap, 'completed' | 'noted'>,
  first: RecordedAssignment | undefined,
  year: Span,
): string | null {
  const until = first?.assignedOn ?? year.from;
  const days = [
    ...(first?.completedBefore ? [first.completedBefore] : []),
    // An assignment may begin on the date on which the previous one was completed.
    ...completed.filter((day) => day <= until),
    // A value recorded on that date may be the completion of the first assignment itself.
    ...noted.filter((day) => day < until),
  ];
  return days.sort().at(-1) ?? null;
}

/**
 * An assignment without holders was open to everybody only if its map type allows it; otherwise its names
 * were removed.
 */
export const wasOpenToEverybody = (
  type: MapType,
  { personal, holders }: Pick<RecordedAssignment, 'personal' | 'holders'>,
): boolean => holders.length === 0 && !personal && isOpenType(type);

/** One row per map by number, personal maps last; a deleted map only if it was assigned in that year. */
export function recordRows(maps: readonly RecordedMap[], year: Span): RecordRow[] {
  return maps
    .map((map) => {
      const assignments = map.assignments
        .filter((assignment) => isWithin(assignment, year))
        .sort((a, b) => a.assignedOn.localeCompare(b.assignedOn));
      const completedBefore = lastCompletedBefore(map, assignments[0], year);
      return { ...map, assignments, completedBefore, personal: assignments.at(-1)?.personal ?? false };
    })
    .filter(({ deleted, assignments }) => !deleted || assignments.length > 0)
    .sort((a, b) => Number(a.personal) - Number(b.personal) || compareMapNumbers(a.number, b.number))
    .map(({ number, type, completedBefore, personal, assignments }) => ({
      number,
      type,
      completedBefore,
      personal,
      assignments,
    }));
}
