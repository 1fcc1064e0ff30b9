/** Talks whose speaker said yes to another date or hour than they have now, and was not told of it. */
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { TalkKey } from '#domains/talks/talk-requests.store';
import type { Tenant } from '#platform/database/tenant';

const untold: RawBuilder<boolean> = sql`said = 1 and facts is distinct from coalesce(asked_as, answered_as)`;

/** Without such a row there is nothing to tell (`NightlyJob.onlyWith`). */
export const talksToTell = `from (select congregation_id from talks where said = 1 and facts is distinct from coalesce(asked_as, answered_as)
  union all select congregation_id from away_talks where said = 1 and facts is distinct from coalesce(asked_as, answered_as)) t
  where t.congregation_id = c.id`;

export const changedTalks = {
  async keys(tenant: Tenant): Promise<TalkKey[]> {
    const local = await tenant.db
      .selectFrom('talks')
      .select('id')
      .where(untold)
      .where('cleared_at', 'is', null)
      .orderBy('id')
      .execute();
    const away = await tenant.db.selectFrom('away_talks').select('id').where(untold).orderBy('id').execute();
    return [...local.map(({ id }) => ({ talk_id: id })), ...away.map(({ id }) => ({ away_talk_id: id }))];
  },

  /** From now on the speaker knows what it is at present. */
  async markTold(tenant: Tenant, key: TalkKey): Promise<void> {
    const told = { asked_as: sql`facts` };
    if ('talk_id' in key)
      await tenant.db.updateTable('talks').set(told).where('id', '=', key.talk_id).execute();
    else await tenant.db.updateTable('away_talks').set(told).where('id', '=', key.away_talk_id).execute();
  },
};
