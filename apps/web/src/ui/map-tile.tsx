/** Button of a map: its type by shape and icon, the reader's own filled and with a tick. */
import type { MapType } from '@sheaf/rules/territory/maps/map-type';
import IconBuildingSkyscraper from '@tabler/icons-react/dist/esm/icons/IconBuildingSkyscraper.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconTrees from '@tabler/icons-react/dist/esm/icons/IconTrees.mjs';
import { Link } from './link.tsx';
import classes from './map-tile.module.css';

const icons = {
  residential: IconHome,
  business: IconBuildingStore,
  rural: IconTrees,
  'high-density': IconBuildingSkyscraper,
  foreign: IconLanguage,
};

export interface MapTileProps {
  number: string;
  place: string;
  type: MapType;
  mine: boolean;
  label: string;
}

export function MapTypeIcon({ type, size = 20 }: { type: MapType; size?: number }) {
  const Icon = icons[type];
  return <Icon aria-hidden="true" size={size} />;
}

export function MapTile({ number, place, type, mine, label }: MapTileProps) {
  return (
    <Link
      to={`/map/${number}`}
      className={classes.tile}
      data-type={type}
      data-mine={mine || undefined}
      aria-label={label}
    >
      <span className={classes.top}>
        <MapTypeIcon type={type} />
        {mine && <IconCheck aria-hidden="true" size={20} />}
      </span>
      <span className={classes.number}>{number}</span>{' '}
      <span className={classes.place}>
        <bdi>{place}</bdi>
      </span>
    </Link>
  );
}
