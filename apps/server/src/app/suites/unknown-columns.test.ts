/** Every importer lists unknown columns with an example and the number of filled rows. */

import { speakersImport } from '@sheaf/contract/meetings/speakers-import/speakers-import';
import type { Operation } from '@sheaf/contract/operation';
import { reports } from '@sheaf/contract/reports/reports';
import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { readTitles } from '@sheaf/rules/meetings/talks/title-list';
import { readPeopleText } from '@sheaf/rules/people/people-import/read-people-text';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCongregation } from '#platform/testing/seeds';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await openTestApp();
  const congregation = await seedCongregation(test.database.owner);
  token = (await congregation.addPerson({ permissions: [...permissionKeys] })).token;
});
afterAll(() => test.close());

const unknown = { column: 'Colour of the door', values: 2, sample: 'green' };

const matched = (columns: Record<string, string>): string =>
  JSON.stringify(Object.entries(columns).map(([column, field]) => ({ column, field })));

interface ImportedTable {
  operation: Operation;
  table: string;
  fields?: Record<string, string>;
}

const tables: Record<string, ImportedTable> = {
  'an address list': {
    operation: addresses.importAddresses,
    table:
      'House,Street,Lat,Lng,Colour of the door\n1,Low Road,-41,145,green\n2,Low Road,-41,145,\n3,Low Road,-41,145,red\n',
  },
  'territories of another program': {
    operation: territoryImport.importFile,
    table:
      'Id,Number,Description,Kind,Status,Colour of the door\n1,1,North,Regular,In,green\n2,2,South,Regular,In,red\n',
  },
  'addresses of another program': {
    operation: territoryImport.importFile,
    table:
      'Address_ID,Territory_ID,Territory_number,Suite,Address,City,Status,Colour of the door\n1,1,1,,1 Low Road,Sol,New,green\n2,1,1,,2 Low Road,Sol,New,red\n',
  },
  'a table matched by hand': {
    operation: territoryImport.importFile,
    table: 'Map,Dwelling,Way,Colour of the door\n1,1,Low Road,green\n1,2,Low Road,red\n',
    fields: {
      columns: JSON.stringify({
        rows: 'addresses',
        columns: JSON.parse(matched({ Map: 'number', Dwelling: 'house', Way: 'street' })),
      }),
    },
  },
  'speakers and their congregations': {
    operation: speakersImport.importFile,
    table: 'Congregation,Speaker,Colour of the door\nRiverside,Amos Reed,green\nHillside,Ben Lake,red\n',
    fields: { rows: 'speakers', columns: matched({ Congregation: 'congregation', Speaker: 'speaker' }) },
  },
  'talks of earlier years': {
    operation: speakersImport.importFile,
    table: 'Number,Date,Colour of the door\n12,2020-01-05,green\n13,2020-01-12,red\n',
    fields: { rows: 'history', columns: matched({ Number: 'number', Date: 'date' }) },
  },
  reports: {
    operation: reports.importReports,
    table: 'Name,Month,Hours,Colour of the door\nAmos Reed,2020-01,1,green\nBen Lake,2020-01,2,red\n',
  },
};

it.each(Object.entries(tables))('X-MIGRATE lists an unknown column of %s in the dry run', async (_, one) => {
  const { data } = await sendFile(test, one.operation as typeof addresses.importAddresses, {
    as: token,
    file: one.table,
    fields: { dry_run: 'true', ...one.fields },
  });
  expect(data.unused).toEqual([unknown]);
});

it('X-MIGRATE lists an unknown column of a people table before the upload', () => {
  const table = 'First name,Last name,Gender,Colour of the door\nAmos,Reed,m,green\nBen,Lake,m,red\n';
  expect(readPeopleText(table)).toMatchObject({ allowed: true, value: { unused: [unknown] } });
});

it('X-MIGRATE lists an unknown column of a table of talk titles before the upload', () => {
  const table = 'Number;Title;Colour of the door\n1;First title;green\n2;Second title;red\n';
  expect(readTitles(table, 'en').unused).toEqual([unknown]);
});
