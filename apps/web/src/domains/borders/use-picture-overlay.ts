/** Whether the picture of the map lies over the ground, and whether it was fixed there. */
import { hasPicture, mapTypes } from '@sheaf/rules/maps/map-type';
import type { Map as LibreMap } from 'maplibre-gl';
import { useMemo, useState } from 'react';
import { usePicture } from '../../platform/pictures.ts';
import { useMapPage } from '../maps/map-page.public-api.ts';
import { type Picture, type PicturePlace, placeNow } from './picture-overlay.tsx';

export function usePictureOverlay(number: string, map: LibreMap | null) {
  const known = useMapPage(number).data?.map;
  const asset = known && hasPicture(mapTypes.decode(known.type_id)) ? known.asset : null;
  const loaded = usePicture(asset?.location);
  const source = loaded.state === 'ready' ? loaded.source : null;
  const picture = useMemo<Picture | null>(
    () => (asset && source ? { source, width: asset.width, height: asset.height } : null),
    [asset, source],
  );
  const [shown, setShown] = useState(false);
  const [place, setPlace] = useState<PicturePlace>(null);
  return {
    /** Null where the map has none, or it is not here yet. */
    picture,
    shown: shown && picture !== null,
    place,
    placing: shown && picture !== null && place === null,
    show: () => setShown(true),
    hide: () => {
      setShown(false);
      setPlace(null);
    },
    fix: () => {
      if (map && picture) setPlace(placeNow(map, picture));
    },
  };
}

export type PictureOverlayState = ReturnType<typeof usePictureOverlay>;
