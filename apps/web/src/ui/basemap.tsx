/** A real map: areas, streets and numbers of our own, and tiles under them where the installation has some (X-POLYGON). */
import { useComputedColorScheme } from '@mantine/core';
import type { GeoJSONSource, Map as LibreMap } from 'maplibre-gl';
import { addProtocol, Map as GroundView, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Protocol } from 'pmtiles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import 'maplibre-gl/dist/maplibre-gl.css';
import classes from './basemap.module.css';
import { type BasemapTiles, basemapStyle, coloursOf } from './basemap-style.ts';

setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

type Position = [number, number];
type FeatureCollection = Extract<Parameters<GeoJSONSource['setData']>[0], { type: 'FeatureCollection' }>;
type Feature = FeatureCollection['features'][number];
type Geometry = Feature['geometry'];

export interface BasemapArea {
  id: number;
  label: string;
  border: Position[][][];
  chosen: boolean;
}

export interface BasemapProps {
  label: string;
  tiles: BasemapTiles | null;
  areas: readonly BasemapArea[];
  roads?: readonly { name: string; lines: Position[][] }[];
  houses?: readonly { text: string; at: Position }[];
  /** What is being drawn, as an area once it is closed and as a line before. */
  drawing?: { corners: readonly Position[]; closed: boolean };
  me?: Position | null;
  /** West, south, east, north of what is shown at first. */
  view: [number, number, number, number] | null;
  /** Said instead of the map where the phone cannot draw one. */
  fallback: ReactNode;
  onPick?: (id: number) => void;
  onTap?: (at: Position) => void;
  onReady?: (map: LibreMap) => void;
}

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });
const feature = (geometry: Geometry, properties: Record<string, unknown> = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

const middleOf = (ring: readonly Position[]): Position => {
  const corners = ring.slice(1);
  const sum = corners.reduce<Position>(([x, y], corner) => [x + corner[0], y + corner[1]], [0, 0]);
  return [sum[0] / corners.length, sum[1] / corners.length];
};

function dataOf(props: BasemapProps): Record<string, FeatureCollection> {
  const { areas, roads = [], houses = [], drawing, me } = props;
  const corners = [...(drawing?.corners ?? [])];
  const shape: Geometry = drawing?.closed
    ? { type: 'Polygon', coordinates: [[...corners, corners[0]!]] }
    : { type: 'LineString', coordinates: corners };
  return {
    areas: collection(
      areas.map(({ id, chosen, border }) =>
        feature({ type: 'MultiPolygon', coordinates: border }, { id, chosen }),
      ),
    ),
    labels: collection(
      areas.flatMap(({ label, chosen, border }) =>
        border[0]?.[0]
          ? [feature({ type: 'Point', coordinates: middleOf(border[0][0]) }, { label, chosen })]
          : [],
      ),
    ),
    roads: collection(
      roads.map(({ name, lines }) => feature({ type: 'MultiLineString', coordinates: lines }, { name })),
    ),
    houses: collection(houses.map(({ text, at }) => feature({ type: 'Point', coordinates: at }, { text }))),
    drawing: collection(corners.length > 1 ? [feature(shape)] : []),
    me: collection(me ? [feature({ type: 'Point', coordinates: me })] : []),
  };
}

/** Writes what changed into the map; a source that holds the same is left alone. */
function useData(map: LibreMap | null, props: BasemapProps): void {
  const written = useRef<{ map: LibreMap; sources: Map<string, string> } | null>(null);
  useEffect(() => {
    if (!map) return;
    if (written.current?.map !== map) written.current = { map, sources: new Map() };
    for (const [name, features] of Object.entries(dataOf(props))) {
      const data = JSON.stringify(features);
      if (written.current.sources.get(name) === data) continue;
      written.current.sources.set(name, data);
      (map.getSource(name) as GeoJSONSource | undefined)?.setData(features);
    }
  });
}

export function Basemap(props: BasemapProps) {
  const { label, tiles, view, fallback } = props;
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LibreMap | null>(null);
  const [failed, setFailed] = useState(false);
  const scheme = useComputedColorScheme('light');
  const latest = useRef({ ...props, scheme });
  latest.current = { ...props, scheme };

  // Made once: what is shown changes in the sources, and where one looks is the person's.
  useEffect(() => {
    if (!place.current) return;
    const container = place.current;
    let view: LibreMap;
    try {
      view = new GroundView({
        container,
        style: basemapStyle(latest.current.tiles, coloursOf(container), latest.current.scheme),
        ...(latest.current.view
          ? { bounds: latest.current.view, fitBoundsOptions: { padding: 40, maxZoom: 17 } }
          : { center: [0, 20], zoom: 1 }),
        attributionControl: latest.current.tiles ? { compact: true } : false,
        dragRotate: false,
        pitchWithRotate: false,
        maxZoom: 20,
      });
    } catch (error) {
      console.warn('this phone draws no map', error);
      setFailed(true);
      return;
    }
    view.touchZoomRotate.disableRotation();
    view.on('load', () => {
      setMap(view);
      latest.current.onReady?.(view);
    });
    // A tile that did not come leaves our own streets to be seen.
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
  }, []);

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
    if (map && shown && bounds) map.fitBounds(bounds, { padding: 40, maxZoom: 17, duration: 0 });
  }, [map, shown]);

  useData(map, props);
  if (failed) return <div className={classes.fallback}>{fallback}</div>;
  return <section ref={place} className={classes.map} aria-label={label} data-ready={map !== null} />;
}
