/** Keeps the dot of whoever walks in sight: with the map at first, alone once they asked for it, not after they moved the ground. */
import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { FoundPosition } from './use-whereabouts.ts';

type FollowMode = 'with the map' | 'alone' | 'not';

/** Near enough for house numbers in the map; outside of it so far that something of the ground is seen. */
const [zoomInside, zoomOutside] = [16.5, 14.5];

export function useFollowing(map: LibreMap | null, found: FoundPosition | null) {
  const following = useRef<FollowMode>('with the map');
  /** The place that is to be seen together with the map. */
  const [beside, setBeside] = useState<FoundPosition | null>(null);
  useEffect(() => {
    if (!found) return;
    if (following.current === 'with the map')
      setBeside((before) => (before && (!map || map.getBounds().contains(found.at)) ? before : found));
    else if (following.current === 'alone' && map && !map.getBounds().contains(found.at))
      map.easeTo({ center: found.at });
  }, [map, found]);
  const locate = (outside: boolean): void => {
    if (!found) return;
    following.current = 'alone';
    const zoom = outside ? zoomOutside : zoomInside;
    map?.easeTo({ center: found.at, zoom: Math.max(map.getZoom(), zoom) });
  };
  /** On the box of the ground: a finger, the wheel or a key there means a place that the person chose; who was located may zoom. */
  const stop = ({ target }: { target: EventTarget }): void => {
    const zooms = target instanceof Element && target.closest('button') !== null;
    if (!zooms || following.current !== 'alone') following.current = 'not';
  };
  return { beside, locate, hands: { onPointerDown: stop, onWheel: stop, onKeyDown: stop } };
}
