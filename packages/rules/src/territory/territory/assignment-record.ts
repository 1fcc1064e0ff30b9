/** The record of who had which map, a service year a sheet (PRINT-O4). Dates are `YYYY-MM-DD`. */

import type { Span } from '../../time/service-year.ts';
import type { Campaign } from '../maps/campaign.ts';
import { compareMapNumbers } from '../maps/map-order.ts';
import { isOpenType, type MapType } from '../maps/map-type.ts';

export interface RecordedAssignment {
  assignedOn: string;
  /** Only the day of the completion was ever noted, and `assignedOn` is that day. */
  startUnknown: boolean;
  /** Null while the map is out. */
  returnedOn: string | null;
  completed: boolean;
  personal: boolean;
  campaign: Campaign;
  campaignName: string | null;
  /** Those who held it, in turn; nobody where the map was open to everybody, or where the names were removed. */
  holders: readonly string[];
  /** When the map was last completed, as it was noted when this assignment began; null for never, or not noted. */
  completedBefore: string | null;
}

export interface RecordedMap {
  number: string;
  type: MapType;
  /** Days on which an assignment that ended before the year was completed. */
  completed: readonly string[];
  /** Other days that the map was noted to have been last completed on, at any time. */
  noted: readonly string[];
  /** Hidden in the map manager; on paper for as long as it was worked. */
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

/** Out at some time of the year, whenever it began. */
export const isWithin = ({ assignedOn, returnedOn }: RecordedAssignment, year: Span): boolean =>
  assignedOn <= year.to && (returnedOn === null || returnedOn >= year.from);

/**
 * When the map was last completed before the first assignment of the sheet, or before the year where it has none; null for never.
 * Completions that came later change nothing in it.
 */
export function lastCompletedBefore(
  { completed, noted }: Pick<RecordedMap, 'completed' | 'noted'>,
  first: RecordedAssignment | undefined,
  year: Span,
): string | null {
  const until = first?.assignedOn ?? year.from;
  const days = [
    ...(first?.completedBefore ? [first.completedBefore] : []),
    // An assignment may begin on the day on which the one before it was completed.
    ...completed.filter((day) => day <= until),
    // What was noted on that very day may be the completion of the first assignment itself.
    ...noted.filter((day) => day < until),
  ];
  return days.sort().at(-1) ?? null;
}

/** An assignment that names nobody was open to everybody only where maps of that type are; else its names were removed. */
export const wasOpenToEverybody = (
  type: MapType,
  { personal, holders }: Pick<RecordedAssignment, 'personal' | 'holders'>,
): boolean => holders.length === 0 && !personal && isOpenType(type);

/** One row a map by number, personal maps last; a map that is gone only if it was out in that year. */
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
