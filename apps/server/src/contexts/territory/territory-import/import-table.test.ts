/** Files other than text tables: shapes and workbooks. */
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packLarge } from '#platform/testing/pack-large';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let servant: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  servant = await congregation.addPerson({ permissions: [...permissionKeys] });
});
afterAll(() => test.close());

const send = (file: string | Uint8Array) =>
  sendFile(test, territoryImport.importFile, { as: servant.token, file, fields: { dry_run: 'true' } });

const ring = '[[145.9,-41.05],[145.91,-41.05],[145.9,-41.06],[145.9,-41.05]]';

it('TERR-R10 reads territories of Territory Helper from GeoJSON and from KML alike', async () => {
  const properties = {
    name: 'B-201',
    description: 'Wivenhoe',
    TerritoryType: 'Business',
    TerritoryNumber: '201',
    TerritoryTypeCode: 'B',
  };
  const geometry = { type: 'Polygon', coordinates: [JSON.parse(ring)] };
  const geo = { type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry }] };
  const data = Object.entries(properties).map(([name, value]) =>
    name === 'name' || name === 'description'
      ? `<${name}><![CDATA[${value}]]></${name}>`
      : `<Data name="${name}"><value>${value}</value></Data>`,
  );
  const corners = JSON.parse(ring).map((pair: number[]) => `${pair.join()},0`);
  const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark>${data.slice(0, 2).join('')}<ExtendedData>${data.slice(2).join('')}</ExtendedData><Polygon><outerBoundaryIs><LinearRing><coordinates>${corners.join(' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></Document></kml>`;
  const told = await send(JSON.stringify(geo));
  expect(told.data).toMatchObject({
    format: 'territory-helper-territories',
    counts: { maps_new: 1, boundaries: 1, suburbs: 1 },
    maps: [{ number: 'B201', is_new: true }],
    problems: [],
    unused: [],
  });
  expect((await send(kml)).data).toEqual(told.data);
});

const corners = '145.9,-41.05,0.0 145.91,-41.05,0.0 145.9,-41.06,0.0';
const polygon = `<Polygon><tessellate>1</tessellate><outerBoundaryIs><LinearRing><coordinates>\n  ${corners}\n</coordinates></LinearRing></outerBoundaryIs><altitudeMode>clampToGround</altitudeMode></Polygon>`;
const inKml = (placemarks: string) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Territories</name>${placemarks}</Document></kml>`;

it('TERR-R32 reads the KML of Territory Helper, with its own elements around several areas', async () => {
  const { data } = await send(
    inKml(
      `<Style id="a"><IconStyle><scale>1.1</scale></IconStyle></Style><Placemark><name>B-301</name><territoryType>Business</territoryType><territoryNumber>301</territoryNumber><territoryTypeCode>B</territoryTypeCode><territoryTypeColor>ff0000</territoryTypeColor><territoryNotes></territoryNotes><territoryLabel>B-301</territoryLabel><styleUrl>#a</styleUrl><MultiGeometry>${polygon}</MultiGeometry></Placemark>`,
    ),
  );
  expect(data).toMatchObject({
    format: 'territory-helper-territories',
    counts: { maps_new: 1, boundaries: 1 },
    maps: [{ number: 'B301', is_new: true }],
    problems: [],
    unused: [],
  });
});

