/** Recognises files of other programs by their columns, never by the name of the file (TERR-R10). */

import { plainHeading } from '../../files/plain-heading.ts';
import { doNotCallHeadings } from '../addresses/do-not-call-mark.ts';
import { assignmentFormats, besideTerritory } from './assignment-formats.ts';
import type { FormatColumns, ReadFormat } from './format-columns.ts';
import { shapeFormats } from './shape-formats.ts';
import { sheafFormats } from './sheaf-formats.ts';

const formats: readonly FormatColumns[] = [
  ...sheafFormats,
  {
    format: 'nws-addresses',
    rows: 'addresses',
    needs: [['territorynumber'], ['territoryaddressid'], ['street'], ['number']],
    columns: {
      number: ['territorynumber'],
      code: ['categorycode'],
      type: ['category'],
      unit: ['apartmentnumber'],
      house: ['number'],
      street: ['street'],
      suburb: ['suburb'],
      postcode: ['postalcode'],
      name: ['name'],
      phone: ['phone'],
      state: ['status'],
      doNotCall: doNotCallHeadings,
      kind: ['type'],
      attempts: ['nothomeattempt'],
      dates: ['date1', 'date2', 'date3', 'date4', 'date5'],
      language: ['language'],
      notes: ['notes', 'notesfrompublisher'],
      latitude: ['latitude'],
      longitude: ['longitude'],
    },
    own: ['territoryid', 'territoryaddressid', 'territoryaddressapartmentid'],
  },
  {
    format: 'nws-territories',
    rows: 'maps',
    needs: [['territoryid'], ['categorycode'], ['number'], ['area', 'boundary']],
    columns: {
      number: ['number'],
      suffix: ['suffix'],
      code: ['categorycode'],
      type: ['type', 'category'],
      place: ['area'],
      boundary: ['boundary'],
      ...besideTerritory,
    },
    own: ['territoryid'],
  },
  {
    format: 'alba-addresses',
    rows: 'addresses',
    needs: [['addressid'], ['territoryid'], ['address'], ['suite'], ['status']],
    columns: {
      number: ['territorynumber'],
      place: ['territorydescription'],
      unit: ['suite'],
      address: ['address'],
      suburb: ['city'],
      postcode: ['postalcode'],
      name: ['name'],
      phone: ['telephone'],
      state: ['status'],
      doNotCall: doNotCallHeadings,
      dates: ['contacted'],
      language: ['language'],
      notes: ['notes', 'notesprivate'],
      latitude: ['latitude'],
      longitude: ['longitude'],
    },
    own: ['addressid', 'territoryid'],
  },
  {
    format: 'alba-territories',
    rows: 'maps',
    // A manually assembled backup may lack the column `Id`: a map is found by its number.
    needs: [['number'], ['description'], ['kind'], ['status']],
    columns: {
      number: ['number'],
      type: ['kind'],
      place: ['description'],
      ...besideTerritory,
    },
    // The date and the name determine whether the map is assigned.
    own: ['id', 'link', 'mobilelink', 'status'],
  },
  {
    format: 'territory-helper-territories',
    rows: 'maps',
    needs: [['territorynumber'], ['territorytype', 'territorytypecode', 'territorynotes'], ['boundary']],
    columns: {
      number: ['territorynumber'],
      code: ['territorytypecode'],
      type: ['territorytype'],
      place: ['description'],
      boundary: ['boundary'],
      ...besideTerritory,
    },
    // The name consists of code and number, which have their own columns.
    own: ['name', 'territorytypecolor', 'territorylabel'],
  },
  {
    format: 'territory-helper-locations',
    rows: 'addresses',
    needs: [['latitude'], ['longitude'], ['address'], ['number'], ['street', 'streetname']],
    columns: {
      number: ['territorynumber'],
      code: ['territorytypecode'],
      type: ['territorytype'],
      unit: ['apartment', 'apartmentnumber'],
      house: ['number'],
      street: ['streetname', 'street'],
      address: ['address'],
      suburb: ['city', 'suburb'],
      postcode: ['postalcode'],
      name: ['name'],
      phone: ['phone', 'telephone'],
      state: ['status'],
      doNotCall: doNotCallHeadings,
      kind: ['locationtype'],
      dates: ['lastvisited'],
      language: ['language'],
      notes: ['notes'],
      latitude: ['latitude'],
      longitude: ['longitude'],
    },
    own: [],
  },
  ...assignmentFormats,
  ...shapeFormats,
];

/** Whether the file is a Sheaf export, whose rows are imported unchanged. */
export const isSheafFormat = (format: ReadFormat): boolean => format.startsWith('sheaf-');

/** Null if the columns match no known program. */
export function recogniseFormat(headings: readonly string[]): FormatColumns | null {
  const names = new Set(headings.map(plainHeading));
  return (
    formats.find(({ needs }) => needs.every((group) => group.some((heading) => names.has(heading)))) ?? null
  );
}
