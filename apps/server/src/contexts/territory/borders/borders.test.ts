import { borders } from '@sheaf/contract/territory/borders/borders';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { contains, type Position } from '@sheaf/rules/territory/borders/border';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let servant: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  servant = await congregation.addPerson({ roles: [1] });
});
afterAll(() => test.close());

const square = (west: number, south: number, size = 1): Position[][][] => [
  [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
];
const save = (id: number, border: Position[][][] | null, version?: number, as = servant.token) =>
  test.call(borders.saveBorder, {
    as,
    params: { id },
    body: { border, ...(version !== undefined && { version }) },
  });
const plan = ({ number }: { number: string }, as = servant.token) =>
  test.call(borders.readMapPlan, { as, params: { number } });

async function house(
  map: { id: number; streetId: number },
  number: number,
  lng: number,
  lat: number,
  { block = null, of = congregation.id }: { block?: number | null; of?: number } = {},
) {
  await test.database.owner.query(
    `insert into preloaded_addresses (congregation_id, map_id, street_id, house, lat, lng, block) values ($1, $2, $3, $4, $5, $6, $7)`,
    [of, map.id, map.streetId, String(number), lat, lng, block],
  );
}

it('TERR-R7 draws, redraws and removes a border; refuses a stale version', async () => {
  const map = await congregation.addMap();
  const drawn = await save(map.id, square(0, 0), 0);
  expect([drawn.status, drawn.data.version, drawn.data.border]).toEqual([200, 1, square(0, 0)]);
  const stale = await save(map.id, square(1, 0), 0);
  expect([stale.status, stale.problem.current]).toEqual([409, drawn.data]);
  expect((await save(map.id, square(1, 0), 1)).data.version).toBe(2);
  expect((await save(map.id, null)).data).toMatchObject({ border: null, version: 0 });
});

it('TERR-R7 refuses an invalid or self-crossing border on the field', async () => {
  const map = await congregation.addMap();
  const bow: Position[][][] = [
    [
      [
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ],
    ],
  ];
  expect((await save(map.id, bow)).problem.errors!.border).toEqual(['The border crosses itself.']);
  expect((await save(map.id, [])).problem.errors!.border).toEqual([
    'The border needs three corners or more.',
  ]);
});

it('X-POLYGON a plan shows the neighbours, the streets, and the houses to permitted people', async () => {
  const [map, next, far] = [
    await congregation.addMap(),
    await congregation.addMap(),
    await congregation.addMap(),
  ];
  await save(map.id, square(10, 10));
  await save(next.id, square(11, 10));
  await save(far.id, square(40, 10));
  await house(map, 2, 10.5, 10.5);
  await house(map, 4, 10.5003, 10.5);
  await house(map, 6, 12, 10.5);
  const { data } = await plan(map);
  expect(data.neighbours.map(({ map_id }) => map_id)).toEqual([next.id]);
  expect(data.houses.map(({ text }) => text)).toEqual(['2', '4', '6']);
  expect(data.outside).toBe(1);
  expect(data.roads.map(({ name }) => name)).toEqual(['Mount Street']);
  const publisher = await congregation.addPerson({ permissions: ['schedules.meetings'] });
  const seen = (await plan(map, publisher.token)).data;
  expect([seen.houses, seen.roads.length, seen.map.border]).toEqual([[], 1, square(10, 10)]);
});

it('TERR-R28 a plan shows the areas of the blocks that addresses name, each without houses of other blocks', async () => {
  const [map, next] = [await congregation.addMap(), await congregation.addMap()];
  for (const x of [0, 1, 2, 3]) await house(map, 2 + 2 * x, 60 + x * 0.0004, 10, { block: x < 2 ? 1 : 2 });
  await house(next, 20, 60.0016, 10);
  await house(next, 22, 60.002, 10);
  const { data } = await plan(map);
  const [first, second] = data.blocks;
  expect(data.blocks.map(({ block, label }) => [block, label])).toEqual([
    [1, 'A'],
    [2, 'B'],
  ]);
  expect(first!.at[0]).toBeCloseTo(60.0002, 6);
  const holds = (border: Position[][][] | null, x: number) => contains(border!, [60 + x * 0.0004, 10]);
  expect([0, 1, 2, 3, 4].map((x) => holds(first!.area, x))).toEqual([true, true, false, false, false]);
  expect([0, 1, 2, 3, 4].map((x) => holds(second!.area, x))).toEqual([false, false, true, true, false]);
  expect(data.around.map(({ name }) => name)).toEqual(['Mount Street']);
  expect(data.around[0]!.lines.flat().every(([lng]) => lng > 60.0015)).toBe(true);
});

it('TERR-R30 the plan of a map without border and addresses starts at its suburb, else at the territory, else without ground', async () => {
  const elsewhere = await seedCongregation(test.database.owner, 'Elsewhere');
  const drawer = await elsewhere.addPerson({ roles: [1] });
  const [bare, friend, far] = [await elsewhere.addMap(), await elsewhere.addMap(), await elsewhere.addMap()];
  const read = async () => (await plan(bare, drawer.token)).data;
  expect([(await read()).start, (await read()).around]).toEqual([null, []]);
  for (const number of [1, 3]) await house(far, number, 30 + number / 1000, 20, { of: elsewhere.id });
  await save(friend.id, square(10, 10), 0, drawer.token);
  expect((await read()).start).toEqual({ bounds: [10, 10, 30.003, 20], of: 'territory' });
  const { rows } = await test.database.owner.query<{ id: number }>(
    `insert into suburbs (congregation_id, suburb) values ($1, 'Shorewell Park') returning id`,
    [elsewhere.id],
  );
  await test.database.owner.query('update maps set suburb_id = $1 where id = any($2)', [
    rows[0]!.id,
    [bare.id, friend.id],
  ]);
  const suburb = await read();
  expect(suburb.start).toEqual({ bounds: [10, 10, 11, 11], of: 'suburb' });
  expect(suburb.neighbours.map(({ map_id }) => map_id)).toEqual([friend.id]);
  await house(bare, 5, 10.5, 10.5, { of: elsewhere.id });
  expect((await read()).start).toEqual({ bounds: [10.5, 10.5, 10.5, 10.5], of: 'map' });
});

it('TERR-R8 imports a file of borders completely or not at all', async () => {
  const [map, other] = [await congregation.addMap(), await congregation.addMap()];
  const send = (rows: { map: number; border: Position[][][] }[]) =>
    test.call(borders.importBorders, { as: servant.token, body: { borders: rows } });
  const wrong = await send([
    { map: map.id, border: square(0, 50) },
    { map: 999_999, border: square(2, 50) },
  ]);
  expect(wrong.problem.errors!.borders).toEqual(['Map not found.']);
  expect((await plan(map)).data.map.border).toBeNull();
  await save(map.id, square(0, 40));
  const sent = await send([
    { map: map.id, border: square(0, 50) },
    { map: other.id, border: square(2, 50) },
  ]);
  expect(sent.data).toMatchObject({ made: 1, replaced: 1, unchanged: 0 });
  expect((await plan(map)).data.map.border).toEqual(square(0, 50));
  const twice = await send([
    { map: map.id, border: square(0, 50) },
    { map: map.id, border: square(2, 50) },
  ]);
  expect(twice.problem.errors!.borders).toEqual(['A map is listed twice.']);
});

it('TERR-R18 lists the import of borders, changes nothing on a repetition, and restores the old borders on a rollback', async () => {
  const [map, other] = [await congregation.addMap(), await congregation.addMap()];
  const full = await congregation.addPerson({ permissions: [...permissionKeys] });
  const send = (rows: { map: number; border: Position[][][] }[]) =>
    test.call(borders.importBorders, { as: full.token, body: { borders: rows, file_name: 'town.kml' } });
  const rollBack = (id: number) =>
    test.call(territoryImport.rollbackImport, { as: full.token, params: { id } });
  const list = async () => (await test.call(territoryImport.listImports, { as: full.token })).data;
  await save(map.id, square(0, 60));
  const before = (await plan(map)).data.map;
  const rows = [
    { map: map.id, border: square(0, 70) },
    { map: other.id, border: square(2, 70) },
  ];
  const { data } = await send(rows);
  expect((await list())[0]).toMatchObject({
    id: data.id,
    format: 'borders',
    file_name: 'town.kml',
    counts: { boundaries: 2, maps_new: 0 },
    imported_by: { id: full.id },
  });
  const length = (await list()).length;
  expect((await send(rows)).data).toEqual({ id: null, made: 0, replaced: 0, unchanged: 2 });
  expect(await list()).toHaveLength(length);
  const late = await save(map.id, square(0, 80), before.version);
  expect(late.problem.code).toBe('stale');
  await test.call(maps.assignMap, { as: full.token, body: { id: map.id, user: full.id } });
  expect((await rollBack(data.id!)).status).toBe(200);
  expect((await plan(map)).data.map).toEqual(before);
  expect((await plan(other)).data.map.border).toBeNull();
});

it('TERR-R19 refuses the rollback after a border was redrawn, and before that of a later file', async () => {
  const map = await congregation.addMap();
  const full = await congregation.addPerson({ permissions: [...permissionKeys] });
  const send = async (north: number) =>
    (
      await test.call(borders.importBorders, {
        as: full.token,
        body: { borders: [{ map: map.id, border: square(0, north) }] },
      })
    ).data.id!;
  const rollBack = (id: number) =>
    test.call(territoryImport.rollbackImport, { as: full.token, params: { id } });
  const [first, second] = [await send(61), await send(62)];
  expect((await rollBack(first)).problem.code).toBe('import-changed');
  expect((await rollBack(second)).status).toBe(200);
  expect((await plan(map)).data.map.border).toEqual(square(0, 61));
  await save(map.id, square(0, 63));
  expect((await rollBack(first)).problem.code).toBe('import-changed');
});

it('TERR-R7 two people who draw the same border at once: the second is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const map = await congregation.addMap();
    const both = await Promise.all([save(map.id, square(0, 0), 0), save(map.id, square(1, 0), 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

it('returns 404 for another congregation’s map', async () => {
  const other = await seedCongregation(test.database.owner, 'Other');
  const theirs = await other.addMap({ number: '777' });
  expect((await plan(theirs)).status).toBe(404);
  expect((await save(theirs.id, square(0, 0))).status).toBe(404);
  const all = await test.call(borders.listBorders, { as: servant.token });
  expect(all.data.maps.some(({ map_id }) => map_id === theirs.id)).toBe(false);
  expect(all.data.tiles).toBeNull();
});
