/** A map as those see it who assign maps: late and forgotten ones marked. */
import type { assignRow } from '@sheaf/contract/maps/assigning';
import { isOverdue, isStagnant } from '@sheaf/rules/maps/map-figures';
import type { z } from 'zod';
import type { AssignListRow } from '#domains/maps/assign-list.store';
import { presentMap } from '#domains/maps/present-map';

interface Limits {
  assigned_map_cutoff: number;
  stagnant_map_threshold: number;
}

export type PresentedAssignRow = z.output<typeof assignRow>;

export function presentAssignRow(row: AssignListRow, limits: Limits, now: Date): PresentedAssignRow {
  const { assignment } = row;
  const at = now.getTime();
  return {
    ...presentMap(row, now),
    number_lookup: row.number_lookup,
    searched_address_count: row.searched_address_count,
    overdue:
      assignment !== null &&
      isOverdue(
        { assignedAt: new Date(assignment.assigned_at).getTime(), personal: assignment.personal },
        limits.assigned_map_cutoff,
        at,
      ),
    stagnant:
      row.last_activity_at !== null &&
      isStagnant(new Date(row.last_activity_at).getTime(), limits.stagnant_map_threshold, at),
  };
}
