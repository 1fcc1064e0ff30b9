/** Queries on accepted talks whose speaker was not notified of the current date or time. */
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { TalkKey } from '#contexts/meetings/talks/talk-requests.store';
import type { Tenant } from '#platform/database/tenant';

const untold: RawBuilder<boolean> = sql`said = 1 and facts is distinct from coalesce(asked_as, answered_as)`;

/**
 * The nightly job skips congregations without such a row (`NightlyJob.onlyWith`): a future accepted talk, or
 * one whose date was not notified.
 */
export const talksToTell = `from (select congregation_id, facts, asked_as, answered_as, true as local from talks where said = 1 and cleared_at is null
  union all select congregation_id, facts, asked_as, answered_as, false from away_talks where said = 1) t
  where t.congregation_id = c.id
    and (t.local and t.facts ->> 'date' >= (c.now - interval '1 day')::date::text
      or t.facts is distinct from coalesce(t.asked_as, t.answered_as))`;

export const changedTalks = {
  /** Includes every accepted talk from this day on, because an event may have replaced its meeting. */
  async keys(tenant: Tenant, from: string): Promise<TalkKey[]> {
    const local = await tenant.db
      .selectFrom('talks')
      .select('id')
      .where('said', '=', 1)
      .where(sql<boolean>`(facts ->> 'date' >= ${from} or ${untold})`)
      .where('cleared_at', 'is', null)
      .orderBy('id')
      .execute();
    const away = await tenant.db.selectFrom('away_talks').select('id').where(untold).orderBy('id').execute();
    return [...local.map(({ id }) => ({ talk_id: id })), ...away.map(({ id }) => ({ away_talk_id: id }))];
  },

  /** Talks of these proposals, at home and elsewhere. */
  ofProposals: (tenant: Tenant, ids: readonly number[]) =>
    Promise.all([
      tenant.db
        .selectFrom('talks')
        .select([
          'id',
          'proposal_id',
          'meeting_id',
          'confirmed',
          'said',
          'answered_as',
          'facts',
          'cleared_at',
        ])
        .where('proposal_id', '=', sql<number>`any (${[...ids]}::bigint[])`)
        .execute(),
      tenant.db
        .selectFrom('away_talks')
        .select(['id', 'proposal_id', 'confirmed'])
        .where('proposal_id', '=', sql<number>`any (${[...ids]}::bigint[])`)
        .execute(),
    ]),

  /**
   * @param at when the speaker was notified of the cancellation; null after the notification that the talk
   * takes place.
   */
  async markCalledOff(tenant: Tenant, id: number, at: Date | null): Promise<void> {
    await tenant.db.updateTable('talks').set({ called_off_at: at }).where('id', '=', id).execute();
  },

  /** Records that the speaker was notified of the current version. */
  async markTold(tenant: Tenant, key: TalkKey): Promise<void> {
    const told = { asked_as: sql`facts` };
    if ('talk_id' in key)
      await tenant.db.updateTable('talks').set(told).where('id', '=', key.talk_id).execute();
    else await tenant.db.updateTable('away_talks').set(told).where('id', '=', key.away_talk_id).execute();
  },
};
