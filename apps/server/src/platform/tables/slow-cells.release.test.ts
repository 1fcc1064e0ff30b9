import { speakersImport } from '@sheaf/contract/meetings/speakers-import/speakers-import';
import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slowCellsCsv } from '#platform/testing/hostile/hostile-texts';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let attacker: SeededPerson;
let other: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  const person = async (name: string) =>
    (await seedCongregation(test.database.owner, name)).addPerson({ permissions: [...permissionKeys] });
  [attacker, other] = [await person('Attackers'), await person('Others')];
});
afterAll(() => test.close());

const small = 'House number,Street name,Latitude,Longitude\n12,Mount Street,-41.05,145.9\n';
const houses = slowCellsCsv('House number,Street name,Latitude,Longitude');
const territory = slowCellsCsv('TerritoryNumber,TerritoryAddressID,Street,Number,Notes');
const speakers = slowCellsCsv('Congregation,Speaker,Talks');

const attack = (): Promise<{ status: number }>[] => [
  sendFile(test, addresses.importAddresses, {
    as: attacker.token,
    file: houses,
    fields: { dry_run: 'true', addresses_per_map: '60' },
  }),
  sendFile(test, territoryImport.importFile, {
    as: attacker.token,
    file: territory,
    fields: { dry_run: 'true' },
  }),
  sendFile(test, speakersImport.importFile, {
    as: attacker.token,
    file: speakers,
    fields: {
      dry_run: 'true',
      rows: 'speakers',
      columns: JSON.stringify([
        { column: 'Congregation', field: 'congregation' },
        { column: 'Talks', field: 'talks' },
      ]),
    },
  }),
];

it('COMMON-X127 reads files with cells of 95,000 spaces without delaying an import of another congregation', async () => {
  const began = performance.now();
  const attacks = attack();
  const imported = await sendFile(test, addresses.importAddresses, {
    as: other.token,
    file: small,
    fields: { dry_run: 'true' },
  });
  expect(imported).toMatchObject({ status: 200, data: { readable: 1 } });
  for (const { status } of await Promise.all(attacks)) expect([200, 409]).toContain(status);
  // The first of these files alone once took half a minute, and one was stopped after twenty seconds.
  expect(performance.now() - began).toBeLessThan(15_000);
});
