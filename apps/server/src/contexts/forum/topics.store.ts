/** Queries on topics of all congregations. */

import type { PostMark } from '@sheaf/rules/forum/post-rights';
import type { TopicState } from '@sheaf/rules/forum/topic-state';
import { sql } from 'kysely';
import { type MarkChange, markColumns } from '#contexts/forum/post-mark';
import type { Tenant } from '#platform/database/tenant';

export interface TopicRow {
  id: number;
  congregation_id: number;
  person_id: number | null;
  label: string;
  content: string;
  state: TopicState;
  created_at: Date;
  news_at: Date;
  mark: PostMark | null;
  author_name: string | null;
  author_congregation: string | null;
  likes: number;
  comments: number;
  liked: boolean;
  subscribed: boolean;
  news: boolean;
}

/**
 * Topics for one reader. Like counts cover all congregations; the people who liked are read for the own
 * congregation only.
 */
const seenBy = (tenant: Tenant, personId: number, only: number | null) => sql<TopicRow>`
  select t.id, t.congregation_id, t.person_id, t.label, t.content, t.state, t.created_at, t.news_at, t.mark,
    a.first_name as author_name, a.congregation as author_congregation,
    coalesce(l.likes, 0)::int as likes,
    (select count(*)::int from forum_comments c where c.topic_id = t.id) as comments,
    exists (select 1 from forum_likes k where k.congregation_id = ${tenant.congregationId} and k.person_id = ${personId}
      and k.topic_id = t.id) as liked,
    s.id is not null as subscribed,
    (s.seen_at < t.news_at and (t.news_congregation_id, t.news_person_id)
      is distinct from (${tenant.congregationId}::bigint, ${personId}::bigint)) is true as news
  from forum_topics t
  left join sheaf.forum_authors() a on a.congregation_id = t.congregation_id and a.person_id = t.person_id
  left join sheaf.forum_likes() l on l.topic_id = t.id
  left join forum_subscriptions s on s.congregation_id = ${tenant.congregationId} and s.person_id = ${personId} and s.topic_id = t.id
  where ${only}::bigint is null or t.id = ${only}
  order by likes desc, t.id desc`;

export const topics = {
  list: async (tenant: Tenant, personId: number): Promise<TopicRow[]> =>
    (await seenBy(tenant, personId, null).execute(tenant.db)).rows,

  read: async (tenant: Tenant, personId: number, id: number): Promise<TopicRow | undefined> =>
    (await seenBy(tenant, personId, id).execute(tenant.db)).rows[0],

  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('forum_topics')
      .select(['id', 'congregation_id', 'person_id', 'state', 'mark'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  async add(
    tenant: Tenant,
    personId: number,
    { label, content, now }: { label: string; content: string; now: Date },
  ): Promise<number> {
    const { id } = await tenant.db
      .insertInto('forum_topics')
      .values({
        congregation_id: tenant.congregationId,
        person_id: personId,
        label,
        content,
        news_congregation_id: tenant.congregationId,
        news_person_id: personId,
        created_at: now,
        updated_at: now,
        news_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async edit(tenant: Tenant, id: number, words: { label?: string; content?: string }, now: Date) {
    await tenant.db
      .updateTable('forum_topics')
      .set({ ...words, updated_at: now })
      .where('id', '=', id)
      .execute();
  },

  async moveTo(tenant: Tenant, id: number, state: TopicState, now: Date): Promise<void> {
    await tenant.db
      .updateTable('forum_topics')
      .set({ state, updated_at: now })
      .where('id', '=', id)
      .execute();
  },

  /** Marks news for the followers of a topic, except for the person who caused it. */
  async markNews(tenant: Tenant, id: number, personId: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('forum_topics')
      .set({ news_at: now, news_congregation_id: tenant.congregationId, news_person_id: personId })
      .where('id', '=', id)
      .execute();
  },

  /** Marks a topic; a deleted one loses its text and retains its comments. */
  async mark(tenant: Tenant, id: number, marking: MarkChange): Promise<void> {
    await tenant.db
      .updateTable('forum_topics')
      .set({
        ...markColumns(tenant, marking),
        ...(marking.mark === 'deleted' && { label: '', content: '' }),
      })
      .where('id', '=', id)
      .execute();
  },

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('forum_topics').where('id', '=', id).execute();
  },
};
