/**
 * Interactive map: our own areas, streets, blocks and numbers, over the installation's tiles if it has any
 * (X-POLYGON).
 */
import { useComputedColorScheme } from '@mantine/core';
import type { GeoJSONSource, Map as LibreMap } from 'maplibre-gl';
import { addProtocol, Map as GroundView, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Protocol } from 'pmtiles';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import 'maplibre-gl/dist/maplibre-gl.css';
import classes from './basemap.module.css';
import {
  type FeatureCollection,
  type Ground,
  overlayData,
  type Position,
  streetData,
} from './basemap-data.ts';
import { basemapStyle, coloursOf } from './basemap-style.ts';
import type { BasemapTiles } from './basemap-tiles.ts';

setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

export interface BasemapProps extends Ground {
  label: string;
  tiles: BasemapTiles | null;
  /** Initial bounds: west, south, east, north. */
  view: [number, number, number, number] | null;
  /** Shown instead of the map on phones without WebGL. */
  fallback: ReactNode;
  onPick?: (id: number) => void;
  onTap?: (at: [number, number]) => void;
  onReady?: (map: LibreMap) => void;
}

type LatestProps = RefObject<BasemapProps & { scheme: string }>;

/** The map's buttons overlap its end side. */
const fittingIn = (container: HTMLElement) => {
  const [left, right] = getComputedStyle(container).direction === 'rtl' ? [76, 36] : [36, 76];
  return { padding: { top: 40, bottom: 40, left, right }, maxZoom: 17 };
};

const none: never[] = [];

const write = (map: LibreMap, source: string, features: FeatureCollection): void => {
  map.getSource<GeoJSONSource>(source)?.setData(features);
};

/** Memoised until a street or the place of a letter changes: panning and drawing must not recompute names. */
function useStreets({ roads = none, around = none, blocks = none }: Ground) {
  const letters = JSON.stringify(blocks.map(({ at }) => at));
  return useMemo(
    () => streetData(roads, around, JSON.parse(letters) as Position[]),
    [roads, around, letters],
  );
}

/** Updates the changed sources of the map. */
function useData(map: LibreMap | null, props: BasemapProps): void {
  const streets = useStreets(props);
  const written = useRef<{ map: LibreMap; sources: Map<string, string> } | null>(null);
  useEffect(() => {
    if (!map) return;
    for (const [name, features] of Object.entries(streets)) write(map, name, features);
  }, [map, streets]);
  useEffect(() => {
    if (!map) return;
    if (written.current?.map !== map) written.current = { map, sources: new Map() };
    for (const [name, features] of Object.entries(overlayData(props))) {
      const data = JSON.stringify(features);
      if (written.current.sources.get(name) === data) continue;
      written.current.sources.set(name, data);
      write(map, name, features);
    }
  });
}

function open(container: HTMLElement, { current: { tiles, scheme, view } }: LatestProps): LibreMap {
  const map = new GroundView({
    container,
    style: basemapStyle(tiles, coloursOf(container), scheme),
    ...(view ? { bounds: view, fitBoundsOptions: fittingIn(container) } : { center: [0, 20], zoom: 1 }),
    attributionControl: tiles ? { compact: true } : false,
    dragRotate: false,
    pitchWithRotate: false,
    maxZoom: 20,
  });
  map.touchZoomRotate.disableRotation();
  return map;
}

/** Created once: content changes through the sources, and the viewport belongs to the person. */
function useMap(place: RefObject<HTMLElement | null>, latest: LatestProps) {
  const [map, setMap] = useState<LibreMap | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    let view: LibreMap;
    try {
      view = open(place.current, latest);
    } catch (error) {
      console.warn('this phone draws no map', error);
      setFailed(true);
      return;
    }
    view.on('load', () => {
      setMap(view);
      latest.current.onReady?.(view);
    });
    // A missing tile leaves our own streets visible.
    view.on('error', ({ error }) => console.info('a part of the map is missing', error));
    view.on('click', ({ point, lngLat }) => {
      latest.current.onTap?.([lngLat.lng, lngLat.lat]);
      const [found] = view.queryRenderedFeatures(point, { layers: ['areas'] });
      if (found) latest.current.onPick?.(Number(found.properties['id']));
    });
    return () => {
      setMap(null);
      view.remove();
    };
  }, [place, latest]);
  return { map, failed };
}

export function Basemap(props: BasemapProps) {
  const { label, tiles, view, fallback } = props;
  const place = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme('light');
  const latest = useRef({ ...props, scheme });
  latest.current = { ...props, scheme };
  const { map, failed } = useMap(place, latest);

  useEffect(() => {
    if (!map || !place.current) return;
    map.setStyle(basemapStyle(tiles, coloursOf(place.current), scheme), {
      diff: true,
      transformStyle: (before, after) => ({ ...after, sources: before?.sources ?? after.sources }),
    });
  }, [map, tiles, scheme]);

  const shown = view?.join();
  useEffect(() => {
    const bounds = latest.current.view;
    if (map && shown && bounds) map.fitBounds(bounds, { ...fittingIn(map.getContainer()), duration: 0 });
  }, [map, shown]);

  useData(map, props);
  if (failed) return <div className={classes.fallback}>{fallback}</div>;
  return <section ref={place} className={classes.map} aria-label={label} data-ready={map !== null} />;
}
