import type { forum as operations } from '@sheaf/contract/forum/forum';
import type { ReplyOf } from '@sheaf/contract/operation';
import { mayDeleteTopic, mayEditPost, type Reader } from '@sheaf/rules/forum/post-rights';
import type { TopicState } from '@sheaf/rules/forum/topic-state';
import type { CommentRow } from '#domains/forum/comments.store';
import type { TopicRow } from '#domains/forum/topics.store';

type Topic = ReplyOf<typeof operations.addTopic>;
type Comment = ReplyOf<typeof operations.addComment>;

const postOf = (row: { congregation_id: number; person_id: number | null }) => ({
  congregationId: row.congregation_id,
  personId: row.person_id,
});

/** FORUM-O3. */
const authorOf = (row: { author_name: string | null; author_congregation: string | null }) =>
  row.author_name === null || row.author_congregation === null
    ? null
    : { name: row.author_name, congregation: row.author_congregation };

export function presentTopic(row: TopicRow, reader: Reader): Topic {
  const { id, label, content, likes, liked, comments, subscribed, news } = row;
  const post = { ...postOf(row), comments };
  return {
    ...{ id, label, content, likes, liked, comments, subscribed, news },
    author: authorOf(row),
    state: row.state as TopicState,
    mine: post.congregationId === reader.congregationId && post.personId === reader.personId,
    can_edit: mayEditPost(reader, post),
    can_delete: mayDeleteTopic(reader, post),
    can_push: reader.keeps,
    created_at: row.created_at.toISOString(),
  };
}

export const presentComment = (row: CommentRow, reader: Reader): Comment => ({
  id: row.id,
  content: row.content,
  author: authorOf(row),
  created_at: row.created_at.toISOString(),
  can_edit: mayEditPost(reader, postOf(row)),
});
