/** Filters of the map manager by state and type (MAPS-X4). */
import type { mapTypes } from './map-type.ts';

export const managerStates = ['free', 'out', 'locked', 'never'] as const;
export type ManagerState = (typeof managerStates)[number];

/** A state or the code of a type; null shows all maps. */
export type ManagerFilter = ManagerState | (typeof mapTypes.codes)[number] | null;

export interface ManagedMap {
  assignment: object | null;
  locked: boolean;
  last_completed: string | null;
  type_id: (typeof mapTypes.codes)[number];
}

const fits: Record<ManagerState, (map: ManagedMap) => boolean> = {
  free: (map) => map.assignment === null && !map.locked,
  out: (map) => map.assignment !== null,
  locked: (map) => map.locked,
  never: (map) => map.last_completed === null,
};

export function fitsManagerFilter(map: ManagedMap, filter: ManagerFilter): boolean {
  if (filter === null) return true;
  return typeof filter === 'number' ? map.type_id === filter : fits[filter](map);
}
