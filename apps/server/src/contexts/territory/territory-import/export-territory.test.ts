import { pathOf } from '@sheaf/contract/operation';
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { matchBorders } from '@sheaf/rules/territory/borders/border-file';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let servant: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  servant = await congregation.addPerson({ permissions: ['settings.maps', 'maps.dnc', 'maps.preloaded'] });
  const map = await congregation.addMap({ number: '7' });
  await map.addDoor({ house: '4' });
  await map.addDoNotCall({ number: 9 });
  await map.addPreloaded({ house: '12' });
  await test.database.owner.query(
    `update preloaded_addresses set name = '=HYPERLINK("x")', lat = -41.05, lng = 145.9 where map_id = $1`,
    [map.id],
  );
  const devonport = await seedCongregation(test.database.owner, 'Devonport');
  await (await devonport.addMap({ number: '8' })).addDoor({ house: '99' });
});
afterAll(() => test.close());

const file = async (format: 'csv' | 'geojson', as = servant.token): Promise<string> => {
  const answer = await test.app.inject({
    method: 'GET',
    url: pathOf(territoryImport.exportTerritory.path, { format }),
    headers: { authorization: `Bearer ${as}` },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="territory.${format}"`);
  return answer.body;
};
const rowsOf = (text: string) =>
  Papa.parse<Record<string, string>>(text.replace('\uFEFF', '').trim(), { header: true }).data;

it('X-MIGRATE exports all data of the own congregation, with formulas as plain text', async () => {
  const rows = rowsOf(await file('csv'));
  expect(rows.map(({ map, kind, house }) => [map, kind, house])).toEqual([
    ['7', 'map', ''],
    ['7', 'available', '4'],
    ['7', 'do-not-call', '9'],
    ['7', 'preloaded', '12'],
  ]);
  expect(rows[3]!['name']).toBe(`'=HYPERLINK("x")`);
});

it('omits do-not-calls without the permission', async () => {
  const other = await congregation.addPerson({ permissions: ['settings.maps'] });
  expect(rowsOf(await file('csv', other.token)).map(({ kind }) => kind)).toEqual(['map', 'available']);
});

it('X-MIGRATE exports borders as areas that Sheaf and other programs can read', async () => {
  const border = [
    [
      [
        [145.9, -41.1],
        [145.91, -41.1],
        [145.91, -41],
        [145.9, -41.1],
      ],
    ],
  ];
  await test.database.owner.query(
    `insert into map_borders (congregation_id, map_id, border) select congregation_id, id, $2 from maps
     where congregation_id = $1 and number = '7'`,
    [congregation.id, JSON.stringify(border)],
  );
  const { features } = JSON.parse(await file('geojson'));
  const maps = [{ id: 3, number: '7' }];
  expect(matchBorders(features, maps).map((row) => [row.map?.id, row.border, row.fault])).toEqual([
    [3, border, null],
  ]);
  await test.database.owner.query('delete from map_borders');
});

it('exports addresses with a place as points, and the others without geometry', async () => {
  const { features } = JSON.parse(await file('geojson')) as {
    features: { geometry: { coordinates: number[] } | null; properties: { house: string | null } }[];
  };
  expect(
    features.map(({ geometry, properties }) => [geometry?.coordinates ?? null, properties.house]),
  ).toEqual([
    [null, null],
    [null, '4'],
    [null, '9'],
    [[145.9, -41.05], '12'],
  ]);
});
