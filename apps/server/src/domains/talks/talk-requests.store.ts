/** Every query on how often speakers were asked, and on the links of these requests. */
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asAway } from '#platform/database/pool';
import type { Tenant } from '#platform/database/tenant';

export type RequestChannel = 'email' | 'sms' | 'share';

export interface FoundRequest {
  congregation_id: number;
  request_id: number;
  talk_id: number;
}

/** Where a link belongs; across congregations, by its hash alone. */
export async function findTalkRequest(pool: Pool, hash: Buffer): Promise<FoundRequest | undefined> {
  try {
    const { rows } = await pool.query<FoundRequest>('select * from sheaf.find_talk_request($1)', [hash]);
    return rows[0];
  } catch (error) {
    throw asAway(error);
  }
}

export const talkRequests = {
  /** The oldest first. */
  ofTalks: (tenant: Tenant, talkIds: readonly number[]) =>
    tenant.db
      .selectFrom('talk_requests')
      .select(['id', 'talk_id', 'channel', 'sent_at', 'seen_at'])
      .where('talk_id', '=', sql<number>`any (${[...talkIds]}::bigint[])`)
      .orderBy('id')
      .execute(),

  async add(
    tenant: Tenant,
    {
      talkId,
      tokenHash,
      channel,
      now,
    }: { talkId: number; tokenHash: Buffer; channel: RequestChannel; now: Date },
  ): Promise<number> {
    const { id } = await tenant.db
      .insertInto('talk_requests')
      .values({
        congregation_id: tenant.congregationId,
        talk_id: talkId,
        token_hash: tokenHash,
        channel,
        sent_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** The first time only. */
  async markSeen(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('talk_requests')
      .set({ seen_at: now })
      .where('id', '=', id)
      .where('seen_at', 'is', null)
      .execute();
  },

  /** With their links, which open nothing any more. */
  async removeOf(tenant: Tenant, talkId: number): Promise<void> {
    await tenant.db.deleteFrom('talk_requests').where('talk_id', '=', talkId).execute();
  },
};
