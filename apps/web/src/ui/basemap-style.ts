/** How the ground looks: our own streets and numbers, tiles over them where there are some, borders over all. */
import type { GeoJSONSourceSpecification, StyleSpecification } from 'maplibre-gl';

export interface BasemapTiles {
  url: string;
  kind: 'raster' | 'pmtiles';
  attribution: string;
}

type Colour = (name: string) => string;
type Layers = StyleSpecification['layers'];

/** The colours of the page, as they are in its light or dark dress. */
export function coloursOf(element: Element): Colour {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(`--c-${name}`).trim() || '#888888';
}

const emptySource: GeoJSONSourceSpecification = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
};

/** A vector file of tiles (Protomaps' layers): enough of it to find one's way; the names are our own. */
const vectorLayers = (colour: Colour): Layers => [
  {
    id: 'tile-water',
    type: 'fill',
    source: 'tiles',
    'source-layer': 'water',
    paint: { 'fill-color': colour('nothome-soft') },
  },
  {
    id: 'tile-green',
    type: 'fill',
    source: 'tiles',
    'source-layer': 'landuse',
    paint: { 'fill-color': colour('done-soft'), 'fill-opacity': 0.5 },
  },
  {
    id: 'tile-buildings',
    type: 'fill',
    source: 'tiles',
    'source-layer': 'buildings',
    minzoom: 14,
    paint: { 'fill-color': colour('fill') },
  },
  {
    id: 'tile-roads',
    type: 'line',
    source: 'tiles',
    'source-layer': 'roads',
    paint: { 'line-color': colour('line-strong'), 'line-width': 1.5 },
  },
];

function tileParts(
  tiles: BasemapTiles | null,
  colour: Colour,
): Pick<StyleSpecification, 'sources' | 'layers'> {
  if (!tiles) return { sources: {}, layers: [] };
  const { url, kind, attribution } = tiles;
  if (kind === 'pmtiles')
    return {
      sources: { tiles: { type: 'vector', url: `pmtiles://${url}`, attribution } },
      layers: vectorLayers(colour),
    };
  return {
    sources: { tiles: { type: 'raster', tiles: [url], tileSize: 256, attribution } },
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
  };
}

const halo = (colour: Colour) => ({ 'text-halo-color': colour('surface'), 'text-halo-width': 1.5 });

const areaLayers = (colour: Colour): Layers => [
  {
    id: 'areas',
    type: 'fill',
    source: 'areas',
    paint: {
      'fill-color': ['case', ['get', 'chosen'], colour('brand'), colour('line-strong')],
      'fill-opacity': ['case', ['get', 'chosen'], 0.16, 0.06],
    },
  },
  {
    id: 'edges',
    type: 'line',
    source: 'areas',
    paint: {
      'line-color': ['case', ['get', 'chosen'], colour('brand'), colour('line-strong')],
      'line-width': ['case', ['get', 'chosen'], 3, 1.5],
    },
  },
];

const nameLayers = (colour: Colour): Layers => [
  {
    id: 'road-names',
    type: 'symbol',
    source: 'roads',
    minzoom: 14,
    layout: { 'symbol-placement': 'line', 'text-field': ['get', 'name'], 'text-size': 12 },
    paint: { 'text-color': colour('text-2'), ...halo(colour) },
  },
  {
    id: 'houses',
    type: 'symbol',
    source: 'houses',
    minzoom: 14.8,
    layout: { 'text-field': ['get', 'text'], 'text-size': 11 },
    paint: { 'text-color': colour('text-2'), ...halo(colour) },
  },
  {
    id: 'labels',
    type: 'symbol',
    source: 'labels',
    layout: { 'text-field': ['get', 'label'], 'text-size': 14 },
    paint: {
      'text-color': ['case', ['get', 'chosen'], colour('brand-ink'), colour('text')],
      ...halo(colour),
    },
  },
];

const drawnLayers = (colour: Colour): Layers => [
  {
    id: 'drawing-area',
    type: 'fill',
    source: 'drawing',
    paint: { 'fill-color': colour('brand'), 'fill-opacity': 0.18 },
  },
  {
    id: 'drawing-edge',
    type: 'line',
    source: 'drawing',
    paint: { 'line-color': colour('brand'), 'line-width': 3 },
  },
  {
    id: 'me-reach',
    type: 'circle',
    source: 'me',
    paint: { 'circle-radius': 22, 'circle-color': colour('map2'), 'circle-opacity': 0.2 },
  },
  {
    id: 'me',
    type: 'circle',
    source: 'me',
    paint: {
      'circle-radius': 8,
      'circle-color': colour('map2'),
      'circle-stroke-color': colour('surface'),
      'circle-stroke-width': 3,
    },
  },
];

/** `name` tells styles apart that differ in their colours only. */
export function basemapStyle(tiles: BasemapTiles | null, colour: Colour, name: string): StyleSpecification {
  const under = tileParts(tiles, colour);
  const ground: Layers = [
    { id: 'ground', type: 'background', paint: { 'background-color': colour('sunken') } },
    {
      id: 'roads',
      type: 'line',
      source: 'roads',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colour('raised'),
        'line-width': ['interpolate', ['linear'], ['zoom'], 12, 2, 17, 12],
      },
    },
  ];
  const own = ['roads', 'houses', 'areas', 'labels', 'drawing', 'me'];
  return {
    version: 8,
    name,
    sources: { ...Object.fromEntries(own.map((source) => [source, emptySource])), ...under.sources },
    layers: [
      ...ground,
      ...under.layers,
      ...areaLayers(colour),
      ...nameLayers(colour),
      ...drawnLayers(colour),
    ],
  };
}
