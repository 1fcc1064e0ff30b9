/** Builds the GeoJSON sources of the basemap. */
import { planeAround } from '@sheaf/rules/territory/addresses/cut/plane';
import { type ClearLabel, clearLabels } from '@sheaf/rules/territory/borders/clear-label';
import { type StreetLabel, streetLabels, zoomShowing } from '@sheaf/rules/territory/borders/street-label';
import type { GeoJSONSource } from 'maplibre-gl';

export type Position = [number, number];
export type FeatureCollection = Extract<
  Parameters<GeoJSONSource['setData']>[0],
  { type: 'FeatureCollection' }
>;
type Feature = FeatureCollection['features'][number];
type Geometry = Feature['geometry'];

export interface BasemapArea {
  id: number;
  label: string;
  border: Position[][][];
  chosen: boolean;
}

export interface BasemapBlock {
  label: string;
  at: Position;
  area: Position[][][] | null;
  done: boolean;
}

interface BasemapRoad {
  name: string;
  lines: Position[][];
}

export interface Ground {
  areas: readonly BasemapArea[];
  roads?: readonly BasemapRoad[];
  /** Streets of other maps, in the background. */
  around?: readonly BasemapRoad[];
  blocks?: readonly BasemapBlock[];
  houses?: readonly { text: string; at: Position }[];
  /** The border being drawn: an area once closed, otherwise a line. */
  drawing?: { corners: readonly Position[]; closed: boolean };
  me?: { at: Position; accuracyMetres: number } | null;
}

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });
const feature = (geometry: Geometry, properties: Record<string, unknown> = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});
const pointOf = (coordinates: Position): Geometry => ({ type: 'Point', coordinates });

const middleOf = (ring: readonly Position[]): Position => {
  const corners = ring.slice(1);
  const sum = corners.reduce<Position>(([x, y], corner) => [x + corner[0], y + corner[1]], [0, 0]);
  return [sum[0] / corners.length, sum[1] / corners.length];
};

/** Average letter width at the size of street names. */
const letterPixels = 6.5;

/** A background street name shows from the zoom level at which its street is long enough. */
const nameFeature = ({ name, at, angle, metres }: StreetLabel): Feature =>
  feature(pointOf(at), {
    name,
    angle,
    rank: -metres,
    from: Math.min(zoomShowing(metres, name.length * letterPixels, at[1]), 17.5),
  });

/** Street names of the map itself are placed without overlap and always shown. */
const ownNameFeature = ({ name, at, angle, from, side }: ClearLabel): Feature =>
  feature(pointOf(at), { name, angle, from, side });

const corners = 48;

/** A circle on the ground with this radius in metres. */
function circle([lng, lat]: Position, metres: number): Geometry {
  const plane = planeAround([{ lng, lat }]);
  const ring = Array.from({ length: corners + 1 }, (_, index): Position => {
    const turn = (2 * Math.PI * (index % corners)) / corners;
    const place = plane.toPlace({ x: metres * Math.cos(turn), y: metres * Math.sin(turn) });
    return [place.lng, place.lat];
  });
  return { type: 'Polygon', coordinates: [ring] };
}

function shapeOf({ corners: drawn, closed }: NonNullable<Ground['drawing']>): Feature[] {
  const line = [...drawn];
  if (line.length < 2) return [];
  return [
    feature(
      closed
        ? { type: 'Polygon', coordinates: [[...line, line[0]!]] }
        : { type: 'LineString', coordinates: line },
    ),
  ];
}

const lineFeatures = (roads: readonly BasemapRoad[]): Feature[] =>
  roads.map(({ lines }) => feature({ type: 'MultiLineString', coordinates: lines }));

type Sources<Name extends string> = Record<Name, FeatureCollection>;

/**
 * Streets and their names. The computation covers a whole town, so it runs only when streets or block letters
 * change.
 */
export const streetData = (
  roads: readonly BasemapRoad[],
  around: readonly BasemapRoad[],
  letters: readonly Position[],
): Sources<'around' | 'roads' | 'names' | 'own-names'> => ({
  around: collection(lineFeatures(around)),
  roads: collection(lineFeatures(roads)),
  names: collection(streetLabels(around).map(nameFeature)),
  'own-names': collection(clearLabels(roads, letters).map(ownNameFeature)),
});

export function overlayData(ground: Ground): Record<string, FeatureCollection> {
  const { areas, blocks = [], houses = [], drawing, me } = ground;
  return {
    areas: collection(
      areas.map(({ id, chosen, border }) =>
        feature({ type: 'MultiPolygon', coordinates: border }, { id, chosen }),
      ),
    ),
    labels: collection(
      areas.flatMap(({ label, chosen, border }) =>
        label && border[0]?.[0] ? [feature(pointOf(middleOf(border[0][0])), { label, chosen })] : [],
      ),
    ),
    blocks: collection(
      blocks.flatMap(({ area, done }) =>
        area ? [feature({ type: 'MultiPolygon', coordinates: area }, { done })] : [],
      ),
    ),
    letters: collection(
      blocks.map(({ label, at, done }) => feature(pointOf(at), { label: done ? `${label}✓` : label, done })),
    ),
    houses: collection(houses.map(({ text, at }) => feature(pointOf(at), { text }))),
    drawing: collection(drawing ? shapeOf(drawing) : []),
    reach: collection(me ? [feature(circle(me.at, me.accuracyMetres))] : []),
    me: collection(me ? [feature(pointOf(me.at))] : []),
  };
}

export const basemapSources = Object.keys({ ...streetData([], [], []), ...overlayData({ areas: [] }) });
