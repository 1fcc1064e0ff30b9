import type { forum as operations } from '@sheaf/contract/forum/forum';
import type { ReplyOf } from '@sheaf/contract/operation';
import {
  mayDeleteComment,
  mayDeleteTopic,
  mayEditPost,
  mayKeepPost,
  mayReadPost,
  type Reader,
} from '@sheaf/rules/forum/post-rights';
import type { CommentRow } from '#contexts/forum/comments.store';
import { postOf } from '#contexts/forum/post-row';
import type { TopicRow } from '#contexts/forum/topics.store';

type Topic = ReplyOf<typeof operations.addTopic>;
type Comment = ReplyOf<typeof operations.addComment>;

/** FORUM-O3. */
const authorOf = (row: { author_name: string | null; author_congregation: string | null }) =>
  row.author_name === null || row.author_congregation === null
    ? null
    : { name: row.author_name, congregation: row.author_congregation };

/** Replaces words that the reader may not see with empty texts (FORUM-X3, FORUM-X4). */
export function presentTopic(row: TopicRow, reader: Reader): Topic {
  const { id, likes, liked, comments, subscribed, news } = row;
  const post = { ...postOf(row), comments };
  const isReadable = mayReadPost(reader, post);
  return {
    id,
    likes,
    liked,
    comments,
    subscribed,
    news,
    mark: post.mark,
    label: isReadable ? row.label : '',
    content: isReadable ? row.content : '',
    author: authorOf(row),
    state: row.state,
    mine: post.congregationId === reader.congregationId && post.personId === reader.personId,
    can_edit: mayEditPost(reader, post),
    can_delete: mayDeleteTopic(reader, post),
    can_push: mayKeepPost(reader, post),
    can_hide: mayKeepPost(reader, post),
    created_at: row.created_at.toISOString(),
  };
}

export function presentComment(row: CommentRow, reader: Reader): Comment {
  const post = postOf(row);
  return {
    id: row.id,
    mark: post.mark,
    author: authorOf(row),
    content: mayReadPost(reader, post) ? row.content : '',
    created_at: row.created_at.toISOString(),
    can_edit: mayEditPost(reader, post),
    can_delete: mayDeleteComment(reader, post),
    can_hide: mayKeepPost(reader, post),
  };
}
