import { addresses } from '@sheaf/contract/territory/addresses/addresses';
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

const send = async (csv: string | Buffer, dryRun: boolean, fields: Record<string, string> = {}) =>
  sendFile(test, addresses.importAddresses, {
    as: token,
    file: csv,
    fields: { dry_run: String(dryRun), addresses_per_map: '20', ...fields },
  });

const rows = Array.from(
  { length: 90 },
  (_, index) => `${index + 1},${index < 45 ? 'High' : 'Low'} Street,${-41 - index / 1000},145.9`,
);
const file = `House number,Street name,Latitude,Longitude\n${rows.join('\n')}\nLot,High Street,-41,145.9\n1/7,High Street,-41,145.9\n1/7,High Street,-41,145.9\n,High Street,-41,145.9\n5,High Street,,\n`;

const count = async (): Promise<number> =>
  Number((await test.database.owner.query('select count(*) from maps')).rows[0].count);

it('a dry run reports every unreadable line with its reason, and saves nothing', async () => {
  const { data } = await send(file, true);
  expect(data).toMatchObject({ dry_run: true, rows: 95, readable: 92, streets: 2 });
  expect(data.problem_counts).toEqual({
    duplicate: 1,
    'house-missing': 1,
    'place-wrong': 1,
  });
  expect(data.problems[0]).toEqual({
    line: 94,
    reason: 'duplicate',
    text: '1/7, High Street, -41, 145.9',
  });
  expect(await count()).toBe(0);
});

it('ADDR-R61.2 the import creates the maps of the dry run, and stores a number of another form', async () => {
  const told = (await send(file, true)).data.maps;
  const { data } = await send(file, false);
  expect(data.maps).toEqual(told);
  expect(await count()).toBe(told.length);
  const { rows: kept } = await test.database.owner.query('select house, suffix from preloaded_addresses');
  expect(kept).toHaveLength(92);
  expect(kept.filter(({ house }) => house === '0')).toEqual([{ house: '0', suffix: '~Lot' }]);
});

it('reads semicolons, a byte order mark and other spellings of the columns', async () => {
  const { data } = await send(
    `\ufeffLON;LAT;Street;No\n145.9;-41;High Street;12a\n145.9;-41;High Street;3/31\n`,
    true,
  );
  expect([data.readable, data.problems]).toEqual([2, []]);
});

it('TERR-R33 reads unknown columns as matched by hand', async () => {
  const list = 'Дом,Улица,Lat,Lng\n12a,High Street,-41,145.9\n';
  const columns = [
    { column: 'Дом', field: 'house' },
    { column: 'Улица', field: 'street' },
  ];
  expect((await send(list, true)).problem.code).toBe('columns-missing');
  const { data } = await send(list, true, { columns: JSON.stringify(columns) });
  expect([data.rows, data.problems]).toEqual([1, []]);
  const wrong = await send(list, true, { columns: '[{"column":"Дом","field":"boundary"}]' });
  expect(Object.keys(wrong.problem.errors)).toEqual(['columns.0.field']);
});

it('refuses a file that is not a table, without a fault', async () => {
  expect((await send(Buffer.from([0, 255, 254, 1]), true)).problem.code).toBe('import-unreadable');
  expect((await send('a,b\n1,2\n', true)).problem.code).toBe('columns-missing');
  expect((await send('a,b\n', true)).problem.code).toBe('nothing-to-import');
});

it('X-MIGRATE reports the reason for each line of an unreadable list', async () => {
  const { data } = await send('House number,Street name,Latitude,Longitude\nx,y,,\n', true);
  expect([data.readable, data.problem_counts]).toEqual([0, { 'place-wrong': 1 }]);
});

it('TERR-R20 adds addresses inside the border of a map to it, once, without do-not-calls', async () => {
  const fresh = await seedCongregation(test.database.owner);
  const map = await fresh.addMap();
  await map.addDoNotCall({ number: 3 });
  const owner = test.database.owner;
  await owner.query(`insert into map_borders (congregation_id, map_id, border) values ($1, $2, $3)`, [
    fresh.id,
    map.id,
    JSON.stringify([
      [
        [
          [10, 10],
          [11, 10],
          [11, 11],
          [10, 11],
          [10, 10],
        ],
      ],
    ]),
  ]);
  const before = token;
  token = (await fresh.addPerson({ permissions: [...permissionKeys] })).token;
  const lines = [
    '1,mount street,10.5,10.5',
    '3,Mount Street,10.5,10.5',
    '5,New Road,10.5,10.5',
    '7,Far Road,40,40',
  ];
  const csv = `House number,Street name,Latitude,Longitude\n${lines.join('\n')}\n`;
  const { data } = await send(csv, true);
  expect([data.placed, data.maps.length]).toEqual([[{ number: map.number, addresses: 2 }], 1]);
  await send(csv, false);
  await send(csv, false);
  const { rows: doors } = await owner.query(
    `select s.name, a.house from preloaded_addresses a join streets s on s.id = a.street_id
     where a.map_id = $1 order by a.house`,
    [map.id],
  );
  expect(doors).toEqual([
    { name: 'Mount Street', house: '1' },
    { name: 'New Road', house: '5' },
  ]);
  token = before;
});
