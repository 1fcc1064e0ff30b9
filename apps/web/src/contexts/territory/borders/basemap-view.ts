import { boundsOf } from '@sheaf/rules/territory/borders/border';
import type { BasemapProps } from '#ui/basemap.tsx';
import type { BasemapArea } from '#ui/basemap-data.ts';
import type { BorderedMap, Plan } from './borders.queries.ts';

export type View = BasemapProps['view'];

export const areasOf = (maps: readonly BorderedMap[], chosen: number | null): BasemapArea[] =>
  maps.flatMap(({ map_id, number, border }) =>
    border ? [{ id: map_id, label: number, border, chosen: map_id === chosen }] : [],
  );

/** Bounds of all borders, or of the streets if there are none. */
export const wholeView = (maps: readonly BorderedMap[], roads: Plan['roads']): View => {
  const corners = maps.flatMap(({ border }) => border?.flat(2) ?? []);
  return boundsOf(corners) ?? boundsOf(roads.flatMap(({ lines }) => lines.flat()));
};

/**
 * TERR-R30: the map, else its suburb, else the territory; a plan stored by an earlier version of the app has
 * no `start`.
 */
export const planView = ({ map, roads, start }: Plan): View => start?.bounds ?? wholeView([map], roads);
