/** How a map is called: by its own name or its suburb, and its type. */
import type { Reply } from '../../platform/api.ts';

export type MapRow = Reply<'maps.listMaps'>[number];
export type MapPage = Reply<'maps.readMap'>;
export type AssignRow = Reply<'maps.listAssignMaps'>[number];

export const placeOf = (map: Pick<MapRow, 'name' | 'suburb' | 'number'>): string =>
  map.name ?? map.suburb?.suburb ?? map.number;
