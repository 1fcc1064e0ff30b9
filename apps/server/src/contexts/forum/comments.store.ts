/** Queries on comments, and the number of recent posts by one person. */
import type { PostMark } from '@sheaf/rules/forum/post-rights';
import { sql } from 'kysely';
import { type MarkChange, markColumns } from '#contexts/forum/post-mark';
import type { Tenant } from '#platform/database/tenant';

export interface CommentRow {
  id: number;
  topic_id: number;
  congregation_id: number;
  person_id: number | null;
  content: string;
  created_at: Date;
  mark: PostMark | null;
  author_name: string | null;
  author_congregation: string | null;
}

const withAuthors = (topicId: number, only: number | null) => sql<CommentRow>`
  select c.id, c.topic_id, c.congregation_id, c.person_id, c.content, c.created_at, c.mark,
    a.first_name as author_name, a.congregation as author_congregation
  from forum_comments c
  left join sheaf.forum_authors() a on a.congregation_id = c.congregation_id and a.person_id = c.person_id
  where c.topic_id = ${topicId} and (${only}::bigint is null or c.id = ${only})
  order by c.created_at desc, c.id desc`;

export const comments = {
  list: async (tenant: Tenant, topicId: number): Promise<CommentRow[]> =>
    (await withAuthors(topicId, null).execute(tenant.db)).rows,

  read: async (tenant: Tenant, topicId: number, id: number): Promise<CommentRow | undefined> =>
    (await withAuthors(topicId, id).execute(tenant.db)).rows[0],

  lock: (tenant: Tenant, topicId: number, id: number) =>
    tenant.db
      .selectFrom('forum_comments')
      .select(['id', 'congregation_id', 'person_id', 'mark'])
      .where('id', '=', id)
      .where('topic_id', '=', topicId)
      .forUpdate()
      .executeTakeFirst(),

  async count(tenant: Tenant, topicId: number): Promise<number> {
    const { total } = await tenant.db
      .selectFrom('forum_comments')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('topic_id', '=', topicId)
      .executeTakeFirstOrThrow();
    return Number(total);
  },

  async add(
    tenant: Tenant,
    personId: number,
    { topicId, content, now }: { topicId: number; content: string; now: Date },
  ): Promise<number> {
    const { id } = await tenant.db
      .insertInto('forum_comments')
      .values({
        congregation_id: tenant.congregationId,
        person_id: personId,
        topic_id: topicId,
        content,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async edit(tenant: Tenant, id: number, content: string, now: Date): Promise<void> {
    await tenant.db
      .updateTable('forum_comments')
      .set({ content, updated_at: now })
      .where('id', '=', id)
      .execute();
  },

  /** Marks a comment; a deleted one loses its text. */
  async mark(tenant: Tenant, id: number, marking: MarkChange): Promise<void> {
    await tenant.db
      .updateTable('forum_comments')
      .set({ ...markColumns(tenant, marking), ...(marking.mark === 'deleted' && { content: '' }) })
      .where('id', '=', id)
      .execute();
  },

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('forum_comments').where('id', '=', id).execute();
  },

  /** Number of topics and comments that a person has written since this time. */
  async writtenSince(tenant: Tenant, personId: number, since: Date): Promise<number> {
    const own = sql`congregation_id = ${tenant.congregationId} and person_id = ${personId} and created_at > ${since}`;
    const { rows } = await sql<{ posts: number }>`
      select ((select count(*) from forum_topics where ${own}) + (select count(*) from forum_comments where ${own}))::int as posts`.execute(
      tenant.db,
    );
    return rows[0]!.posts;
  },
};
