/** Files whose rows are shapes on the ground, and say little beside (TERR-R32). */
import { besideTerritory } from './assignment-formats.ts';
import type { FormatColumns } from './format-columns.ts';

const numberOfShape = ['number', 'territorynumber', 'territory', 'map'];

export const shapeFormats: readonly FormatColumns[] = [
  {
    // As programs beside Alba write its territories for a map; its counts can be counted again.
    format: 'alba-shapes',
    rows: 'maps',
    needs: [['number'], ['description'], ['status'], ['boundary']],
    columns: { number: ['number'], place: ['description'], boundary: ['boundary'], ...besideTerritory },
    own: [
      ...['name', 'status', 'link', 'mobilelink', 'assignurl', 'countofaddresses', 'addressdensity'],
      ...['monthsagocompleted', 'yearsagocompleted', 'nevercompleted'],
    ],
  },
  {
    format: 'map-shapes',
    rows: 'shapes',
    needs: [['name', ...numberOfShape], ['boundary']],
    columns: { number: numberOfShape, name: ['name'], place: ['description'], boundary: ['boundary'] },
    // How it is drawn.
    own: [
      ...['stroke', 'strokewidth', 'strokeopacity', 'fill', 'fillopacity', 'styleurl', 'stylehash'],
      ...['stylemaphash', 'tessellate', 'extrude', 'visibility', 'altitudemode', 'icon', 'id'],
    ],
  },
];
