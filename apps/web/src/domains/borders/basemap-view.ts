/** What of the territory the ground shows first. */
import { boundsOf } from '@sheaf/rules/borders/border';
import type { BasemapArea, BasemapProps } from '../../ui/basemap.tsx';
import type { BorderedMap, Plan } from './borders.queries.ts';

type View = BasemapProps['view'];

export const areasOf = (maps: readonly BorderedMap[], chosen: number | null): BasemapArea[] =>
  maps.flatMap(({ map_id, number, border }) =>
    border ? [{ id: map_id, label: number, border, chosen: map_id === chosen }] : [],
  );

/** All borders, and where there are none the streets. */
export const wholeView = (maps: readonly BorderedMap[], roads: Plan['roads']): View => {
  const corners = maps.flatMap(({ border }) => border?.flat(2) ?? []);
  return boundsOf(corners) ?? boundsOf(roads.flatMap(({ lines }) => lines.flat()));
};

/** The map's own border, and where it has none its streets. */
export const planView = ({ map, roads }: Plan): View => wholeView([map], roads);
