import { borders } from '@sheaf/contract/territory/borders/borders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const border: [number, number][][][] = [
  [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
];

it('TERR-R31 a picture keeps its alignment through later borders, and loses it with the border', async () => {
  const congregation = await seedCongregation(test.database.owner);
  const servant = await congregation.addPerson({ roles: [1] });
  const map = await congregation.addMap();
  const save = async (body: object) =>
    (
      await test.call(borders.saveBorder, {
        as: servant.token,
        params: { id: map.id },
        body: { border, ...body },
      })
    ).status;
  const kept = async () =>
    (await test.call(borders.readMapPlan, { as: servant.token, params: { number: map.number } })).data
      .picture_place;
  expect(await kept()).toBeNull();
  const place = { picture: '/map-pictures/1/abc', bounds: [0, 0, 1, 1] };
  expect(await save({ picture_place: place })).toBe(200);
  expect(await kept()).toEqual(place);
  expect(await save({})).toBe(200);
  expect(await kept()).toEqual(place);
  const moved = { ...place, bounds: [0.5, 0, 1.5, 1] };
  expect(await save({ picture_place: moved })).toBe(200);
  expect(await kept()).toEqual(moved);
  expect(await save({ border: null })).toBe(200);
  expect(await kept()).toBeNull();
  expect(await save({ picture_place: { ...place, bounds: [0, 0, 1] } })).toBe(422);
  expect(await save({ picture_place: { ...place, more: 1 } })).toBe(422);
});
