/** The buttons of maps (MAPS-R1). */
import { mapTypes } from '@sheaf/rules/maps/map-type';
import { memo } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { MapTile } from '../../ui/map-tile.tsx';
import { type MapRow, placeOf } from '../maps/map-list.public-api.ts';
import classes from './dashboard-screen.module.css';

/** Drawn anew only when the map itself changed: hundreds are searched as one types. */
const Tile = memo(function Tile({ map, personId }: { map: MapRow; personId: number }) {
  const { t } = useTexts();
  const mine = map.assignment?.user?.id === personId;
  const values = { number: map.number, place: placeOf(map), type: t(`maps:type.${map.type_id}`) };
  return (
    <li>
      <MapTile
        number={map.number}
        place={placeOf(map)}
        type={mapTypes.decode(map.type_id)}
        mine={mine}
        label={t(mine ? 'maps:buttonMine' : 'maps:button', values)}
      />
    </li>
  );
});

export function Tiles({ maps, personId }: { maps: MapRow[]; personId: number }) {
  return (
    <ul className={classes.tiles} data-tour="map-buttons">
      {maps.map((map) => (
        <Tile key={map.id} map={map} personId={personId} />
      ))}
    </ul>
  );
}
