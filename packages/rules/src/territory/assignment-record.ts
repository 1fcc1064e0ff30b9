/** The record of who had which map, a service year a sheet (PRINT-O4). Dates are `YYYY-MM-DD`. */
import { compareMapNumbers } from '../maps/map-order.ts';
import type { Span } from '../time/service-year.ts';

export interface RecordedAssignment {
  assignedOn: string;
  /** Null while the map is out. */
  returnedOn: string | null;
  completed: boolean;
  personal: boolean;
  /** 0 is none. */
  campaign: number;
  campaignName: string | null;
  /** Those who held it, in turn; nobody where the map was open to everybody. */
  holders: readonly string[];
}

export interface RecordedMap {
  number: string;
  /** Before the first assignment of the sheet; null for never. */
  completedBefore: string | null;
  /** Hidden in the map manager; on paper for as long as it was worked. */
  deleted: boolean;
  assignments: readonly RecordedAssignment[];
}

export interface RecordRow {
  number: string;
  completedBefore: string | null;
  personal: boolean;
  assignments: RecordedAssignment[];
}

/** Out at some time of the year, whenever it began. */
export const isWithin = ({ assignedOn, returnedOn }: RecordedAssignment, year: Span): boolean =>
  assignedOn <= year.to && (returnedOn === null || returnedOn >= year.from);

/** One row a map by number, personal maps last; a map that is gone only if it was out in that year. */
export function recordRows(maps: readonly RecordedMap[], year: Span): RecordRow[] {
  return maps
    .map((map) => {
      const assignments = map.assignments
        .filter((assignment) => isWithin(assignment, year))
        .sort((a, b) => a.assignedOn.localeCompare(b.assignedOn));
      return { ...map, assignments, personal: assignments.at(-1)?.personal ?? false };
    })
    .filter(({ deleted, assignments }) => !deleted || assignments.length > 0)
    .sort((a, b) => Number(a.personal) - Number(b.personal) || compareMapNumbers(a.number, b.number))
    .map(({ number, completedBefore, personal, assignments }) => ({
      number,
      completedBefore,
      personal,
      assignments,
    }));
}
