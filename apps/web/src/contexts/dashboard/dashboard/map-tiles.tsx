/** Tiles of maps (MAPS-R1). */
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import { type MapRow, placeLabels } from '#contexts/territory/maps/map-list.api.ts';
import { firstDrawing } from '#platform/first-drawing.ts';
import { useTexts } from '#platform/texts.ts';
import { MapTile } from '#ui/map-tile.tsx';
import classes from './dashboard-screen.module.css';

/** Memoised, because typing a search filters hundreds of tiles. */
const Tile = memo(function Tile({ map, personId }: { map: MapRow; personId: number }) {
  const { t } = useTexts();
  const mine = map.assignment?.user?.id === personId;
  const values = { number: map.number, place: placeLabels(t, map), type: t(`maps:type.${map.type_id}`) };
  return (
    <li>
      <MapTile
        number={map.number}
        place={placeLabels(t, map)}
        type={mapTypes.decode(map.type_id)}
        mine={mine}
        label={t(mine ? 'maps:buttonMine' : 'maps:button', values)}
      />
    </li>
  );
});

/** Number of tiles in the skeleton: four rows on a phone. */
const mostFirst = 16;
/** From this width on the tiles are next to the content that is above them on a phone. */
export const wideFrom = 1100;
const heights = { frame: 270, held: 142, prompts: 250, row: 90 };

/** Content above the tiles on a phone. */
export interface SpaceAbove {
  held: number;
  prompts: boolean;
}

/** Approximate number of tiles visible without scrolling. */
export function tilesInView({ held, prompts }: SpaceAbove, width = innerWidth, height = innerHeight): number {
  if (width >= wideFrom) return mostFirst;
  const left = height - heights.frame - held * heights.held - (prompts ? heights.prompts : 0);
  return Math.min(mostFirst, Math.max(0, Math.ceil(left / heights.row)) * 4);
}

interface TilesProps {
  maps: MapRow[];
  personId: number;
  above?: SpaceAbove;
}

const nothingAbove: SpaceAbove = { held: 0, prompts: false };

export function Tiles({ maps, personId, above = nothingAbove }: TilesProps) {
  const [isFirst] = useState(firstDrawing.isNow);
  const isWhole = useDeferredValue(true, !isFirst);
  const drawn = isWhole ? maps : maps.slice(0, tilesInView(above));
  useEffect(firstDrawing.end, []);
  return (
    <ul className={classes.tiles} data-tour="map-buttons">
      {drawn.map((map) => (
        <Tile key={map.id} map={map} personId={personId} />
      ))}
    </ul>
  );
}
