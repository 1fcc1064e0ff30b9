import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCongregation } from '#platform/testing/seeds';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Another congregation, with a person who has every permission. */
async function elsewhere() {
  const fresh = await seedCongregation(test.database.owner);
  const person = await fresh.addPerson({ permissions: [...permissionKeys] });
  const importFile = (csv: string, fields: Record<string, string> = {}) =>
    sendFile(test, addresses.importAddresses, {
      as: person.token,
      file: csv,
      fields: { dry_run: 'false', addresses_per_map: '20', ...fields },
    });
  const rowsOf = async (table: string): Promise<unknown[]> =>
    (
      await test.database.owner.query(
        `select to_jsonb(t) as row from ${table} t where congregation_id = $1 order by to_jsonb(t)::text`,
        [fresh.id],
      )
    ).rows;
  const dump = () =>
    Promise.all(
      ['maps', 'streets', 'suburbs', 'preloaded_addresses', 'map_borders', 'import_rows'].map(rowsOf),
    );
  return { fresh, person, importFile, rowsOf, dump };
}

const town = (from: number, to: number): string =>
  `House number,Street name,Latitude,Longitude,Suburb\n${Array.from(
    { length: to - from },
    (_, index) =>
      `${((from + index) % 30) + 1},Street ${Math.floor((from + index) / 30)},${-41 - (from + index) / 5000},145.9,Acton`,
  ).join('\n')}\n`;

it('ADDR-R29 importing the same list again adds nothing and reports it; an overlapping list adds its new addresses', async () => {
  const { importFile, rowsOf } = await elsewhere();
  expect((await importFile(town(0, 60))).data).toMatchObject({ already_here: 0, counts: { preloaded: 60 } });
  const again = await importFile(town(0, 60));
  expect([again.status, again.data]).toMatchObject([
    200,
    { id: null, already_here: 60, maps: [], placed: [] },
  ]);
  expect((await importFile(town(0, 60).toUpperCase())).data.already_here).toBe(60);
  expect((await importFile(town(30, 90))).data).toMatchObject({
    already_here: 30,
    counts: { preloaded: 30 },
  });
  expect(await rowsOf('preloaded_addresses')).toHaveLength(90);
});

it('ADDR-R29 one of ten simultaneous imports of one list adds it', async () => {
  const { importFile, rowsOf } = await elsewhere();
  const sent = await Promise.all(Array.from({ length: 10 }, () => importFile(town(0, 60))));
  expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(sent.filter(({ data }) => data.id !== null)).toHaveLength(1);
  expect(await rowsOf('preloaded_addresses')).toHaveLength(60);
});

it('ADDR-R29 an address exists on any map, also as a do-not-call, a foreign or an available address', async () => {
  const { fresh, importFile } = await elsewhere();
  const map = await fresh.addMap();
  await map.addDoNotCall({ number: 3 });
  await map.addPreloaded({ house: '5' });
  await map.addDoor({ house: '7' });
  const lines = ['3', '2/3', '5', '7', '9'].map((house) => `${house},MOUNT  street,-41,145.9`);
  const csv = `House number,Street name,Latitude,Longitude\n${lines.join('\n')}\n`;
  expect((await importFile(csv)).data).toMatchObject({
    readable: 5,
    already_here: 4,
    counts: { preloaded: 1 },
  });
});

it('ADDR-R28 lines of one house become its units or one address by choice, and exist afterwards either way', async () => {
  const csv = `House number,Street name,Latitude,Longitude\n4,Low Street,-41,145.9\n4,Low Street,-41,145.9\n4,low street,-41.0001,145.9\n6,Low Street,-41,145.9\n`;
  for (const choice of ['units', 'once']) {
    const { importFile, rowsOf } = await elsewhere();
    const { data } = await importFile(csv, { same_number: choice });
    expect(data).toMatchObject({ same_number: { houses: 1, lines: 3 }, problem_counts: {} });
    expect(await rowsOf('preloaded_addresses')).toHaveLength(choice === 'units' ? 4 : 2);
    for (const other of ['units', 'once'])
      expect((await importFile(csv, { same_number: other })).data).toMatchObject({ id: null });
  }
});

