/** State of the picture of the map over the ground: visible, and placed. */
import { hasPicture, mapTypes } from '@sheaf/rules/territory/maps/map-type';
import type { Map as LibreMap } from 'maplibre-gl';
import { useMemo, useState } from 'react';
import { useMapPage } from '#contexts/territory/maps/map-page.api.ts';
import { usePicture } from '#platform/pictures.ts';
import type { Plan } from './borders.queries.ts';
import { type Picture, type PicturePlace, placeNow } from './picture-overlay.tsx';

const boundsOf = ({ northWest, southEast }: NonNullable<PicturePlace>): [number, number, number, number] => [
  northWest.lng,
  southEast.lat,
  southEast.lng,
  northWest.lat,
];

const placeOf = (kept: Plan['picture_place']): PicturePlace =>
  kept
    ? {
        northWest: { lng: kept.bounds[0], lat: kept.bounds[3] },
        southEast: { lng: kept.bounds[2], lat: kept.bounds[1] },
      }
    : null;

/** `kept` is its place when the border was last saved; a picture uploaded since then is placed again. */
export function usePictureOverlay(number: string, map: LibreMap | null, kept: Plan['picture_place']) {
  const known = useMapPage(number).data?.map;
  const asset = known && hasPicture(mapTypes.decode(known.type_id)) ? known.asset : null;
  const loaded = usePicture(asset?.location);
  const source = loaded.state === 'ready' ? loaded.source : null;
  const picture = useMemo<Picture | null>(
    () => (asset && source ? { source, width: asset.width, height: asset.height } : null),
    [asset, source],
  );
  const [shown, setShown] = useState(false);
  const [laid, setLaid] = useState<PicturePlace | 'as kept'>('as kept');
  const place = laid === 'as kept' ? placeOf(kept?.picture === asset?.location ? kept : null) : laid;
  return {
    /** Null if the map has none, or while it loads. */
    picture,
    shown: shown && picture !== null,
    place,
    placing: shown && picture !== null && place === null,
    show: () => setShown(true),
    hide: () => setShown(false),
    /** Moves the ground beneath the picture again. */
    move: () => setLaid(null),
    fix: () => {
      if (map && picture) setLaid(placeNow(map, picture));
    },
    /** Place to save with the border; undefined if unchanged. */
    toKeep:
      asset && place && laid !== 'as kept' ? { picture: asset.location, bounds: boundsOf(place) } : undefined,
  };
}

export type PictureOverlayState = ReturnType<typeof usePictureOverlay>;
