/** A personal map that was completed: who records it, and what becomes of the assignment (MAPS-X2). */
import { allow, type Decision, refuse } from '../decision.ts';
import { holderOf, type MapActor, type MapState, type OpenAssignment } from './map-assignment.ts';

export type CompletionRefusal =
  | 'not-assigner'
  | 'map-not-assigned'
  | 'not-personal'
  | 'completed-in-future'
  | 'completed-before-assigned';

/** Dates of the congregation's calendar; `at` is the instant at which one assignment ends and the next begins. */
export interface Completion {
  on: string;
  today: string;
  assignedOn: string;
  at: number;
  /** The holder goes on with the map. */
  keep: boolean;
}

/** MAPS-X2: nobody hands a personal map in (MAPS-R8), so whoever assigns maps records that it was completed. */
export function decideCompletion(
  map: MapState,
  actor: MapActor,
  completion: Completion,
): Decision<MapState, CompletionRefusal> {
  const { assignment } = map;
  if (!actor.permissions.has('settings.maps.assign')) return refuse('not-assigner');
  if (!assignment) return refuse('map-not-assigned');
  if (!assignment.personal) return refuse('not-personal');
  if (completion.on > completion.today) return refuse('completed-in-future');
  if (completion.on < completion.assignedOn) return refuse('completed-before-assigned');
  const holder = holderOf(assignment);
  const next: OpenAssignment | null =
    completion.keep && holder !== null
      ? {
          personal: true,
          campaign: 'none',
          campaignName: null,
          assignedAt: completion.at,
          started: false,
          completedBlocks: [],
          holders: [{ personId: holder, assignedAt: completion.at, returnedAt: null }],
          previousCompletedOn: completion.on,
        }
      : null;
  return allow({ ...map, lastCompletedOn: completion.on, assignment: next });
}