it('TERR-R18 lists the import of an address list, and a rollback removes it completely', async () => {
  const { person, importFile, dump } = await elsewhere();
  const before = await dump();
  const { data } = await importFile(town(0, 60));
  const list = await test.call(territoryImport.listImports, { as: person.token });
  expect(list.data[0]).toMatchObject({
    id: data.id,
    format: 'address-list',
    file_name: 't.csv',
    counts: data.counts,
    imported_by: { id: person.id },
  });
  const back = await test.call(territoryImport.rollbackImport, { as: person.token, params: { id: data.id } });
  expect(back.status).toBe(200);
  expect(await dump()).toEqual(before);
  expect((await importFile(town(0, 60))).data.maps).toEqual(data.maps);
});

it('TERR-R19 refuses the rollback of an address list after one of its addresses was changed', async () => {
  const { fresh, person, importFile } = await elsewhere();
  const { data } = await importFile(town(0, 60));
  const { rows: some } = await test.database.owner.query(
    'select id from preloaded_addresses where congregation_id = $1 limit 1',
    [fresh.id],
  );
  await test.call(addresses.deletePreloadedAddress, { as: person.token, params: { id: some[0].id } });
  const back = await test.call(territoryImport.rollbackImport, { as: person.token, params: { id: data.id } });
  expect([back.status, back.problem.code]).toEqual([409, 'import-changed']);
});

it('TERR-R16 requires the permissions of every kind of row that an address list creates', async () => {
  const { fresh } = await elsewhere();
  const adder = await fresh.addPerson({ permissions: ['settings.maps.add'] });
  const sendAs = (dryRun: boolean) =>
    sendFile(test, addresses.importAddresses, {
      as: adder.token,
      file: town(0, 30),
      fields: { dry_run: String(dryRun) },
    });
  expect((await sendAs(true)).data.lacking).toContain('maps.preloaded.add');
  expect((await sendAs(false)).problem.code).toBe('import-not-permitted');
});

it('ADDR-R31 names new maps after their suburb or main street, and stores their border', async () => {
  const { fresh, person, importFile } = await elsewhere();
  await importFile(town(0, 60));
  const csv = town(0, 40)
    .replaceAll(/Street (?=\d)/g, 'Lane ')
    .replaceAll('-41', '-40')
    .replaceAll(',Acton', ',');
  const { data } = await importFile(csv);
  const { rows: kept } = await test.database.owner.query(
    `select m.id, m.number, m.name, s.suburb, b.border from maps m
     left join suburbs s on s.id = m.suburb_id left join map_borders b on b.map_id = m.id
     where m.congregation_id = $1 order by m."order"`,
    [fresh.id],
  );
  expect(kept.slice(0, 3)).toMatchObject(Array(3).fill({ name: null, suburb: 'Acton' }));
  expect(kept.slice(3)).toMatchObject([
    { number: '4', name: 'Lane 0', suburb: null, border: data.maps[0].border },
    { number: '5', name: 'Lane 0', suburb: null, border: data.maps[1].border },
  ]);
  expect(data.maps).toMatchObject([{ name: 'Lane 0' }, { name: 'Lane 0' }]);
  const save = (suburb: number | null) =>
    test.call(maps.saveMap, {
      as: person.token,
      params: { id: kept[3].id },
      body: { number: '4', type_id: 1, blocks: 3, suburb },
    });
  await save(null);
  const named = await test.database.owner.query('select name, total_blocks from maps where id = $1', [
    kept[3].id,
  ]);
  expect(named.rows).toEqual([{ name: 'Lane 0', total_blocks: 3 }]);
});
