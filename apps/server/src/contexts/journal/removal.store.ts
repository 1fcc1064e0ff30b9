/** Removes old entries, and finds the entries that record a removal. */
import { keptSince, retentionDefaults } from '@sheaf/rules/people/congregations/retention';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Tenant } from '#platform/database/tenant';
import type { RetentionSource } from '#platform/retention-source';

/**
 * Drops whole months that are past the default retention, which is faster than deleting rows. `oldJournal`
 * trims congregations with a shorter retention, and those with a longer one once their own time is over.
 */
export async function dropOldJournal(owner: Pool, now: Date): Promise<void> {
  const before = keptSince(retentionDefaults.journal, now.getTime());
  if (before === null) return;
  await owner.query('select sheaf.drop_old_journal($1, $2)', [new Date(before), retentionDefaults.journal]);
}

/** A database function trims the journal by whole months. */
export const oldJournal: RetentionSource = {
  what: 'journal',
  oldRow: (before) =>
    `from journal j where j.congregation_id = c.id and j.at < date_trunc('month', ${before}, 'UTC')`,

  async count(tenant, before) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from journal where at < date_trunc('month', ${before}::timestamptz, 'UTC')`.execute(
      tenant.db,
    );
    return rows[0]!.count;
  },

  async remove(tenant, before) {
    const { rows } = await sql<{ gone: number }>`select sheaf.trim_journal(${before}) as gone`.execute(
      tenant.db,
    );
    return rows[0]!.gone;
  },
};

/** Operation that last removed a row, from the journal. */
export async function removedBy(tenant: Tenant, table: string, id: number): Promise<string | undefined> {
  const entry = await tenant.db
    .selectFrom('journal')
    .select('operation')
    .where('table_name', '=', table)
    .where('row_id', '=', String(id))
    .where('after', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.operation;
}

/** Ids of these rows that the person added, as far as the journal reaches. */
export async function addedBy(
  tenant: Tenant,
  table: string,
  { ids, personId }: { ids: readonly number[]; personId: number },
): Promise<number[]> {
  const rows = await tenant.db
    .selectFrom('journal')
    .select('row_id')
    .where('table_name', '=', table)
    .where('row_id', '=', sql<string>`any (${ids.map(String)}::text[])`)
    .where('before', 'is', null)
    .where('person_id', '=', personId)
    .execute();
  return rows.map(({ row_id }) => Number(row_id));
}

/** Last change that set a person's `active` to false; undefined if the journal no longer has it. */
export async function lastDeactivation(tenant: Tenant, personId: number): Promise<number | undefined> {
  const { rows } = await sql<{ change: number }>`
    select change_id as change from journal
    where table_name = 'people' and row_id = ${String(personId)}
      and before->>'active' = 'true' and after->>'active' = 'false'
    order by id desc limit 1`.execute(tenant.db);
  return rows[0]?.change;
}

/** Last deleting changes of soft-deleted rows, by row; changes missing from the journal are left out. */
export async function changesThatDeleted(
  tenant: Tenant,
  table: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ row: number; change: number }>`
    select row_id::bigint as row, max(change_id) as change from journal
    where table_name = ${table} and row_id = any(${ids.map(String)}::text[])
      and before->>'deleted_at' is null and after->>'deleted_at' is not null
    group by row_id`.execute(tenant.db);
  return new Map(rows.map(({ row, change }) => [row, change]));
}
