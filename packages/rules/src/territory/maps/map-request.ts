/** Decides on a person's request for a map (MAPS-C6, MAPS-O2, MAPS-O8). */
import { type Decision, refuse } from '../../decision.ts';
import { type Candidate, decideAssign, type MapState } from './map-assignment.ts';
import type { MapEffect } from './map-effect.ts';
import { isOpenType } from './map-type.ts';

export type RequestRefusal =
  | 'map-taken'
  | 'overdue-map-held'
  | 'map-not-offered'
  | 'map-locked'
  | 'not-a-candidate';

export interface MapRequest {
  /** The requesting person; null if deleted. */
  holder: Candidate | null;
  holdsOverdue: boolean;
  /** The map is currently among those offered to the person. */
  offered: boolean;
  now: number;
}

export function decideRequest(
  map: MapState,
  { holder, holdsOverdue, offered, now }: MapRequest,
): Decision<MapEffect, RequestRefusal> {
  if (map.assignment || isOpenType(map.type)) return refuse('map-taken');
  if (holdsOverdue) return refuse('overdue-map-held');
  if (!map.locked && !offered) return refuse('map-not-offered');
  const decision = decideAssign(map, { holder, personal: false, campaign: 'none', campaignName: null, now });
  if (decision.allowed) return decision;
  return decision.reason === 'map-locked' || decision.reason === 'not-a-candidate'
    ? refuse(decision.reason)
    : refuse('map-taken');
}
