/** Queries on requests to speakers and their links. */
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asAway } from '#platform/database/pool';
import type { Tenant } from '#platform/database/tenant';

/** Table and id of the talk. */
export type TalkKey = { talk_id: number } | { away_talk_id: number };

export type RequestChannel = 'email' | 'sms' | 'share';

export interface FoundRequest {
  congregation_id: number;
  request_id: number;
  talk_id: number | null;
  away_talk_id: number | null;
}

export const keyOf = ({ talk_id, away_talk_id }: Pick<FoundRequest, 'talk_id' | 'away_talk_id'>): TalkKey =>
  talk_id === null ? { away_talk_id: away_talk_id! } : { talk_id };

/** Finds congregation and talk of a link by its hash alone, across congregations. */
export async function findTalkRequest(pool: Pool, hash: Buffer): Promise<FoundRequest | undefined> {
  try {
    const { rows } = await pool.query<FoundRequest>('select * from sheaf.find_talk_request($1)', [hash]);
    return rows[0];
  } catch (error) {
    throw asAway(error);
  }
}

const sent = (tenant: Tenant) =>
  tenant.db
    .selectFrom('talk_requests')
    .select(['id', 'talk_id', 'away_talk_id', 'channel', 'sent_at', 'seen_at'])
    .orderBy('id');

export const talkRequests = {
  /** Oldest first. */
  ofTalks: (tenant: Tenant, talkIds: readonly number[]) =>
    sent(tenant)
      .where('talk_id', '=', sql<number>`any (${[...talkIds]}::bigint[])`)
      .execute(),

  ofAwayTalks: (tenant: Tenant, talkIds: readonly number[]) =>
    sent(tenant)
      .where('away_talk_id', '=', sql<number>`any (${[...talkIds]}::bigint[])`)
      .execute(),

  of: (tenant: Tenant, key: TalkKey) =>
    'talk_id' in key
      ? talkRequests.ofTalks(tenant, [key.talk_id])
      : talkRequests.ofAwayTalks(tenant, [key.away_talk_id]),

  async add(
    tenant: Tenant,
    { key, tokenHash, channel, now }: { key: TalkKey; tokenHash: Buffer; channel: RequestChannel; now: Date },
  ): Promise<number> {
    const { id } = await tenant.db
      .insertInto('talk_requests')
      .values({
        congregation_id: tenant.congregationId,
        ...key,
        token_hash: tokenHash,
        channel,
        sent_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Records the first time only. */
  async markSeen(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('talk_requests')
      .set({ seen_at: now })
      .where('id', '=', id)
      .where('seen_at', 'is', null)
      .execute();
  },

  /** Also removes their links. */
  async removeOf(tenant: Tenant, key: TalkKey): Promise<void> {
    await tenant.db
      .deleteFrom('talk_requests')
      .$if('talk_id' in key, (query) => query.where('talk_id', '=', 'talk_id' in key ? key.talk_id : 0))
      .$if('away_talk_id' in key, (query) =>
        query.where('away_talk_id', '=', 'away_talk_id' in key ? key.away_talk_id : 0),
      )
      .execute();
  },
};