it('TERR-R32 TERR-R52 reads named shapes of Alba or a drawn map as maps, also from a KMZ, and points with addresses as addresses', async () => {
  const kml = inKml(
    `<Folder><name>Borders</name><Placemark><name>302 - Wivenhoe</name><MultiGeometry>${polygon}</MultiGeometry></Placemark></Folder><Folder><name>Doors</name><Placemark><name>1</name><ExtendedData><Data name="Address"><value>4 Mount Street</value></Data><Data name="ResultCode" /></ExtendedData><Point><coordinates>145.5,-41.5,0.0</coordinates></Point></Placemark><Placemark><name>6 Mount Street</name><Point><coordinates>145.902,-41.052,0</coordinates></Point></Placemark><Placemark><name>Hall</name><Point><coordinates>145.5,-41.5,0</coordinates></Point></Placemark></Folder>`,
  );
  const { data } = await send(kml);
  expect(data).toMatchObject({
    format: 'map-shapes',
    counts: { maps_new: 2, boundaries: 1, suburbs: 1, preloaded: 2 },
    maps: [
      { number: '302', is_new: true },
      { number: '303', is_new: true },
    ],
    problem_counts: { 'name-not-kept': 1, 'no-area': 1 },
    unused: [],
  });
  // An archive does not declare the encoding of its texts.
  expect((await send(zipSync({ 'doc.kml': strToU8(kml) }))).data).toEqual({ ...data, encoding: null });
});

const workbook = (sheet: string, strings = '') =>
  packLarge({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="x"><sheets><sheet name="L" r:id="rId7"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
  });

it('TERR-R10 reads locations of Territory Helper from a workbook, by cell position', async () => {
  const names = ['Territory number', 'Latitude', 'Longitude', 'Address', 'Number', 'Street Name', 'Status'];
  const letters = 'ABCDEFG';
  const strings = [...names, 'Mount Street', 'Do not call'].map((text) => `<si><t>${text}</t></si>`).join('');
  const first = names.map((_, index) => `<c r="${letters[index]}1" t="s"><v>${index}</v></c>`).join('');
  const second =
    '<c r="A2"><v>202</v></c><c r="B2"><v>-41.05</v></c><c r="C2"><v>145.9</v></c><c r="E2"><v>14</v></c><c r="F2" t="s"><v>7</v></c><c r="G2" t="s"><v>8</v></c>';
  const third =
    '<c r="A3"><v>202</v></c><c r="E3"><v>15</v></c><c r="F3" t="inlineStr"><is><t>Mount Street</t></is></c>';
  const sheet = `<row r="1">${first}</row><row r="2">${second}</row><row r="3">${third}</row>`;
  const { data } = await send(workbook(sheet, strings));
  expect(data).toMatchObject({
    format: 'territory-helper-locations',
    counts: { maps_new: 1, streets: 1, do_not_calls: 1, preloaded: 1 },
  });
});

it('TERR-R10 refuses a workbook that would fill the memory before inflating it, and one with a false size while inflating it', async () => {
  const bomb = workbook('<row/>'.repeat(12_000_000));
  expect(bomb.length).toBeLessThan(500_000);
  expect((await send(bomb)).problem.code).toBe('import-too-much-text');
  const liar = workbook('<row/>'.repeat(100_000));
  const view = Buffer.from(liar);
  // The declared size of an entry is 24 bytes after the signature of its directory record.
  for (let at = view.indexOf('PK\u0001\u0002'); at !== -1; at = view.indexOf('PK\u0001\u0002', at + 4)) {
    view.writeUInt32LE(100, at + 24);
  }
  expect((await send(view)).problem.code).toBe('import-unreadable');
});

it('TERR-R11 makes new maps, numbered after the existing ones, from locations without a map column', async () => {
  await congregation.addMap({ number: '48' });
  const rows = Array.from(
    { length: 200 },
    (_, index) => `-41.${100 + index},145.9,,${index + 1},Mount Street`,
  );
  const { data } = await send(['Latitude,Longitude,Address,Number,Street Name', ...rows].join('\n'));
  expect(data).toMatchObject({
    format: 'territory-helper-locations',
    maps: [{ number: '49', is_new: true }],
    counts: { preloaded: 200 },
    problems: [],
  });
});

