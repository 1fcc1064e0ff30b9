/** The files of other programs, known by their columns and never by the name of the file (TERR-R10). */

export const importFormats = [
  'nws-addresses',
  'nws-territories',
  'alba-addresses',
  'alba-territories',
  'territory-helper-territories',
  'territory-helper-locations',
] as const;
export type ImportFormat = (typeof importFormats)[number];

/** What we ask a row for; `dates` and `notes` gather several columns, of all others the first that is filled counts. */
export type Field =
  | 'number'
  | 'suffix'
  | 'code'
  | 'type'
  | 'place'
  | 'completed'
  | 'boundary'
  | 'house'
  | 'street'
  | 'address'
  | 'unit'
  | 'suburb'
  | 'postcode'
  | 'name'
  | 'phone'
  | 'state'
  | 'kind'
  | 'attempts'
  | 'dates'
  | 'language'
  | 'notes'
  | 'latitude'
  | 'longitude';

export interface FormatColumns {
  format: ImportFormat;
  /** What its rows are. */
  rows: 'maps' | 'addresses';
  /** One heading of each group must be there. */
  needs: readonly (readonly string[])[];
  columns: Partial<Record<Field, readonly string[]>>;
  /** Row numbers of the other program: they mean nothing here, so nobody is told that they are left behind. */
  own: readonly string[];
}

const formats: readonly FormatColumns[] = [
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
    needs: [['id'], ['number'], ['description'], ['kind'], ['status']],
    columns: {
      number: ['number'],
      type: ['kind'],
      place: ['description'],
      completed: ['lastcompleted'],
    },
    own: ['id'],
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
    },
    // Its name is its code and number, which are read from where they stand by themselves.
    own: ['name'],
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
      kind: ['locationtype'],
      dates: ['lastvisited'],
      language: ['language'],
      notes: ['notes'],
      latitude: ['latitude'],
      longitude: ['longitude'],
    },
    own: [],
  },
];

/** `Postal_code`, `Postal code` and `PostalCode` are one heading. */
export const plainHeading = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Null when the columns are of no program that we know. */
export function recogniseFormat(headings: readonly string[]): FormatColumns | null {
  const names = new Set(headings.map(plainHeading));
  return (
    formats.find(({ needs }) => needs.every((group) => group.some((heading) => names.has(heading)))) ?? null
  );
}
