/**
 * Keeps the current position in view: with the map initially, alone after a request to locate, and not after
 * the person moved the map.
 */
import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { FoundPosition } from './use-whereabouts.ts';

type FollowMode = 'with the map' | 'alone' | 'not';

/**
 * Zoom levels: close enough for house numbers inside the map, wider outside the map to show its surroundings.
 */
const [zoomInside, zoomOutside] = [16.5, 14.5];

export function useFollowing(map: LibreMap | null, found: FoundPosition | null) {
  const following = useRef<FollowMode>('with the map');
  /** The position to show together with the map. */
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
  /**
   * Event handler of the map box: a touch, the wheel or a key means a view chosen by the person; zooming
   * after a request to locate continues to follow.
   */
  const stop = ({ target }: { target: EventTarget }): void => {
    const zooms = target instanceof Element && target.closest('button') !== null;
    if (!zooms || following.current !== 'alone') following.current = 'not';
  };
  return { beside, locate, hands: { onPointerDown: stop, onWheel: stop, onKeyDown: stop } };
}
