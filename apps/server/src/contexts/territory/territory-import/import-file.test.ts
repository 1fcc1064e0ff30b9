import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

const send = (file: string | Uint8Array, dryRun: boolean, as = servant.token) =>
  sendFile(test, territoryImport.importFile, { as, file, fields: { dry_run: String(dryRun) } });
const rowsOf = async (text: string) => (await test.database.owner.query(text)).rows;

const heading =
  'TerritoryID,TerritoryNumber,CategoryCode,Category,TerritoryAddressID,ApartmentNumber,Number,Street,Suburb,Name,Phone,Status,NotHomeAttempt,Date1,Language,Notes';
const address = (row: Partial<Record<string, string>>) =>
  heading
    .split(',')
    .map((name) => ({ TerritoryNumber: '101', Street: 'Mount Street', Suburb: 'Burnie', ...row })[name] ?? '')
    .map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');
const fileOf = (...rows: Partial<Record<string, string>>[]) => [heading, ...rows.map(address), ''].join('\n');

it('TERR-R14 a dry run reports the same changes as the import, and saves nothing', async () => {
  const file = fileOf(
    { Number: '1', Notes: 'Dog, big "one"' },
    { Number: '2', NotHomeAttempt: '2', Date1: '2026-05-02', Phone: '64 31' },
    { Number: '3', Status: 'DoNotCall', Date1: '2025-02-03', Notes: '=1+1' },
    { Number: '4', Language: 'Nepali' },
    { Number: '2' },
    { Number: '5', Street: '' },
    {},
  );
  const before = await rowsOf('select count(*) from maps');
  const told = await send(file, true);
  expect(told.data.counts).toEqual({
    maps_new: 1,
    maps_filled: 0,
    suburbs: 1,
    streets: 1,
    preloaded: 2,
    available: 1,
    do_not_calls: 1,
    foreign: 1,
    taken_off: 0,
    boundaries: 0,
    assignments: 0,
    assignments_changed: 0,
    completions: 0,
    held: 0,
    held_by_name: 0,
  });
  expect(
    told.data.problems.map(({ line, reason }: { line: number; reason: string }) => [line, reason]),
  ).toEqual([
    [6, 'duplicate'],
    [7, 'street-missing'],
    [8, 'house-missing'],
  ]);
  expect(await rowsOf('select count(*) from maps')).toEqual(before);
  const done = await send(file, false);
  expect(done.data).toEqual({ ...told.data, dry_run: false, id: done.data.id });
  const [map] = await rowsOf(
    `select m.id, m.type_id, b.suburb from maps m join suburbs b on b.id = m.suburb_id where number = '101'`,
  );
  expect(map).toMatchObject({ type_id: 1, suburb: 'Burnie' });
  expect(await rowsOf(`select house, note, number from preloaded_addresses order by house`)).toEqual([
    { house: '1', note: 'Dog, big "one"', number: null },
    { house: '2', note: null, number: '64 31' },
  ]);
  expect(
    await rowsOf(
      `select house, attempt, to_char(adjusted_at at time zone 'Australia/Hobart', 'YYYY-MM-DD HH24') as at, source_type from available_addresses`,
    ),
  ).toEqual([{ house: '2', attempt: 2, at: '2026-05-02 12', source_type: 'preloaded' }]);
  expect(await rowsOf(`select number, date::text, note from do_not_calls`)).toEqual([
    { number: 3, date: '2025-02-03', note: '=1+1' },
  ]);
  expect(await rowsOf(`select house, lang from foreign_addresses`)).toEqual([{ house: '4', lang: 'ne' }]);
  expect((await send(file, false)).problem.code).toBe('import-empty');
});

it('TERR-R10 accepts semicolons, tabs, a byte order mark and line breaks in cells, and counts lines of the file', async () => {
  const plain = fileOf({ TerritoryNumber: '102', Number: '1', Notes: 'a' }, { TerritoryNumber: '102' });
  const expected = (await send(plain, true)).data;
  for (const delimiter of [';', '\t']) {
    const { data } = await send(`\uFEFF${plain.replaceAll(',', delimiter).replaceAll('\n', '\r\n')}`, true);
    expect(data).toEqual({ ...expected, problems: data.problems });
    expect(data.problems.map(({ line }: { line: number }) => line)).toEqual([3]);
  }
  const broken = plain.replace(',a\n', ',"a\nb\nc"\n');
  expect((await send(broken, true)).data.problems[0].line).toBe(5);
});

it('TERR-R32 reads Unicode text of spreadsheets: UTF-16, with or without a byte order mark', async () => {
  const plain = fileOf({ TerritoryNumber: '102', Number: '1', Notes: 'Улица' });
  const expected = (await send(plain, true)).data;
  const text = plain.replaceAll(',', '\t');
  for (const words of [text, `\uFEFF${text}`]) {
    const bytes = Buffer.from(words, 'utf16le');
    expect((await send(bytes, true)).data).toEqual({ ...expected, encoding: 'utf-16le' });
    const swapped = Buffer.from(bytes).swap16();
    expect((await send(swapped, true)).data).toEqual({ ...expected, encoding: 'utf-16be' });
  }
});

