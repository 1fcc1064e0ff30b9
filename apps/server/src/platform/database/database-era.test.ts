/** SYNC-X5: another history is entered once, before the first read. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterEra } from '#platform/database/database-era.store';
import { DatabaseAway } from '#platform/database/pool';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { seedCongregation } from '#platform/testing/seeds';
import { testNow } from '#platform/testing/test-clock';

let database: FreshDatabase;
let arrivals = 0;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const enter = (timeline: number, identifier = '7300000000000000001'): Promise<boolean> =>
  enterEra(
    database.owner,
    { identifier, timeline },
    {
      now: testNow(),
      arrive: async () => {
        arrivals += 1;
      },
    },
  );

it('SYNC-X5 raises revisions and ids once when several processes enter another history', async () => {
  const { owner } = database;
  const congregation = await seedCongregation(owner);
  const before = await congregation.addPerson();
  const revisionOf = async (): Promise<number> => {
    const { rows } = await owner.query<{ highest: number }>('select max(revision) as highest from revisions');
    return rows[0]!.highest;
  };
  expect([await enter(3), await enter(3), arrivals]).toEqual([false, false, 0]);
  const told = await revisionOf();
  const entered = await Promise.all([enter(4), enter(4), enter(4)]);
  expect([entered.filter(Boolean).length, arrivals]).toEqual([1, 1]);
  expect(await revisionOf()).toBeGreaterThan(told + 1_000_000_000);
  const after = await congregation.addPerson();
  // Ids of tests are 2,147,483,659 apart.
  expect(after.id - before.id).toBe(2_147_483_659 + 100_000);
});

it('SYNC-X5 refuses a former timeline and accepts another cluster', async () => {
  await enter(5);
  await expect(enter(4)).rejects.toThrow(DatabaseAway);
  expect([await enter(1, '7300000000000000002'), await enter(1, '7300000000000000002')]).toEqual([
    true,
    false,
  ]);
});
