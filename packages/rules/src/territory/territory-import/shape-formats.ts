/** Files whose rows are shapes on the ground, and say little beside (TERR-R32). */
import { doNotCallHeadings } from '../addresses/do-not-call-words.ts';
import { besideTerritory } from './assignment-formats.ts';
import type { FormatColumns } from './format-columns.ts';

const numberOfShape = ['number', 'territorynumber', 'territory', 'map'];

/** Of points alone, as KML and OpenStreetMap call them. */
const addressOfPoint: FormatColumns['columns'] = {
  address: ['address'],
  house: ['housenumber', 'addrhousenumber'],
  street: ['street', 'streetname', 'addrstreet'],
  unit: ['unit', 'addrunit'],
  suburb: ['suburb', 'city', 'addrsuburb', 'addrcity'],
  postcode: ['postcode', 'postalcode', 'addrpostcode'],
  phone: ['phone', 'phonenumber'],
  state: ['status'],
  doNotCall: doNotCallHeadings,
  latitude: ['latitude'],
  longitude: ['longitude'],
};

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
    columns: {
      number: numberOfShape,
      name: ['name'],
      place: ['description'],
      boundary: ['boundary'],
      ...addressOfPoint,
    },
    // How it is drawn.
    own: [
      ...['stroke', 'strokewidth', 'strokeopacity', 'fill', 'fillopacity', 'styleurl', 'stylehash'],
      ...['stylemaphash', 'tessellate', 'extrude', 'visibility', 'altitudemode', 'icon', 'id'],
    ],
  },
];