it('TERR-R10 refuses an unreadable or unknown file with a message, without a fault', async () => {
  const refused = async (file: string | Uint8Array) => (await send(file, true)).problem.code;
  expect(await refused(new Uint8Array([0, 255, 254, 1]))).toBe('import-unreadable');
  expect(await refused(`${heading}\n\0`)).toBe('import-unreadable');
  expect(await refused('{"type":"FeatureCollection"')).toBe('import-unreadable');
  expect(await refused('{"type":"Feature"}')).toBe('import-unreadable');
  expect(await refused('<!DOCTYPE k [<!ENTITY a "b">]><kml>&a;</kml>')).toBe('import-unreadable');
  expect(await refused(`<kml>${'<a>'.repeat(100_000)}`)).toBe('import-too-deep');
  expect(await refused('PK\u0003\u0004 no zip')).toBe('import-unreadable');
  expect(await refused('a,b\n1,2\n')).toBe('format-unknown');
  expect(await refused('House number,Street name,Latitude,Longitude\n1,Mount,1,1\n')).toBe(
    'plain-address-file',
  );
  expect(await refused(`${heading}\n,,,\n`)).toBe('nothing-to-import');
  expect(await refused('a,b\n')).toBe('nothing-to-import');
  expect(await refused(`${heading}\n${'1,1\n'.repeat(60_001)}`)).toBe('import-too-long');
});

it('TERR-R16 an import requires the permissions of all it writes; a dry run names the missing ones', async () => {
  const file = fileOf(
    { TerritoryNumber: '103', Number: '1' },
    { TerritoryNumber: '103', Number: '2', Status: 'DNC' },
  );
  const adder = await congregation.addPerson({
    permissions: ['settings.maps.add', 'maps.streets.add', 'maps.suburbs.add', 'maps.preloaded.add'],
  });
  expect((await send(file, true, adder.token)).data.lacking).toEqual(['maps.dnc.add']);
  expect((await send(file, false, adder.token)).problem.code).toBe('import-not-permitted');
  const plain = fileOf({ TerritoryNumber: '103', Number: '1' });
  expect((await send(plain, false, adder.token)).data.lacking).toEqual([]);
});

it('TERR-R11 fills an existing map without changing it, invisible to another congregation', async () => {
  const map = await congregation.addMap({ number: '104' });
  const [before] = await rowsOf(`select to_jsonb(m) from maps m where id = ${map.id}`);
  const elsewhere = await seedCongregation(test.database.owner, 'Devonport');
  await elsewhere.addMap({ number: '104' });
  const { data } = await send(fileOf({ TerritoryNumber: '104', Number: '1', Suburb: '' }), false);
  expect(data.counts).toMatchObject({ maps_new: 0, maps_filled: 1, streets: 0, preloaded: 1 });
  expect((await rowsOf(`select to_jsonb(m) from maps m where id = ${map.id}`))[0]).toEqual(before);
  expect(await rowsOf(`select street_id from preloaded_addresses where map_id = ${map.id}`)).toEqual([
    { street_id: map.streetId },
  ]);
  const other = await rowsOf(
    `select count(*)::int as rows from preloaded_addresses where congregation_id = ${elsewhere.id}`,
  );
  expect(other).toEqual([{ rows: 0 }]);
});

it('TERR-R11 lists the foreign addresses of a file on the map of their language from the same file', async () => {
  const { data } = await send(
    fileOf(
      { TerritoryNumber: 'F9', Category: 'Foreign-language', Number: '1', Language: 'Finnish' },
      { TerritoryNumber: '105', Number: '2', Language: 'Finnish' },
    ),
    false,
  );
  expect(data.counts).toMatchObject({ maps_new: 2, foreign: 2 });
  const [map] = await rowsOf(`select id, name, lang from maps where number = 'F9'`);
  expect(map).toMatchObject({ name: 'Burnie', lang: 'fi' });
  expect(
    await rowsOf(`select distinct assigned_map_id as id from foreign_addresses where lang = 'fi'`),
  ).toEqual([{ id: map.id }]);
});

it('imports 3,400 addresses on 30 maps and rolls them back in one request each', async () => {
  const rows = Array.from({ length: 3400 }, (_, index) => ({
    TerritoryNumber: String(300 + (index % 30)),
    Number: String(1 + Math.floor(index / 90)),
    Street: `Street ${index % 90}`,
    NotHomeAttempt: String(index % 3),
  }));
  const { data } = await send(fileOf(...rows), false);
  expect(data.counts).toMatchObject({ maps_new: 30, streets: 90, preloaded: 3400 });
  const back = await test.call(territoryImport.rollbackImport, {
    as: servant.token,
    params: { id: data.id },
  });
  expect(back.status).toBe(200);
});
