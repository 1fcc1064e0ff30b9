/** KML, GeoJSON, CSV and JSON that are small or plain to look at, and large, deep or slow to read. */

const kml = (inner: string): string => `<?xml version="1.0"?><kml><Document>${inner}</Document></kml>`;
const placemark = (inner: string): string => kml(`<Placemark>${inner}</Placemark>`);
const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

export const hugeElementKml = (): string => placemark(`<name>${'x'.repeat(9_000_000)}</name>`);
export const manyAttributesKml = (): string =>
  kml(`<Placemark ${times(100_000, (at) => `a${at}="1"`.concat(' '))}/>`);
export const manyNamesKml = (): string =>
  placemark(times(20_000, (at) => `<Data name="k${at}"><value>1</value></Data>`));
export const manyCornersKml = (): string =>
  placemark(`<Polygon><coordinates>${'1.5,2.5 '.repeat(1_200_000)}</coordinates></Polygon>`);
export const manyPlacemarksKml = (): string => kml('<Placemark/>'.repeat(800_000));
export const deepKml = (): string => `<kml>${'<a>'.repeat(1_000_000)}`;
export const entityKml = (): string =>
  `<!DOCTYPE k [<!ENTITY a "aaaaaaaaaa">${times(20, (at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`)}]><kml>&a19;</kml>`;
export const externalEntityKml = (): string =>
  '<!DOCTYPE k [<!ENTITY a SYSTEM "file:///etc/passwd">]><kml><Placemark><name>&a;</name></Placemark></kml>';

const collection = (features: string): string => `{"type":"FeatureCollection","features":[${features}]}`;

/** Every feature has a name of its own: 20,000 × 20,000 cells once it is a table. */
export const manyNamesGeoJson = (): string =>
  collection(times(20_000, (at) => `${at ? ',' : ''}{"properties":{"k${at}":1}}`));
export const deepGeoJson = (): string => collection(`{"properties":{"a":${'['.repeat(2_000_000)}`);
export const deepValueGeoJson = (): string =>
  collection(`{"properties":{"a":${'['.repeat(3000)}${']'.repeat(3000)}}}`);
export const hugeBorderGeoJson = (): string =>
  collection(
    `{"properties":{"name":"1"},"geometry":{"type":"Polygon","coordinates":[[${'[1.5,2.5],'.repeat(900_000)}[1.5,2.5]]]}}`,
  );
export const strangeNamesGeoJson = (): string =>
  collection(
    '{"properties":{"TerritoryNumber":"1"}},{"properties":{"constructor":"x","__proto__":"y","toString":"z"}}',
  );

export const commasCsv = (): string => ','.repeat(9_000_000);
export const wideCsv = (): string =>
  `${times(200, (at) => `h${at},`)}\n`.concat(`${','.repeat(198)}x\n`.repeat(20_000));
export const longCellCsv = (): string => `a,b\n"${'x'.repeat(9_000_000)}",1\n`;
export const openQuoteCsv = (): string => `a,b\n"${'x"y,'.repeat(2_000_000)}`;
export const quotesCsv = (): string => `a,b\n${'"'.repeat(9_000_001)}`;
export const linesCsv = (): string => `a,b\n${'1\n'.repeat(4_000_000)}`;
export const spacesCsv = (): string => `a,b\n${' '.repeat(9_000_000)},1\n`;