it.each([
  [
    'points of a drawn map',
    inKml(
      '<Placemark><name>90 Low Street</name><Point><coordinates>145.2,-41.8,0</coordinates></Point></Placemark>',
    ),
  ],
  [
    'locations without a map column',
    'Latitude,Longitude,Address,Number,Street Name\n-41.7,145.1,,92,Low Street',
  ],
])('TERR-R11.5 imports %s once, on whichever map they are', async (_, file) => {
  const first = await sendFile(test, territoryImport.importFile, {
    as: servant.token,
    file,
    fields: { dry_run: 'false' },
  });
  expect(first.data?.counts).toMatchObject({ maps_new: 1, preloaded: 1 });
  const { data } = await send(file);
  expect(data).toMatchObject({
    counts: { maps_new: 0, preloaded: 0 },
    problem_counts: { 'already-listed': 1 },
  });
});

it('TERR-R11.5 reports a do-not-call without a map that exists, and a door under it', async () => {
  const file = (...rows: string[]) =>
    ['Latitude,Longitude,Address,Number,Street Name,Status', ...rows].join('\n');
  const noted = '-41.6,145.3,,94,Low Street,Do not call';
  await sendFile(test, territoryImport.importFile, {
    as: servant.token,
    file: file(noted),
    fields: { dry_run: 'false' },
  });
  const { data } = await send(file(noted, '-41.6,145.3,,94,Low Street,'));
  expect(data).toMatchObject({
    counts: { maps_new: 0, preloaded: 0, do_not_calls: 0 },
    problem_counts: { 'already-listed': 1, 'do-not-call': 1 },
  });
});

const cyrillic = 'Карта;Улица;Дом\n401;Mount Street;4\n401;=1+1;\n';
const byHand = {
  rows: 'addresses',
  columns: [
    { column: 'Карта', field: 'number' },
    { column: 'Улица', field: 'street' },
    { column: 'Дом', field: 'house' },
  ],
};
const sendMatched = (file: string, columns: unknown) =>
  sendFile(test, territoryImport.importFile, {
    as: servant.token,
    file,
    fields: { dry_run: 'true', columns: JSON.stringify(columns) },
  });

it('TERR-R33 lists the columns of an unknown file, and reads it with matched ones', async () => {
  const columns = await sendFile(test, territoryImport.readColumns, {
    as: servant.token,
    file: cyrillic,
    fields: {},
  });
  expect(columns.data).toEqual({
    encoding: 'utf-8',
    format: null,
    rows: null,
    columns: [
      { column: 'Карта', samples: ['401'], values: 2, field: null, used: false },
      { column: 'Улица', samples: ['Mount Street', '=1+1'], values: 2, field: null, used: false },
      { column: 'Дом', samples: ['4'], values: 1, field: null, used: false },
    ],
  });
  expect((await send(cyrillic)).problem.code).toBe('format-unknown');
  const { data } = await sendMatched(cyrillic, byHand);
  expect(data).toMatchObject({ format: 'matched-table', counts: { maps_new: 1, preloaded: 1 } });
  const few = { ...byHand, columns: byHand.columns.slice(1) };
  expect((await sendMatched(cyrillic, few)).problem.code).toBe('columns-unmatched');
  for (const wrong of [
    { ...byHand, rows: 'people' },
    { rows: 'maps', columns: [{ column: 'a', field: 'b' }] },
    7,
  ])
    expect((await sendMatched(cyrillic, wrong)).status).toBe(422);
  const unread = await sendFile(test, territoryImport.readColumns, {
    as: servant.token,
    file: 'a\0',
    fields: {},
  });
  expect(unread.problem.code).toBe('import-unreadable');
});

it('TERR-R34 returns lines that are not imported verbatim', async () => {
  expect((await sendMatched(cyrillic, byHand)).data.left_out).toEqual({
    headings: ['Карта', 'Улица', 'Дом'],
    rows: [{ line: 3, reason: 'house-missing', cells: ['401', '=1+1'] }],
  });
  const both = await sendFile(test, territoryImport.importFile, {
    as: servant.token,
    file: [cyrillic, cyrillic],
    fields: { dry_run: 'true', columns: JSON.stringify(byHand) },
  });
  expect([both.data.rows, both.data.left_out]).toEqual([4, null]);
});
