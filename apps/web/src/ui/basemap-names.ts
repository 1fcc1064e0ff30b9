/** Text layers of the basemap: house and map numbers, street names, block letters. */
import {
  besideLetters,
  letterSize,
  nameSize,
  nameZooms,
  type TextSize,
} from '@sheaf/rules/territory/borders/clear-label';
import type { ExpressionSpecification } from 'maplibre-gl';
import type { Colour, Layers } from './basemap-tiles.ts';

type Layout = NonNullable<Extract<Layers[number], { type: 'symbol' }>['layout']>;

const bold = ['Bold'];
const halo = (colour: Colour, width = 1.5) => ({
  'text-halo-color': colour('surface'),
  'text-halo-width': width,
});

const growing = ({ far, near }: TextSize): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  far.zoom,
  far.pixels,
  near.zoom,
  near.pixels,
];

const alongStreet = {
  'text-size': growing(nameSize),
  'text-rotate': ['get', 'angle'],
  'text-rotation-alignment': 'map',
  'text-max-width': 100,
} satisfies Layout;

/** One layer per zoom level, because filters are evaluated only at integer zoom levels. */
const ownNameLayers = (colour: Colour): Layers =>
  nameZooms.map((from) => ({
    id: `own-names-${from}`,
    type: 'symbol',
    source: 'own-names',
    minzoom: from,
    filter: ['==', ['get', 'from'], from],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': bold,
      ...alongStreet,
      'text-offset': [
        'match',
        ['get', 'side'],
        -1,
        ['literal', [0, -besideLetters]],
        1,
        ['literal', [0, besideLetters]],
        ['literal', [0, 0]],
      ],
      'text-allow-overlap': true,
    },
    paint: { 'text-color': colour('text'), ...halo(colour, 2) },
  }));

export const nameLayers = (colour: Colour): Layers => [
  {
    id: 'houses',
    type: 'symbol',
    source: 'houses',
    minzoom: 15.5,
    layout: {
      'text-field': ['get', 'text'],
      'text-size': ['interpolate', ['linear'], ['zoom'], 16, 11, 19, 15],
    },
    paint: { 'text-color': colour('text'), ...halo(colour) },
  },
  {
    id: 'road-names',
    type: 'symbol',
    source: 'names',
    filter: ['>=', ['zoom'], ['get', 'from']],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': bold,
      ...alongStreet,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: { 'text-color': colour('text-2'), 'text-opacity': 0.85, ...halo(colour, 2) },
  },
  {
    id: 'labels',
    type: 'symbol',
    source: 'labels',
    layout: {
      'text-field': ['get', 'label'],
      'text-font': bold,
      'text-size': ['case', ['get', 'chosen'], 18, 14],
    },
    paint: {
      'text-color': ['case', ['get', 'chosen'], colour('brand-ink'), colour('text-2')],
      ...halo(colour, 2),
    },
  },
  ...ownNameLayers(colour),
  {
    id: 'letters',
    type: 'symbol',
    source: 'letters',
    layout: {
      'text-field': ['get', 'label'],
      'text-font': bold,
      'text-size': growing(letterSize),
      'text-allow-overlap': true,
    },
    paint: {
      'text-color': ['case', ['get', 'done'], colour('done-ink'), colour('brand-ink')],
      ...halo(colour, 3),
    },
  },
];
