/** Records the completion of a personal map, and decides what happens to its assignment (MAPS-X2). */
import { allow, type Decision, refuse } from '../../decision.ts';
import { todayIn } from '../../time/today-in.ts';
import { instantOfWallTime } from '../../time/wall-time.ts';
import { assigns, holderOf, type MapActor, type MapState } from './map-assignment.ts';
import type { MapEffect } from './map-effect.ts';
import { type Ending, withoutUntriedHomes } from './map-ending.ts';

export type CompletionRefusal =
  | 'not-assigner'
  | 'assignment-ended'
  | 'map-not-assigned'
  | 'not-personal'
  | 'completed-in-future'
  | 'completed-before-assigned';

export interface Completion extends Ending {
  /** A local date of the congregation; null for today. */
  on: string | null;
  /** Time zone of the congregation. */
  zone: string;
  /** The holder keeps the map in a new assignment. */
  keep: boolean;
}

/**
 * MAPS-X2: a personal map is not handed in (MAPS-R8), so a map assigner records its completion. A past day is
 * recorded at noon, but never before the assignment. If the holder keeps the map, the next assignment begins
 * at the same instant.
 */
export function decideCompletion(
  map: MapState,
  actor: MapActor,
  { on: day, now, zone, keep, sawAnother }: Completion,
): Decision<MapEffect, CompletionRefusal> {
  const { assignment } = map;
  if (!assigns(actor)) return refuse('not-assigner');
  if (sawAnother) return refuse('assignment-ended');
  if (!assignment) return refuse('map-not-assigned');
  if (!assignment.personal) return refuse('not-personal');
  const today = todayIn(zone, now);
  const on = day ?? today;
  if (on > today) return refuse('completed-in-future');
  if (on < todayIn(zone, assignment.assignedAt)) return refuse('completed-before-assigned');
  const at = on === today ? now : Math.max(assignment.assignedAt, instantOfWallTime(on, '12:00', zone));
  const holderId = holderOf(assignment);
  return allow({
    ended: { kept: true, at, completed: true, note: null },
    lastCompletedOn: on,
    ...withoutUntriedHomes(assignment),
    ...(keep &&
      holderId !== null && {
        began: {
          personal: true,
          campaign: 'none' as const,
          campaignName: null,
          holderId,
          at,
          previousCompletedOn: on,
        },
      }),
  });
}
