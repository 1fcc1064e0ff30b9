/** Revisions of a congregation's collections; every change raises them. */
import type { Pool, PoolClient } from 'pg';
import type { Tenant } from '#platform/database/tenant';

export const revisions = {
  /** By collection name, including world collections. */
  async read(tenant: Tenant): Promise<Map<string, number>> {
    const rows = await tenant.db
      .selectFrom('revisions')
      .select(['collection', 'revision'])
      .unionAll(tenant.db.selectFrom('world_revisions').select(['collection', 'revision']))
      .execute();
    return new Map(rows.map(({ collection, revision }) => [collection, revision]));
  },

  async ofTheWorld(pool: Pool): Promise<Map<string, number>> {
    const { rows } = await pool.query<{ collection: string; revision: number }>(
      'select collection, revision from world_revisions',
    );
    return new Map(rows.map(({ collection, revision }) => [collection, revision]));
  },

  /** Ids of rows that changed or were deleted after `revision`; undefined if that was not recorded yet. */
  async changedAfter(tenant: Tenant, collection: string, revision: number): Promise<number[] | undefined> {
    const known = await tenant.db
      .selectFrom('revisions')
      .select('rows_since')
      .where('collection', '=', collection)
      .executeTakeFirst();
    if (known && revision < known.rows_since) return undefined;
    const changed = await tenant.db
      .selectFrom('row_revisions')
      .select('row_id')
      .where('collection', '=', collection)
      .where('revision', '>', revision)
      .execute();
    return changed.map((row) => row.row_id);
  },

  /**
   * After a restore: raises every revision above any sent before it, so that no marker or ETag of the lost
   * days equals a later one. Uses the milliseconds of `now`, because the last value is unknown; revisions
   * exceed that only beyond a thousand changes a second.
   */
  async leaveLostDays(owner: Pool | PoolClient, now: Date): Promise<void> {
    await owner.query(
      'update revisions set revision = greatest(revision + 1, $1), rows_since = greatest(revision + 1, $1)',
      [now.getTime()],
    );
    await owner.query('update world_revisions set revision = greatest(revision + 1, $1)', [now.getTime()]);
  },
};
