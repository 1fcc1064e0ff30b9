/** Inserts many rows in one statement, with the column types of the table. */
import type { ClientBase } from 'pg';

/** Inserts rows with equal fields; returns the ids in the given order. */
export async function bulkInsert(
  client: ClientBase,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const names = Object.keys(rows[0]!)
    .map((name) => `"${name}"`)
    .join(', ');
  const { rows: inserted } = await client.query<{ id: number }>(
    `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb) returning *`,
    [JSON.stringify(rows)],
  );
  return inserted.map((row) => row.id);
}
