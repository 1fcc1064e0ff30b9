import { strToU8, zipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { readTable, tableReading } from '#platform/tables/read-table';
import {
  commasCsv,
  deepGeoJson,
  deepKml,
  deepValueGeoJson,
  entityKml,
  externalEntityKml,
  hugeBorderGeoJson,
  hugeElementKml,
  linesCsv,
  longCellCsv,
  manyAttributesKml,
  manyCornersKml,
  manyNamesGeoJson,
  manyNamesKml,
  manyPlacemarksKml,
  openQuoteCsv,
  quotesCsv,
  spacesCsv,
  strangeNamesGeoJson,
  wideCsv,
} from '#platform/testing/hostile/hostile-texts';
import {
  bombWorkbook,
  colouredWorkbook,
  crowdedZip,
  farWorkbook,
  paddedWorkbook,
  repeatedTextWorkbook,
  wideWorkbook,
} from '#platform/testing/hostile/hostile-workbooks';
import { openWorkers } from '#platform/workers/workers';

const workers = openWorkers();
afterAll(() => workers.close());

const read = (file: string | Uint8Array) =>
  workers.run(tableReading, typeof file === 'string' ? Buffer.from(file) : file, 1);

const refused: [what: string, make: () => string | Uint8Array, fault: string][] = [
  ['1.02 million padded cells', () => paddedWorkbook(3400), 'import-too-many-cells'],
  ['1.02 million written cells', () => wideWorkbook(3400), 'import-too-many-cells'],
  ['one long text in twenty thousand cells', repeatedTextWorkbook, 'import-too-much-text'],
  ['a part of 72 MB', () => bombWorkbook(12_000_000), 'import-too-much-text'],
  ['twenty thousand parts', crowdedZip, 'import-too-much-text'],
  ['a cell at the edge of the sheet', farWorkbook, 'import-too-wide'],
  ['one element of 2 MB', () => hugeElementKml(2_000_000), 'import-cell-too-long'],
  ['a hundred thousand attributes', manyAttributesKml, 'import-too-wide'],
  ['twenty thousand names in KML', manyNamesKml, 'import-too-wide'],
  ['a border of 200,000 corners in KML', () => manyCornersKml(200_000), 'import-cell-too-long'],
  ['100,000 shapes', () => manyPlacemarksKml(100_000), 'import-too-long'],
  ['elements in elements', deepKml, 'import-too-deep'],
  ['entities in entities', entityKml, 'import-unreadable'],
  ['a file of the server as an entity', externalEntityKml, 'import-unreadable'],
  ['twenty thousand names in GeoJSON', manyNamesGeoJson, 'import-too-wide'],
  ['two million lists in lists', deepGeoJson, 'import-too-deep'],
  ['three thousand lists in lists as a value', deepValueGeoJson, 'import-too-deep'],
  ['a border of 200,000 corners in GeoJSON', () => hugeBorderGeoJson(200_000), 'import-cell-too-long'],
  ['two million commas', () => `${commasCsv(2_000_000)}x`, 'import-too-wide'],
  ['1.2 million cells', () => wideCsv(6000), 'import-too-many-cells'],
  ['a cell of 9 MB', longCellCsv, 'import-cell-too-long'],
  ['a quote that does not end for 2 MB', () => openQuoteCsv(500_000), 'import-cell-too-long'],
  ['a million lines', () => linesCsv(1_000_000), 'import-too-long'],
];

it.each(refused)('X-HOSTILE-1 refuses %s at the limit, and reads the next file', async (_, make, fault) => {
  expect(await read(make())).toEqual({ fault });
  expect(await read('a,b\n1,2')).toEqual({
    table: { headings: ['a', 'b'], rows: [{ line: 2, cells: ['1', '2'] }] },
    encoding: 'utf-8',
  });
});

it.each([
  ['two million commas', () => commasCsv(2_000_000)],
  ['two million quotes', () => quotesCsv(2_000_001)],
  ['nine million spaces', spacesCsv],
])('X-HOSTILE-1 reads or refuses %s', async (_, make) => {
  const told = await read(make());
  expect('fault' in told ? told.fault : 'table').toMatch(/^(table|import-\w+(-\w+)*)$/);
  expect(await read('a\n1')).toHaveProperty('table');
});

it('X-HOSTILE-1 reads a sheet coloured to its edge, because empty cells do not count', async () => {
  const told = await read(colouredWorkbook(['Street', 'House'], ['Mount Street', '4']));
  expect('table' in told && [told.table.headings, told.table.rows.length, told.table.rows[0]]).toEqual([
    ['Street', 'House'],
    99,
    { line: 2, cells: ['Mount Street', '4'] },
  ]);
});

it('X-HOSTILE-1 reads names of Object.prototype like other names', async () => {
  expect(await readTable(Buffer.from(strangeNamesGeoJson()))).toEqual({
    table: {
      headings: ['TerritoryNumber', 'constructor', '__proto__', 'toString', 'Boundary'],
      rows: [
        { line: 1, cells: ['1', '', '', '', ''] },
        { line: 2, cells: ['', 'x', 'y', 'z', ''] },
      ],
    },
    encoding: 'utf-8',
  });
});

it('TERR-R10 reads a KMZ as a zipped KML', async () => {
  const kmz = zipSync({ 'doc.kml': strToU8('<kml><Placemark><name>7</name></Placemark></kml>') });
  expect(await readTable(kmz)).toEqual({
    table: { headings: ['name', 'Boundary'], rows: [{ line: 1, cells: ['7', ''] }] },
    encoding: null,
  });
});

/** A zip entry that declares only the complete text `kept` at its start. */
function declaringLess(text: string, kept: string): Buffer {
  const bytes = Buffer.from(zipSync({ 'doc.kml': strToU8(text) }));
  bytes.writeUInt32LE(kept.length, bytes.indexOf('PK\u0001\u0002') + 24);
  return bytes;
}

it('X-HOSTILE-1 refuses an entry that inflates to more than it declares, even if the declared part is complete', async () => {
  const kml = '<kml><Placemark><name>7</name></Placemark></kml>';
  expect(await readTable(declaringLess(kml, kml))).toHaveProperty('table');
  expect(await readTable(declaringLess(`${kml}<!-- more -->`, kml))).toEqual({
    fault: 'import-unreadable',
  });
});
