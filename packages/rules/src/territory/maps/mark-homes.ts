/** Adds the preloaded addresses of a residential map to its list to work (ADDR-R67). */
import { allow, type Decision, refuse } from '../../decision.ts';
import { holds, type MapActor, type MapState } from './map-assignment.ts';
import type { MapEffect } from './map-effect.ts';
import { offersHomes } from './map-type.ts';

export type MarkHomesRefusal = 'assignment-ended' | 'not-holder';

/**
 * For the holder. Changes nothing if the homes were added before, on this device or another, so that homes
 * worked since then do not return; nor on maps whose list is filled when they are assigned (ASSIGN-O1).
 */
export function decideMarkHomes(map: MapState, actor: MapActor): Decision<MapEffect, MarkHomesRefusal> {
  if (!map.assignment) return refuse('assignment-ended');
  if (!holds(map, actor)) return refuse('not-holder');
  return allow(offersHomes(map.type) && !map.assignment.homesMarked ? { homesMarked: true } : {});
}
