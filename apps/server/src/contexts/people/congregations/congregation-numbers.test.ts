import { afterAll, beforeAll, expect, it } from 'vitest';
import { type NumberRange, useCongregationNumbers } from '#contexts/people/congregations/founding.api';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.owner.query('alter sequence congregations_congregation_id_seq increment by 1');
});
afterAll(() => database.close());

const found = async (): Promise<number> =>
  (
    await database.owner.query(
      `insert into congregations (name, timezone_id) values ('Burnie', 'Australia/Hobart') returning congregation_id`,
    )
  ).rows[0].congregation_id;
const use = (...range: NumberRange) => useCongregationNumbers(database.owner, range);

it('X-NUMBER draws congregation numbers from the configured range, and continues when it is set again', async () => {
  const before = await found();
  await use(3_000_000_000, 3_000_000_003);
  expect([await found(), await found()]).toEqual([3_000_000_000, 3_000_000_001]);
  await use(3_000_000_000, 3_000_000_003);
  expect(await found()).toBe(3_000_000_002);
  await use(5_000_000_000, 5_999_999_999);
  expect(await found()).toBe(5_000_000_000);
  await use(3_000_000_000, 3_000_000_003);
  expect(await found()).toBe(3_000_000_003);
  await expect(found()).rejects.toThrow('reached maximum value');
  const { rowCount } = await database.owner.query('select from congregations where congregation_id = $1', [
    before,
  ]);
  expect(rowCount).toBe(1);
});

it('X-NUMBER sets a range once if processes start concurrently', async () => {
  await Promise.all(Array.from({ length: 4 }, () => use(7_000_000_000, 7_000_000_999)));
  expect(new Set(await Promise.all([found(), found(), found()]))).toEqual(
    new Set([7_000_000_000, 7_000_000_001, 7_000_000_002]),
  );
});
