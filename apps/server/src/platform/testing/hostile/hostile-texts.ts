/**
 * Small or plain KML, GeoJSON, CSV and JSON files that are large, deep or slow to read; up to the upload
 * limit unless stated otherwise.
 */

const kml = (inner: string): string => `<?xml version="1.0"?><kml><Document>${inner}</Document></kml>`;
const placemark = (inner: string): string => kml(`<Placemark>${inner}</Placemark>`);
const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

export const hugeElementKml = (count = 9_000_000): string => placemark(`<name>${'x'.repeat(count)}</name>`);
export const manyAttributesKml = (): string =>
  kml(`<Placemark ${times(100_000, (at) => `a${at}="1"`.concat(' '))}/>`);
export const manyNamesKml = (): string =>
  placemark(times(20_000, (at) => `<Data name="k${at}"><value>1</value></Data>`));
export const manyCornersKml = (count = 1_200_000): string =>
  placemark(`<Polygon><coordinates>${'1.5,2.5 '.repeat(count)}</coordinates></Polygon>`);
export const manyPlacemarksKml = (count = 800_000): string => kml('<Placemark/>'.repeat(count));
export const deepKml = (): string => `<kml>${'<a>'.repeat(1_000_000)}`;
export const entityKml = (): string =>
  `<!DOCTYPE k [<!ENTITY a "aaaaaaaaaa">${times(20, (at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`)}]><kml>&a19;</kml>`;
export const externalEntityKml = (): string =>
  '<!DOCTYPE k [<!ENTITY a SYSTEM "file:///etc/passwd">]><kml><Placemark><name>&a;</name></Placemark></kml>';

const collection = (features: string): string => `{"type":"FeatureCollection","features":[${features}]}`;

/** Each feature has its own property name: 20,000 × 20,000 cells as a table. */
export const manyNamesGeoJson = (): string =>
  collection(times(20_000, (at) => `${at ? ',' : ''}{"properties":{"k${at}":1}}`));
export const deepGeoJson = (): string => collection(`{"properties":{"a":${'['.repeat(2_000_000)}`);
export const deepValueGeoJson = (): string =>
  collection(`{"properties":{"a":${'['.repeat(3000)}${']'.repeat(3000)}}}`);
export const hugeBorderGeoJson = (count = 900_000): string =>
  collection(
    `{"properties":{"name":"1"},"geometry":{"type":"Polygon","coordinates":[[${'[1.5,2.5],'.repeat(count)}[1.5,2.5]]]}}`,
  );
export const strangeNamesGeoJson = (): string =>
  collection(
    '{"properties":{"TerritoryNumber":"1"}},{"properties":{"constructor":"x","__proto__":"y","toString":"z"}}',
  );

export const commasCsv = (count = 9_000_000): string => ','.repeat(count);
export const wideCsv = (lines = 20_000): string =>
  `${times(200, (at) => `h${at},`)}\n`.concat(`${','.repeat(198)}x\n`.repeat(lines));
export const longCellCsv = (count = 9_000_000): string => `a,b\n"${'x'.repeat(count)}",1\n`;
export const openQuoteCsv = (count = 2_000_000): string => `a,b\n"${'x"y,'.repeat(count)}`;
export const quotesCsv = (count = 9_000_001): string => `a,b\n${'"'.repeat(count)}`;
export const linesCsv = (count = 4_000_000): string => `a,b\n${'1\n'.repeat(count)}`;
export const spacesCsv = (count = 9_000_000): string => `a,b\n${' '.repeat(count)},1\n`;

/** Cells of long spaces that nearly match the house number pattern; one of them once took half a minute. */
export const slowCellsCsv = (headings: string, cells = 20, spaces = 95_000): string => {
  const row = headings
    .split(',')
    .map(() => `1${' '.repeat(spaces)}!`)
    .join(',');
  return `${headings}\n${`${row}\n`.repeat(Math.max(1, Math.floor(cells / headings.split(',').length)))}`;
};
