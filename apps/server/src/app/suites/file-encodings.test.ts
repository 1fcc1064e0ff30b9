/** IMPORT-R20: tables in legacy spreadsheet encodings, and workbooks, in every importer. */

import { speakersImport } from '@sheaf/contract/meetings/speakers-import/speakers-import';
import { peopleImport } from '@sheaf/contract/people/people-import/people-import';
import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { readPeopleText } from '@sheaf/rules/people/people-import/read-people-text';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colouredWorkbook } from '#platform/testing/hostile/hostile-workbooks';
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

/** Encodes text in a code page, the inverse of the decoder. */
const bytesIn = (text: string, encoding: string): Uint8Array => {
  const decoder = new TextDecoder(encoding);
  const byLetter = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte] as const),
  );
  return new Uint8Array([...text].map((letter) => byLetter.get(letter)!));
};

it.each([
  ['windows-1251', 'улица Мира'],
  ['windows-1250', 'Dlouhá třída'],
  ['windows-1252', 'Große Allee'],
])(
  'IMPORT-R20 reads an address list in %s with semicolons, and returns its encoding',
  async (encoding, street) => {
    const { data } = await sendFile(test, addresses.importAddresses, {
      as: token,
      file: bytesIn(`House;Street;Lat;Lng\r\n1;${street};-41;145\r\n`, encoding),
      fields: { dry_run: 'true' },
    });
    expect([data.encoding, data.maps[0].name]).toEqual([encoding, street]);
  },
);

it('IMPORT-R20 imports speakers from a workbook', async () => {
  const { data } = await sendFile(test, speakersImport.importFile, {
    as: token,
    file: colouredWorkbook(['Congregation', 'Speaker'], ['Riverside', 'Amos Reed']),
    fields: {
      dry_run: 'true',
      rows: 'speakers',
      columns: '[{"column":"Congregation","field":"congregation"},{"column":"Speaker","field":"speaker"}]',
      appointments: '[{"word":"","appointment":"elder"}]',
    },
  });
  expect([data.encoding, data.counts.speakers]).toEqual([null, 1]);
});

it('IMPORT-R20 imports people from a workbook', async () => {
  const { data } = await sendFile(test, peopleImport.readWorkbook, {
    as: token,
    file: colouredWorkbook(['First name', 'Last name', 'Gender'], ['Amos', 'Reed', 'm']),
    fields: {},
  });
  const read = readPeopleText(data.csv);
  expect(read.allowed && read.value.lines[0]!.cells).toMatchObject({ first_name: 'Amos', last_name: 'Reed' });
  const refused = await sendFile(test, peopleImport.readWorkbook, {
    as: token,
    file: 'PK\u0003\u0004x',
    fields: {},
  });
  expect(refused.problem.code).toBe('import-unreadable');
});
