/** TERR-R11, TERR-R40: the map of a row does not depend on the rest of its file. */
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const test: TestApp = await openTestApp();
let congregation: SeededCongregation;
let token: string;

beforeEach(async () => {
  congregation = await seedCongregation(test.database.owner);
  token = (await congregation.addPerson({ permissions: [...permissionKeys] })).token;
});
afterAll(() => test.close());

const fileOf = (...numbers: string[]): string => {
  const lines = numbers.map((text, place) => {
    const [number, code = ''] = text.split('-').toReversed();
    return `${place},${code},${number},Area ${place}`;
  });
  return `TerritoryID,CategoryCode,Number,Area\n${lines.join('\n')}\n`;
};

const send = async (file: string, dryRun: boolean, fields: Record<string, string> = {}) =>
  sendFile(test, territoryImport.importFile, {
    as: token,
    file,
    fields: { dry_run: String(dryRun), ...fields },
  });

const maps = async (): Promise<string[]> => {
  const { rows } = await test.database.owner.query(
    'select number from maps where congregation_id = $1 and deleted_at is null order by number',
    [congregation.id],
  );
  return rows.map(({ number }) => number);
};

it('TERR-R11 a second import with fewer or more territories finds the maps of the first', async () => {
  await send(fileOf('A-51', 'A-52', 'B-51'), false);
  expect(await maps()).toEqual(['A51', 'A52', 'B51']);
  const fewer = await send(fileOf('A-52'), true);
  expect([fewer.data.counts.maps_new, fewer.data.problem_counts]).toEqual([0, { 'map-listed': 1 }]);
  const more = await send(fileOf('A-52', 'B-52'), true);
  expect(more.data.maps).toEqual([{ number: 'B52', is_new: true }]);
});

it('TERR-R40 another spelling matches the existing map, and two spellings in one file require a choice', async () => {
  await congregation.addMap({ number: '0001' });
  expect((await send(fileOf('1'), true)).data.problem_counts).toEqual({ 'map-listed': 1 });
  const file = fileOf('7', '007');
  const asked = (await send(file, true)).data;
  expect([asked.alike, asked.problem_counts]).toEqual([[['7', '007']], { 'map-unclear': 2 }]);
  expect((await send(file, true, { spellings: 'one' })).data.counts.maps_new).toBe(1);
  expect((await send(file, true, { spellings: 'apart' })).data.counts.maps_new).toBe(2);
});

it('TERR-R51 a later file without a code column matches the maps of the first import, and reports it', async () => {
  await send(fileOf('A-51', 'A-52', 'B-51', 'B-201'), false);
  const later = 'Number,Assigned,Returned,Publisher,Date completed\n';
  const rows = ['201', '52', '51'].map((number) => `${number},2025-03-01,2025-04-01,Jane Doe,2025-04-01`);
  const file = `${later}${rows.join('\n')}\n`;
  const seen = (await send(file, true)).data;
  expect([seen.counts.assignments, seen.problem_counts]).toEqual([2, { 'code-added': 2, 'map-unclear': 1 }]);
  expect((await send(file, false)).status).toBe(200);
  expect(await maps()).toEqual(['A51', 'A52', 'B201', 'B51']);
});
