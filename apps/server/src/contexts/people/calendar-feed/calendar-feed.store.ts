/** Finds the person of a feed by the hash of its secret, across congregations. */
import type { FeedRevisions } from '@sheaf/rules/people/calendar-feed/feed-revisions';
import type { Pool } from 'pg';
import type { Tenant } from '#platform/database/tenant';

export interface FeedOwner {
  congregation_id: number;
  person_id: number;
}

export async function findFeed(pool: Pool, hash: Buffer): Promise<FeedOwner | undefined> {
  const { rows } = await pool.query<FeedOwner>('select * from sheaf.find_feed($1)', [hash]);
  return rows[0];
}

/** The last published revisions; concurrent readers wait. */
export async function lockRevisions(tenant: Tenant, personId: number): Promise<FeedRevisions> {
  const own = { congregation_id: tenant.congregationId, person_id: personId };
  await tenant.db
    .insertInto('calendar_feeds')
    .values({ ...own, entries: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tenant.db
    .selectFrom('calendar_feeds')
    .select('entries')
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.entries as FeedRevisions;
}

export async function saveRevisions(tenant: Tenant, personId: number, entries: FeedRevisions): Promise<void> {
  await tenant.db
    .updateTable('calendar_feeds')
    .set({ entries: JSON.stringify(entries) })
    .where('person_id', '=', personId)
    .execute();
}

export async function removeRevisions(tenant: Tenant, personId: number): Promise<void> {
  await tenant.db.deleteFrom('calendar_feeds').where('person_id', '=', personId).execute();
}
