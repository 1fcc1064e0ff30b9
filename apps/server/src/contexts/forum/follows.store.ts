/** Likes and subscriptions of people in the own congregation. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const followed = (tenant: Tenant, personId: number, topicId: number | null) =>
  sql`congregation_id = ${tenant.congregationId} and person_id = ${personId} and coalesce(topic_id, 0) = ${topicId ?? 0}`;

export const likes = {
  async add(tenant: Tenant, personId: number, topicId: number): Promise<void> {
    await tenant.db
      .insertInto('forum_likes')
      .values({ congregation_id: tenant.congregationId, person_id: personId, topic_id: topicId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async remove(tenant: Tenant, personId: number, topicId: number): Promise<void> {
    await tenant.db
      .deleteFrom('forum_likes')
      .where('person_id', '=', personId)
      .where('topic_id', '=', topicId)
      .execute();
  },
};

/** A `topicId` of null means the forum itself. */
export const follows = {
  async add(tenant: Tenant, personId: number, topicId: number | null, now: Date): Promise<void> {
    await tenant.db
      .insertInto('forum_subscriptions')
      .values({
        congregation_id: tenant.congregationId,
        person_id: personId,
        topic_id: topicId,
        seen_at: now,
        mailed_at: now,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async remove(tenant: Tenant, personId: number, topicId: number | null): Promise<void> {
    await sql`delete from forum_subscriptions
      where ${followed(tenant, personId, topicId)}`.execute(tenant.db);
  },

  async markSeen(tenant: Tenant, personId: number, topicId: number | null, now: Date): Promise<void> {
    await sql`update forum_subscriptions set seen_at = ${now} where ${followed(tenant, personId, topicId)}`.execute(
      tenant.db,
    );
  },

  /**
   * Whether the person follows the forum, and whether it has topics by others that are newer than the last
   * visit.
   */
  async ofForum(tenant: Tenant, personId: number): Promise<{ subscribed: boolean; news: boolean }> {
    const { rows } = await sql<{ news: boolean }>`
      select exists (select 1 from forum_topics t where t.created_at > s.seen_at and t.mark is null
        and (t.congregation_id, t.person_id) is distinct from (${tenant.congregationId}::bigint, ${personId}::bigint)) as news
      from forum_subscriptions s where ${followed(tenant, personId, null)}`.execute(tenant.db);
    return { subscribed: rows.length > 0, news: rows[0]?.news ?? false };
  },

  /** Removes the likes and subscriptions of a person who leaves. */
  async leave(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db.deleteFrom('forum_likes').where('person_id', '=', personId).execute();
    await tenant.db.deleteFrom('forum_subscriptions').where('person_id', '=', personId).execute();
  },

  /** Followed topics with news, and new topics if the person follows the forum; newest first (SHELL-P9). */
  async news(tenant: Tenant, personId: number): Promise<{ id: number; label: string }[]> {
    const me = sql`(${tenant.congregationId}::bigint, ${personId}::bigint)`;
    const { rows } = await sql<{ id: number; label: string }>`
      select t.id, t.label from forum_topics t
      join forum_subscriptions s on s.congregation_id = ${tenant.congregationId} and s.person_id = ${personId}
        and ((s.topic_id = t.id and t.news_at > s.seen_at and (t.news_congregation_id, t.news_person_id) is distinct from ${me})
          or (s.topic_id is null and t.created_at > s.seen_at and (t.congregation_id, t.person_id) is distinct from ${me}))
      where t.mark is null
      group by t.id, t.label, t.news_at order by t.news_at desc limit 20`.execute(tenant.db);
    return rows;
  },
};
