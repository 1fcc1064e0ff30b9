/** Compares the reservations that the database selects with the rule. */
import { standing } from '@sheaf/rules/territory/addresses/reservation';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holderText, timedOut } from '#contexts/territory/addresses/holding.store';
import { tenantTransaction } from '#platform/database/tenant';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
});
afterAll(() => test.close());

const day = 86_400_000;
const now = new Date('2026-11-22T03:00:00.000Z');

it('ADDR-O3 ADDR-R49 a reservation ends in the database at the same millisecond as by the rule', async () => {
  const age = fc.oneof(
    fc.integer({ min: 0, max: 70 * day }),
    fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: -1, max: 1 }))
      .map(([days, more]) => days * day + more),
  );
  const act = { congregationId: congregation.id, personId: null, operation: 'test' };
  for (const days of [0, 1, 14, 60]) {
    await test.database.owner.query(
      'update congregations set address_timeout = $1 where congregation_id = $2',
      [days, congregation.id],
    );
    const ages = fc.sample(age, 400);
    const rows = JSON.stringify(
      ages.map((old, n) => ({ n, assigned_at: new Date(now.getTime() - old).toISOString() })),
    );
    const found = await tenantTransaction(
      test.platform,
      act,
      async (tenant) =>
        (
          await sql<{ over: boolean; holder: number | null }>`
          select ${timedOut(now)} as over, ${sql.raw(holderText('v', `'${now.toISOString()}'::timestamptz`))} as holder
          from (select n, assigned_at, 7 as assigned_to from jsonb_to_recordset(${rows}::jsonb) as r (n int, assigned_at timestamptz)) v
          order by n`.execute(tenant.db)
        ).rows,
    );
    const asRule = ages.map((old) => {
      const kept = standing({ personId: 7, reservedAt: now.getTime() - old }, days, now.getTime());
      return { over: kept === null, holder: kept?.personId ?? null };
    });
    expect(found).toEqual(asRule);
  }
});
