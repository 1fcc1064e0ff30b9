/** Style of the basemap: our own streets and numbers, optional tiles under them, borders on top. */
import type { ExpressionSpecification, GeoJSONSourceSpecification, StyleSpecification } from 'maplibre-gl';
import { basemapSources } from './basemap-data.ts';
import { nameLayers } from './basemap-names.ts';
import { type BasemapTiles, type Colour, type Layers, tileParts } from './basemap-tiles.ts';

/** Reads the theme colours of the page in its light or dark scheme. */
export function coloursOf(element: Element): Colour {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(`--c-${name}`).trim() || '#888888';
}

const emptySource: GeoJSONSourceSpecification = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
  // Low tolerance, so that a circle of a few metres stays round.
  tolerance: 0.05,
};

/** Line width that grows with the zoom level. */
const widening = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  12,
  far,
  18,
  near,
];

/** A light road with an outline: visible in sunlight and in dark mode. */
const roadLayers = (colour: Colour, source: 'roads' | 'around'): Layers => {
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const own = source === 'roads';
  return [
    {
      id: `${source}-edge`,
      type: 'line',
      source,
      layout,
      paint: {
        'line-color': colour('line-strong'),
        'line-opacity': own ? 1 : 0.6,
        'line-width': own ? widening(3, 20) : widening(1.5, 14),
      },
    },
    {
      id: source,
      type: 'line',
      source,
      layout,
      paint: { 'line-color': colour('raised'), 'line-width': own ? widening(1.5, 17) : widening(0.5, 12) },
    },
  ];
};

const areaLayers = (colour: Colour): Layers => [
  {
    id: 'areas',
    type: 'fill',
    source: 'areas',
    paint: {
      'fill-color': ['case', ['get', 'chosen'], colour('brand'), colour('line-strong')],
      'fill-opacity': ['case', ['get', 'chosen'], 0.1, 0.08],
    },
  },
  {
    id: 'blocks',
    type: 'fill',
    source: 'blocks',
    filter: ['get', 'done'],
    paint: { 'fill-color': colour('done'), 'fill-opacity': 0.3 },
  },
  {
    id: 'block-edges',
    type: 'line',
    source: 'blocks',
    filter: ['any', ['get', 'done'], ['>=', ['zoom'], 16]],
    paint: {
      'line-color': ['case', ['get', 'done'], colour('done'), colour('brand')],
      'line-opacity': 0.5,
      'line-width': 1,
    },
  },
];

const edgeLayers = (colour: Colour): Layers => [
  {
    id: 'edges',
    type: 'line',
    source: 'areas',
    filter: ['!', ['get', 'chosen']],
    paint: {
      'line-color': colour('line-strong'),
      'line-opacity': 0.6,
      'line-width': 1.5,
      'line-dasharray': [4, 2],
    },
  },
  {
    id: 'own-edge',
    type: 'line',
    source: 'areas',
    filter: ['get', 'chosen'],
    paint: { 'line-color': colour('brand'), 'line-width': 4 },
  },
];

const drawnLayers = (colour: Colour): Layers => [
  {
    id: 'drawing-area',
    type: 'fill',
    source: 'drawing',
    // A line that is not closed yet would be filled too, up to the tile edges.
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': colour('brand'), 'fill-opacity': 0.18 },
  },
  {
    id: 'drawing-edge',
    type: 'line',
    source: 'drawing',
    paint: { 'line-color': colour('brand'), 'line-width': 3 },
  },
  {
    id: 'reach',
    type: 'fill',
    source: 'reach',
    paint: { 'fill-color': colour('map2'), 'fill-opacity': 0.16 },
  },
  {
    id: 'reach-edge',
    type: 'line',
    source: 'reach',
    paint: { 'line-color': colour('map2'), 'line-width': 1.5 },
  },
  {
    id: 'me-ring',
    type: 'circle',
    source: 'me',
    paint: { 'circle-radius': 14, 'circle-color': colour('text') },
  },
  {
    id: 'me',
    type: 'circle',
    source: 'me',
    paint: {
      'circle-radius': 9,
      'circle-color': colour('map2'),
      'circle-stroke-color': colour('surface'),
      'circle-stroke-width': 4,
    },
  },
];

/** `name` distinguishes styles that differ only in colours. */
export function basemapStyle(tiles: BasemapTiles | null, colour: Colour, name: string): StyleSpecification {
  const under = tileParts(tiles, colour);
  return {
    version: 8,
    name,
    sources: {
      ...Object.fromEntries(basemapSources.map((source) => [source, emptySource])),
      ...under.sources,
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colour('sunken') } },
      ...roadLayers(colour, 'around'),
      ...roadLayers(colour, 'roads'),
      ...under.layers,
      ...areaLayers(colour),
      ...edgeLayers(colour),
      ...nameLayers(colour),
      ...drawnLayers(colour),
    ],
  };
}
