/**
 * Random rows for tests that compare a query with its rule: a few hundred at once, so that one query covers
 * every case.
 */
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { TestApp } from '#platform/testing/test-app';

/** Random on every run, reproducible with SHEAF_SEED. */
export const randomRows = <Row>(arbitrary: fc.Arbitrary<Row>, count: number): Row[] =>
  fc.sample(arbitrary, { numRuns: count, seed: Number(process.env['SHEAF_SEED'] ?? randomInt(1_000_000)) });

/** Inserts in one statement as the owner; returns the ids in the order of the rows. */
export async function insertRows(owner: Pool, table: string, rows: readonly object[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const columns = Object.keys(rows[0]!)
    .map((column) => `"${column}"`)
    .join(', ');
  const { rows: made } = await owner.query<{ id: number }>(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) returning *`,
    [JSON.stringify(rows)],
  );
  return made.map(({ id }) => id);
}

/** Result of a query in the transaction of a congregation. */
export const inCongregation = <Result>(
  test: TestApp,
  congregationId: number,
  query: (tenant: Tenant) => Promise<Result>,
): Promise<Result> =>
  tenantTransaction(test.platform, { congregationId, personId: null, operation: 'test' }, query);
