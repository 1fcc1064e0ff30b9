/** Optional background tiles of an installation, and their layers. */
import type { StyleSpecification } from 'maplibre-gl';

export interface BasemapTiles {
  url: string;
  kind: 'raster' | 'pmtiles';
  attribution: string;
}

export type Colour = (name: string) => string;
export type Layers = StyleSpecification['layers'];

/**
 * Layers for a vector tile file (Protomaps schema): enough for orientation, without names, which are our own.
 */
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

export function tileParts(
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
