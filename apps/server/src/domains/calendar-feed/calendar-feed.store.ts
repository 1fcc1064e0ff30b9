/** Whose feed a secret opens; across congregations, by its hash alone. */
import type { Pool } from 'pg';

export interface FeedOwner {
  congregation_id: number;
  person_id: number;
}

export async function findFeed(pool: Pool, hash: Buffer): Promise<FeedOwner | undefined> {
  const { rows } = await pool.query<FeedOwner>('select * from sheaf.find_feed($1)', [hash]);
  return rows[0];
}
