/** A map in the view of map assigners, with overdue and stagnant marks. */
import type { assignRow } from '@sheaf/contract/territory/maps/assigning';
import { daysOver, isStagnant } from '@sheaf/rules/territory/maps/map-figures';
import type { z } from 'zod';
import type { AssignListRow } from '#contexts/territory/maps/assign-list.store';
import { type PresentedMap, presentMap } from '#contexts/territory/maps/present-map';

interface Limits {
  assigned_map_cutoff: number;
  stagnant_map_threshold: number;
}

export type PresentedAssignRow = z.output<typeof assignRow>;

export function presentAssignRow(row: AssignListRow, limits: Limits, now: Date): PresentedAssignRow {
  const { assignment } = row;
  const at = now.getTime();
  const over =
    assignment === null
      ? 0
      : daysOver(
          { assignedAt: new Date(assignment.assigned_at).getTime(), personal: assignment.personal },
          limits.assigned_map_cutoff,
          at,
        );
  return {
    ...presentMap(row, now),
    number_lookup: row.number_lookup,
    searched_address_count: row.searched_address_count,
    overdue: over > 0,
    days_over: over,
    stagnant:
      row.last_activity_at !== null &&
      isStagnant(new Date(row.last_activity_at).getTime(), limits.stagnant_map_threshold, at),
  };
}

/** The map without the columns that only map assigners see. */
export function withoutAssignColumns(row: PresentedAssignRow): PresentedMap {
  const { number_lookup, searched_address_count, overdue, days_over, stagnant, ...map } = row;
  return map;
}
