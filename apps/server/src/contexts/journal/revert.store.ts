/**
 * Resets rows to their state before a change: deletes added rows, inserts removed rows, updates changed rows.
 */
import type { NetRow } from '@sheaf/rules/journal/net-rows';
import { type RawBuilder, sql } from 'kysely';
import { keyed } from '#contexts/journal/revert-conflicts.store';
import type { Tenant } from '#platform/database/tenant';
import { writableColumns } from '#platform/database/writable-columns.store';

const list = (names: readonly string[]): RawBuilder<unknown> => sql.join(names.map((name) => sql.ref(name)));

/** Converts JSON to a record with the column types of the table. */
const recordOf = (table: string, data: object): RawBuilder<unknown> =>
  sql`jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(data)}::jsonb)`;

/** Changed rows in one statement. */
const mostTogether = 200;

/** Consecutive rows of which the same columns changed; every other row is alone. */
function batchesOf(rows: readonly NetRow[]): NetRow[][] {
  const keyOf = ({ act, table, fields, before }: NetRow): string | null =>
    act === 'changed' && before?.['id'] !== undefined ? `${table} ${fields.join()}` : null;
  const batches: NetRow[][] = [];
  for (const row of rows) {
    const last = batches.at(-1);
    const key = keyOf(row);
    if (last && key !== null && keyOf(last[0]!) === key && last.length < mostTogether) last.push(row);
    else batches.push([row]);
  }
  return batches;
}

/** Undefined if no column of the change exists any more. */
function statementForMany(batch: readonly NetRow[], columns: ReadonlySet<string>) {
  const { table, fields } = batch[0]!;
  const names = fields.filter((name) => columns.has(name));
  if (names.length === 0) return undefined;
  const target = sql.table(table);
  const data = sql`${batch.map(({ before }) => JSON.stringify(before))}::text[]::jsonb[]`;
  return sql`update ${target} t
    set (${list(names)}) = (select ${list(names)} from jsonb_populate_record(null::${target}, was.data))
    from unnest(${data}) as was (data) where t.id = (was.data->>'id')::bigint`;
}

/** Leaves out journalled columns that no longer exist. */
function statementFor(row: NetRow, columns: ReadonlySet<string>): RawBuilder<unknown> | undefined {
  const { table, before, act, fields } = row;
  const target = sql.table(table);
  if (act === 'added') return sql`delete from ${target} t where ${keyed([row])}`;
  if (act === 'deleted') {
    // Raises the version, so that a client with the old row open cannot overwrite it.
    const data = { ...before, version: Number(before!.version ?? 0) + 1 };
    const names = Object.keys(data).filter((name) => columns.has(name) && name !== 'updated_at');
    return sql`insert into ${target} (${list(names)}) overriding system value
      select ${list(names)} from ${recordOf(table, data)}`;
  }
  const names = fields.filter((name) => columns.has(name));
  if (names.length === 0) return undefined;
  return sql`update ${target} t set (${list(names)}) = (select ${list(names)} from ${recordOf(table, before!)})
    where ${keyed([row])}`;
}

const constraintStates = /^23/;

/** Maps a constraint violation to 'conflict'; other errors remain faults. */
const conflictOf = (error: unknown): 'conflict' | undefined =>
  error instanceof Error && 'code' in error && constraintStates.test(String(error.code))
    ? 'conflict'
    : undefined;

export const revert = {
  /** Returns false if the change is already reverted. */
  async mark(tenant: Tenant, change: string): Promise<boolean> {
    const { rows } = await sql<{
      made: string | null;
    }>`select sheaf.take_back_change(${change}) as made`.execute(tenant.db);
    return rows[0]!.made !== null;
  },

  /**
   * Restores in reverse order. A row that fails because another one is missing or still present waits for the
   * next round; a round without progress is a conflict.
   */
  async rows(tenant: Tenant, rows: readonly NetRow[]): Promise<'done' | 'conflict'> {
    const columns = new Map<string, ReadonlySet<string>>();
    for (const { table } of rows)
      if (!columns.has(table)) columns.set(table, new Set(await writableColumns(tenant, table)));
    const go = (work: () => Promise<unknown>): Promise<'done' | 'conflict'> =>
      tenant.attempt<'done' | 'conflict'>(async () => {
        await work();
        return 'done';
      }, conflictOf);
    let waiting = rows.toReversed();
    while (waiting.length > 0) {
      const left: NetRow[] = [];
      const isConflict = async (statement: RawBuilder<unknown> | undefined): Promise<boolean> =>
        statement !== undefined && (await go(() => statement.execute(tenant.db))) === 'conflict';
      for (const batch of batchesOf(waiting)) {
        const known = columns.get(batch[0]!.table)!;
        if (batch.length > 1 && !(await isConflict(statementForMany(batch, known)))) continue;
        for (const row of batch) if (await isConflict(statementFor(row, known))) left.push(row);
      }
      if (left.length === waiting.length) return 'conflict';
      waiting = left;
    }
    return go(async () => {
      await sql`set constraints all immediate`.execute(tenant.db);
      await sql`set constraints all deferred`.execute(tenant.db);
    });
  },
};
