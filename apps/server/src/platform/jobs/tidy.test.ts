import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '#app/contexts';
import { earlierNow, tidy } from '#platform/jobs/tidy.store';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { seedCongregation } from '#platform/testing/seeds';
import { nowInSql, realNow, testNow } from '#platform/testing/test-clock';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

it('X-SCALE retains attempt counts for their window, stored answers 30 days, job results 90, sessions 180 after last use', async () => {
  const congregation = await seedCongregation(database.owner);
  const person = await congregation.addPerson();
  for (const days of [29, 31]) {
    await database.owner.query(
      `insert into idempotency_keys (congregation_id, person_id, key, operation, body_hash, created_at)
       values ($1, $2, $3, 'test', '', ${nowInSql()} - make_interval(days => $4))`,
      [congregation.id, person.id, `key-${days}`, days],
    );
  }
  for (const days of [89, 91])
    await database.owner.query(
      `insert into job_runs (congregation_id, job, ran_on, ran_at, result)
       values ($1, $2, (${nowInSql()})::date, ${nowInSql()} - make_interval(days => $3), '{}')`,
      [congregation.id, `job-${days}`, days],
    );
  await congregation.addPerson();
  await database.owner.query(
    `update sessions set last_used_at = ${nowInSql()} - interval '181 days' where person_id = $1`,
    [person.id],
  );
  const soon = new Date(testNow().getTime() + 3_600_000);
  for (const at of [testNow(), soon])
    await database.owner.query(`select sheaf.count_attempt('test', '', 60, $1)`, [at]);
  await tidy(database.owner, new Date(testNow().getTime() + 120_000), registry.expired);
  expect((await database.owner.query('select key from idempotency_keys')).rows).toEqual([{ key: 'key-29' }]);
  expect((await database.owner.query('select job from job_runs')).rows).toEqual([{ job: 'job-89' }]);
  expect((await database.owner.query('select 1 from sessions')).rowCount).toBe(1);
  expect((await database.owner.query('select 1 from sheaf.stranger_attempts')).rowCount).toBe(1);
});

it('X-CLOCK.3 removes by the earlier clock, and nothing while server and database are more than an hour apart', async () => {
  const after = (minutes: number): Date => new Date(realNow().getTime() + minutes * 60_000);
  const behind = after(-30);
  expect(await earlierNow(database.owner, behind)).toEqual(behind);
  expect((await earlierNow(database.owner, after(30))).getTime()).toBeLessThan(after(1).getTime());
  for (const minutes of [-61, 61, 24 * 60])
    await expect(earlierNow(database.owner, after(minutes))).rejects.toThrow(/^Nothing old is removed/);
});
