/** Formats of files whose rows are shapes on the ground with few other fields (TERR-R32). */
import { doNotCallHeadings } from '../addresses/do-not-call-mark.ts';
import { besideTerritory } from './assignment-formats.ts';
import type { FormatColumns } from './format-columns.ts';

const numberOfShape = ['number', 'territorynumber', 'territory', 'map'];

/** For files of points, in the spelling of KML and OpenStreetMap. */
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
    // Format of map files that other programs write from Alba's territories; its counts are derived data.
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
    // Drawing style.
    own: [
      ...['stroke', 'strokewidth', 'strokeopacity', 'fill', 'fillopacity', 'styleurl', 'stylehash'],
      ...['stylemaphash', 'tessellate', 'extrude', 'visibility', 'altitudemode', 'icon', 'id'],
    ],
  },
];
