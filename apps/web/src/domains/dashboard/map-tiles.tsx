/** The buttons of maps (MAPS-R1). */
import { mapTypes } from '@sheaf/rules/maps/map-type';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import { firstDrawing } from '../../platform/first-drawing.ts';
import { useTexts } from '../../platform/texts.ts';
import { MapTile } from '../../ui/map-tile.tsx';
import { type MapRow, placeWords } from '../maps/map-list.public-api.ts';
import classes from './dashboard-screen.module.css';

/** Drawn anew only when the map itself changed: hundreds are searched as one types. */
const Tile = memo(function Tile({ map, personId }: { map: MapRow; personId: number }) {
  const { t } = useTexts();
  const mine = map.assignment?.user?.id === personId;
  const values = { number: map.number, place: placeWords(t, map), type: t(`maps:type.${map.type_id}`) };
  return (
    <li>
      <MapTile
        number={map.number}
        place={placeWords(t, map)}
        type={mapTypes.decode(map.type_id)}
        mine={mine}
        label={t(mine ? 'maps:buttonMine' : 'maps:button', values)}
      />
    </li>
  );
});

/** As many as their skeleton shows. */
const drawnFirst = 16;

export function Tiles({ maps, personId }: { maps: MapRow[]; personId: number }) {
  const [isFirst] = useState(firstDrawing.isNow);
  const isWhole = useDeferredValue(true, !isFirst);
  const drawn = isWhole ? maps : maps.slice(0, drawnFirst);
  useEffect(firstDrawing.end, []);
  return (
    <ul className={classes.tiles} data-tour="map-buttons">
      {drawn.map((map) => (
        <Tile key={map.id} map={map} personId={personId} />
      ))}
    </ul>
  );
}
