import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { runs } from '@sheaf/rules/testing/ring';
import fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importTables } from '#contexts/territory/territory-import/import-rollback';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let servant: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  const congregation = await seedCongregation(test.database.owner);
  servant = await congregation.addPerson({ permissions: [...permissionKeys] });
  for (const number of ['1', '2']) {
    const map = await congregation.addMap({ number });
    await map.addDoor({ house: '4', attempt: 2 });
    await map.addDoor({ house: '5', unit: '2' });
    await map.addPreloaded({ house: '3' });
    await map.addDoNotCall({ number: 6 });
  }
});
afterAll(() => test.close());

const send = (file: string | Uint8Array, dryRun: boolean) =>
  sendFile(test, territoryImport.importFile, {
    as: servant.token,
    file,
    fields: { dry_run: String(dryRun) },
  });

/** All rows of the territory. */
const dump = () =>
  Promise.all(
    importTables.map(
      async (table) =>
        (
          await test.database.owner.query(
            `select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`,
          )
        ).rows,
    ),
  );

const some = (...texts: string[]) => fc.constantFrom(...texts);
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed().replaceAll('\0', '')),
  some('=1+1', '"', '\n', ';', '\uD83D\uDE00'.repeat(70), 'x'.repeat(600)),
);
const cell = (likely: fc.Arbitrary<string>) =>
  fc.oneof({ arbitrary: likely, weight: 12 }, { arbitrary: anything, weight: 1 });
const row = fc.record({
  TerritoryNumber: cell(some('1', '2', '3', 'F4')),
  CategoryCode: cell(some('', '', 'R', 'B')),
  Category: cell(some('', 'Residential', 'Business', 'Rural', 'Foreign-language', 'Zone')),
  TerritoryAddressID: fc.constant('1'),
  ApartmentNumber: cell(some('', '', '1', '2', 'a')),
  Number: cell(some('3', '4', '5', '6', '7', '7a', '8-10', 'Lot 9')),
  Street: cell(some('Mount Street', 'MOUNT STREET', 'Low Street')),
  Suburb: cell(some('', 'Burnie', 'burnie', 'Acton')),
  PostalCode: cell(some('', '7320')),
  Name: cell(some('', 'Baker')),
  Phone: cell(some('', '64 31')),
  Status: cell(some('', 'Available', 'DoNotCall', 'Moved', 'Asleep')),
  NotHomeAttempt: cell(some('', '0', '1', '3')),
  Date1: cell(some('', '2026-01-02', '13/02/2025', '1.2.2024')),
  Language: cell(some('', 'English', 'Nepali')),
  Latitude: cell(some('', '-41.05')),
  Longitude: cell(some('', '145.9')),
  Notes: cell(some('', 'Dog')),
});

it('TERR-R14 TERR-R18 the dry run of any file reports what the import does, and a rollback restores the former state', async () => {
  const before = await dump();
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 12 }),
      some(',', ';', '\t'),
      async (rows, delimiter) => {
        const file = Papa.unparse(rows, { delimiter });
        const told = await send(file, true);
        expect([200, 409]).toContain(told.status);
        const done = await send(file, false);
        if (done.status !== 200)
          expect(['import-empty', 'nothing-to-import', 'format-unknown']).toContain(done.problem.code);
        else {
          expect(done.data).toEqual({ ...told.data, dry_run: false, id: done.data.id });
          const back = await test.call(territoryImport.rollbackImport, {
            as: servant.token,
            params: { id: done.data.id },
          });
          expect(back.status).toBe(200);
        }
        expect(await dump()).toEqual(before);
      },
    ),
    runs(8),
  );
});

it('the server answers any uploaded file', async () => {
  const start = some(
    '',
    '{',
    '<',
    '<kml><Placemark>',
    'PK\u0003\u0004',
    '\uFEFF',
    'TerritoryNumber,TerritoryAddressID,Number,Street\n',
  );
  await fc.assert(
    fc.asyncProperty(
      start,
      fc.uint8Array({ minLength: 1, maxLength: 400 }),
      fc.json(),
      async (head, bytes, json) => {
        for (const file of [Buffer.concat([Buffer.from(head), bytes]), Buffer.from(`${head}${json}`)]) {
          expect((await send(file, true)).status).toBeLessThan(500);
        }
        const shapes = `{"type":"FeatureCollection","features":[${json},{"properties":${json},"geometry":{"type":"Polygon","coordinates":${json}}}]}`;
        expect((await send(shapes, true)).status).toBeLessThan(500);
      },
    ),
    runs(20),
  );
});
