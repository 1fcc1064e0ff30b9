/** IMPORT-R22: every importer reads text files in several encodings, and in one chosen by hand. */
import { speakersImport } from '@sheaf/contract/meetings/speakers-import/speakers-import';
import { reports } from '@sheaf/contract/reports/reports';
import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import type { TextEncoding } from '@sheaf/rules/files/text-encoding';
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

const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const speakers = { rows: 'speakers', columns: '[{"column":"Congregation","field":"congregation"}]' };

const importers = [
  {
    name: 'speakers',
    operation: speakersImport.importFile,
    fields: speakers,
    rows: ['Congregation', 'Acton'],
  },
  {
    name: 'territory',
    operation: territoryImport.importFile,
    fields: {},
    rows: ['Number;Description;Kind;Status', '1;Acton;Rural;In'],
  },
  {
    name: 'addresses',
    operation: addresses.importAddresses,
    fields: {},
    rows: ['House;Street;Latitude;Longitude', '1;Low Road;-41;145'],
  },
  { name: 'reports', operation: reports.importReports, fields: {}, rows: ['Name;Month', 'Ada Webb;2026-01'] },
] as const;

type Importer = (typeof importers)[number];

/** The used encoding, and a cell of an unknown column. */
async function seen(
  { operation, fields, rows }: Importer,
  bytesOf: (text: string) => Uint8Array,
  chosen?: TextEncoding,
) {
  const [heading, row] = rows;
  const answer = await sendFile(test, operation, {
    as: token,
    file: bytesOf(`${heading};Other\r\n${row};Br\u00e8\r\n`),
    fields: { dry_run: 'true', ...fields, ...(chosen && { encoding: chosen }) },
  });
  const { encoding, unused } = answer.data;
  return [encoding, unused.map(({ sample }: { sample: string }) => sample)];
}

it.each(importers)('IMPORT-R22 $name detects the encoding, or uses the chosen one', async (importer) => {
  expect(await seen(importer, latin)).toEqual(['windows-1252', ['Brè']]);
  expect(await seen(importer, latin, 'windows-1250')).toEqual(['windows-1250', ['Brč']]);
  expect(await seen(importer, latin, 'windows-1251')).toEqual(['windows-1251', ['Brи']]);
  expect(await seen(importer, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual([
    'utf-16le',
    ['Brè'],
  ]);
});

it.each([speakersImport.readColumns, territoryImport.readColumns])(
  'IMPORT-R22 $name reads the headings in the chosen encoding',
  async (operation) => {
    const file = latin('Br\u00e8\r\n7\r\n');
    const columns = async (fields: Record<string, string>) => {
      const { data } = await sendFile(test, operation, { as: token, file, fields });
      return [data.encoding, data.columns[0].column];
    };
    expect(await columns({})).toEqual(['windows-1252', 'Brè']);
    expect(await columns({ encoding: 'windows-1250' })).toEqual(['windows-1250', 'Brč']);
  },
);

it('IMPORT-R22 refuses a file that is invalid in the chosen encoding', async () => {
  const answer = await sendFile(test, territoryImport.importFile, {
    as: token,
    file: latin('Number,Description,Kind,Status\r\n1,Br\u00e8,Rural,In\r\n'),
    fields: { encoding: 'utf-8' },
  });
  expect([answer.status, answer.problem.code]).toEqual([409, 'import-unreadable']);
});
