/** Reads and marks forum news that followers have neither seen nor received. */
import { sql } from 'kysely';
import type { NewsTopic } from '#contexts/forum/news.mail';
import type { Tenant } from '#platform/database/tenant';

interface NewsRow extends NewsTopic {
  person_id: number;
}

const own = sql`(s.congregation_id, s.person_id)`;
const since = sql`greatest(s.seen_at, s.mailed_at)`;

export const news = {
  /**
   * News by person, newest first, only for people who may read the forum. Locks the subscriptions, so that
   * concurrent runs send each news once.
   */
  async untold(tenant: Tenant): Promise<Map<number, NewsTopic[]>> {
    const { rows } = await sql<NewsRow>`
      with followed as materialized (
        select s.* from forum_subscriptions s
        where exists (select 1 from held_roles r where r.congregation_id = s.congregation_id and r.person_id = s.person_id
          and 'forums.features' = any (r.permissions))
        order by s.id for update of s)
      select person_id, id, label, bool_and(fresh) as fresh from (
        select s.person_id, t.id, t.label, t.news_at, s.topic_id is null as fresh
        from followed s join forum_topics t on case when s.topic_id is null
          then t.created_at > ${since} and (t.congregation_id, t.person_id) is distinct from ${own}
          else t.id = s.topic_id and t.news_at > ${since} and (t.news_congregation_id, t.news_person_id) is distinct from ${own}
          end
        where t.mark is null) told
      group by person_id, id, label, news_at order by person_id, news_at desc, id desc`.execute(tenant.db);
    return Map.groupBy(rows, ({ person_id }) => person_id);
  },

  /** Records that these people have received all news until now. */
  async markTold(tenant: Tenant, personIds: readonly number[], now: Date): Promise<void> {
    await tenant.db
      .updateTable('forum_subscriptions')
      .set({ mailed_at: now })
      .where('person_id', 'in', [...personIds, 0])
      .execute();
  },
};
