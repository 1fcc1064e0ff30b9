/** Whether the picture of the map lies over the ground, and whether it was fixed there. */
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

/** `kept` is where it lay when the border was last saved; another picture since then is laid anew. */
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
    /** Null where the map has none, or it is not here yet. */
    picture,
    shown: shown && picture !== null,
    place,
    placing: shown && picture !== null && place === null,
    show: () => setShown(true),
    hide: () => setShown(false),
    /** Beneath it the ground is moved once more. */
    move: () => setLaid(null),
    fix: () => {
      if (map && picture) setLaid(placeNow(map, picture));
    },
    /** What is saved with the border; undefined where it lies as it was kept. */
    toKeep:
      asset && place && laid !== 'as kept' ? { picture: asset.location, bounds: boundsOf(place) } : undefined,
  };
}

export type PictureOverlayState = ReturnType<typeof usePictureOverlay>;
