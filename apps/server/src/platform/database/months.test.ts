import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '#app/contexts';
import { dropOldKeys, makeMonths } from '#platform/database/months.store';
import { tenantTransaction } from '#platform/database/tenant';
import { claimKey, hashBody, storeAnswer } from '#platform/idempotency.store';
import { tidy } from '#platform/jobs/tidy.store';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { realNow } from '#platform/testing/test-clock';

let test: TestApp;
let usual: SeededCongregation;
let longer: SeededCongregation;
let shorter: SeededCongregation;

const query = async (text: string, values: unknown[] = []) =>
  (await test.database.owner.query(text, values)).rows;
const monthsOf = async (table: string): Promise<string[]> =>
  (
    await query(
      `select relname from pg_class join pg_inherits on inhrelid = oid where inhparent = $1::regclass and relname ~ '\\d$' order by 1`,
      [table],
    )
  ).map(({ relname }) => relname);

const keepsMonths = (congregation: SeededCongregation, months: number) =>
  query(
    'insert into retention (congregation_id, not_at_homes, notes, messages, journal) values ($1, 0, 0, 0, $2)',
    [congregation.id, months],
  );

beforeAll(async () => {
  test = await openTestApp();
  usual = await seedCongregation(test.database.owner);
  longer = await seedCongregation(test.database.owner, 'Longer');
  shorter = await seedCongregation(test.database.owner, 'Shorter');
});
afterAll(() => test.close());

it('X-MONTHS creates partitions of this month and the next two, and creating them again has no effect', async () => {
  for (const table of ['journal', 'journal_changes', 'idempotency_keys'])
    expect(await monthsOf(table)).toHaveLength(3);
  expect(await makeMonths(test.database.owner)).toBe(0);
  await usual.addMap();
  const [{ tables }] = await query(
    'select array_agg(distinct tableoid::regclass::text) as tables from journal',
  );
  expect(tables).toEqual([(await monthsOf('journal'))[0]]);
});

it('X-MONTHS creates no partition of a month with rows in the default one, and stores other rows in the default one', async () => {
  await query(`update journal set at = now() - interval '5 months' where congregation_id = $1`, [usual.id]);
  const [{ rest }] = await query('select count(*)::int as rest from journal_rest');
  expect(rest).toBeGreaterThan(0);
  await makeMonths(test.database.owner, 6);
  expect(await monthsOf('journal')).toHaveLength(8);
  expect(await monthsOf('journal_changes')).toHaveLength(9);
  expect(await query('select 1 from journal where congregation_id = $1', [usual.id])).toHaveLength(rest);
});

it('SETTINGS-R10 drops a month beyond the retention of all congregations, and retains one within a longer retention', async () => {
  for (const months of [15, 30, 45, 60]) await makeMonths(test.database.owner, months);
  await keepsMonths(longer, 0);
  await keepsMonths(shorter, 12);
  for (const congregation of [usual, longer, shorter]) {
    await congregation.addMap();
    for (const table of ['journal', 'journal_changes'])
      await query(`update ${table} set at = now() - interval '50 months' where congregation_id = $1`, [
        congregation.id,
      ]);
  }
  const count = async (congregation: SeededCongregation) =>
    (
      await query('select count(*)::int as count from journal where congregation_id = $1', [congregation.id])
    )[0].count;
  const kept = await count(longer);
  expect(kept).toBeGreaterThan(0);
  await tidy(test.database.owner, realNow(), registry.expired);
  expect(await count(longer)).toBe(kept);
  expect(await count(usual)).toBe(0);
  expect(await count(shorter)).toBe(0);
  // 36 months are retained, including the current one, plus the months created ahead.
  expect(await monthsOf('journal_changes')).toHaveLength(39);
  expect(await query('select 1 from journal_changes where congregation_id = $1', [usual.id])).toEqual([]);
});

it('X-MONTHS finds a key of last month, and accepts one of five concurrent calls as the first', async () => {
  const person = await usual.addPerson();
  const actor = { congregationId: usual.id, personId: person.id, operation: 'test' };
  const claim = (key: string, lasting = 0) =>
    tenantTransaction(test.platform, actor, async (tenant) => {
      const hash = hashBody('test', {}, {});
      const { kind } = await claimKey(tenant, key, hash);
      await pause(lasting);
      if (kind === 'first') storeAnswer(tenant, key, hash, { status: 200, answer: { data: 1 } });
      return kind;
    });
  expect(await claim('key-of-last-month')).toBe('first');
  await query(
    `update idempotency_keys set created_at = date_trunc('month', now()) - interval '1 day' where key = 'key-of-last-month'`,
  );
  expect(await claim('key-of-last-month')).toBe('again');
  const begun = claim('key-of-five', 200);
  await pause(50);
  const others = await Promise.all(Array.from({ length: 4 }, () => claim('key-of-five')));
  expect([await begun, ...others]).toEqual(['first', 'again', 'again', 'again', 'again']);
  expect(
    await query(`select answer->>'data' as data from idempotency_keys where key like 'key-of%'`),
  ).toEqual([{ data: '1' }, { data: '1' }]);
});

it('X-MONTHS drops stored answers with their month, and those of the default partition by age', async () => {
  await makeMonths(test.database.owner, 4);
  const person = await usual.addPerson();
  for (const months of [4, 3, 0, 70])
    await query(
      `insert into idempotency_keys (congregation_id, person_id, key, operation, body_hash, created_at)
       values ($1, $2, $3, 'test', '', now() - make_interval(months => $4))`,
      [usual.id, person.id, `aged-${months}`, months],
    );
  const before = (await monthsOf('idempotency_keys')).length;
  expect(
    await dropOldKeys(test.database.owner, new Date(realNow().getTime() - 58 * 86_400_000)),
  ).toBeGreaterThan(1);
  expect((await monthsOf('idempotency_keys')).length).toBeLessThan(before - 1);
  expect(await query(`select key from idempotency_keys where key like 'aged-%'`)).toEqual([
    { key: 'aged-0' },
  ]);
});
