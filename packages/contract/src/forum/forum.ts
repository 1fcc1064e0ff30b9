/** Feature requests of all congregations: topics, comments, likes, and who follows what (FORUM). */
import { longestComment, longestLabel, longestTopic } from '@sheaf/rules/forum/post-limits';
import { postMarks } from '@sheaf/rules/forum/post-rights';
import { topicStates } from '@sheaf/rules/forum/topic-state';
import { z } from 'zod';
import {
  count,
  filled,
  filledLines,
  id,
  idOrZero,
  instant,
  listQuery,
  noContent,
  reference,
  sizedListQuery,
} from '../fields.ts';
import { operation } from '../operation.ts';

const author = z
  .object({ name: z.string(), congregation: z.string() })
  .nullable()
  .meta({ description: 'first name and congregation; null for somebody who is no longer there (FORUM-O3)' });

const mark = z.enum(postMarks).nullable().meta({
  description:
    'what a keeper of the forum did with it; the words of a hidden post are empty for all but its author and the keepers (FORUM-X3, FORUM-X4)',
});
const hidable = z.boolean().meta({ description: 'may hide it and show it again' });

const topic = z.object({
  id: idOrZero,
  label: z.string(),
  content: z.string(),
  mark,
  author,
  state: z.enum(topicStates),
  likes: count,
  liked: z.boolean(),
  comments: count,
  subscribed: z.boolean(),
  news: z.boolean().meta({ description: 'something new since the reader opened it last; of followed ones' }),
  mine: z.boolean(),
  can_edit: z.boolean(),
  can_delete: z.boolean(),
  can_push: z.boolean().meta({ description: 'may move it to its next state, or decline it' }),
  can_hide: hidable,
  created_at: instant,
});

const comment = z.object({
  id: idOrZero,
  content: z.string(),
  mark,
  author,
  created_at: instant,
  can_edit: z.boolean(),
  can_delete: z.boolean(),
  can_hide: hidable,
});

const forumReply = z.object({ id: idOrZero, subscribed: z.boolean(), news: z.boolean() });
const own = { id: reference.optional() };
const label = filled(longestLabel);
const forumId = z.strictObject({ forum: z.coerce.number<number | string>().int().min(1).max(1) });
const topicId = z.strictObject({ ...forumId.shape, id });
const commentId = z.strictObject({ id, comment: id });

const base = {
  permission: 'forums.features',
  scope: 'world',
  refusals: [],
} as const;

const read = { ...base, idempotent: 'read', reads: ['forum'] } as const;
const write = { ...base, idempotent: 'key', changes: ['forum'] } as const;

export const forum = {
  readForum: operation({
    ...read,
    name: 'forum.readForum',
    method: 'GET',
    path: '/forums/{forum}',
    summary: 'Whether the reader follows new topics (FORUM-C1, FORUM-D3).',
    params: forumId,
    reply: forumReply,
  }),
  followForum: operation({
    ...write,
    name: 'forum.followForum',
    method: 'PUT',
    path: '/forums/{forum}',
    summary: 'Follows new topics or leaves them; or has seen those there are (FORUM-C1, FORUM-R2).',
    params: forumId,
    body: z.strictObject({ ...own, subscribe: z.boolean().optional(), seen: z.literal(true).optional() }),
    reply: forumReply,
  }),
  listTopics: operation({
    ...read,
    name: 'forum.listTopics',
    method: 'GET',
    path: '/forums/{forum}/topics',
    summary: 'All topics, the most liked first (FORUM-C2, FORUM-R1).',
    params: forumId,
    query: sizedListQuery(200, 'id', 'label', 'state', 'likes', 'comments', 'created_at'),
    reply: z.array(topic),
  }),
  addTopic: operation({
    ...write,
    name: 'forum.addTopic',
    method: 'POST',
    path: '/forums/{forum}/topics',
    summary: 'Requests a feature (FORUM-C2); its author follows it.',
    params: forumId,
    body: z.strictObject({ label, content: filledLines(longestTopic) }),
    reply: topic,
    refusals: ['too-many-posts'],
  }),
  changeTopic: operation({
    ...write,
    name: 'forum.changeTopic',
    method: 'PUT',
    path: '/forums/{forum}/topics/{id}',
    summary:
      'Changes its words; or, with one flag: likes it, follows it (true begins, false ends it), has seen its news, moves it to its next state or declines it, hides it or shows it again (FORUM-C2, FORUM-C3, FORUM-R2, FORUM-R4, FORUM-X3).',
    params: topicId,
    body: z.strictObject({
      ...own,
      label: label.optional(),
      content: filledLines(longestTopic).optional(),
      like: z.boolean().optional(),
      subscribe: z.boolean().optional(),
      seen: z.literal(true).optional(),
      pushState: z.literal(true).optional(),
      decline: z.literal(true).optional(),
      hide: z.boolean().optional(),
    }),
    reply: topic,
    refusals: ['not-your-post', 'topic-finished', 'topic-marked'],
  }),
  deleteTopic: operation({
    ...write,
    name: 'forum.deleteTopic',
    method: 'DELETE',
    path: '/forums/{forum}/topics/{id}',
    summary:
      'Deletes a topic: its author while nobody has commented, a keeper with a mark in place of the words (FORUM-R8, FORUM-X4).',
    params: topicId,
    reply: noContent,
    refusals: ['not-your-post', 'topic-has-comments', 'topic-marked'],
  }),
  listComments: operation({
    ...read,
    name: 'forum.listComments',
    method: 'GET',
    path: '/topics/{id}/comments',
    summary: 'What was said to a topic, the newest first (FORUM-C4, FORUM-R7).',
    params: z.strictObject({ id }),
    query: listQuery('id', 'created_at'),
    reply: z.array(comment),
  }),
  addComment: operation({
    ...write,
    name: 'forum.addComment',
    method: 'POST',
    path: '/topics/{id}/comments',
    summary: 'Says something to a topic (FORUM-C4).',
    params: z.strictObject({ id }),
    body: z.strictObject({ content: filledLines(longestComment) }),
    reply: comment,
    refusals: ['topic-marked', 'too-many-posts'],
  }),
  editComment: operation({
    ...write,
    name: 'forum.editComment',
    method: 'PUT',
    path: '/topics/{id}/comments/{comment}',
    summary: 'Changes a comment (FORUM-C4, FORUM-R8).',
    params: commentId,
    body: z.strictObject({ ...own, content: filledLines(longestComment) }),
    reply: comment,
    refusals: ['not-your-post', 'topic-marked'],
  }),
  hideComment: operation({
    ...write,
    name: 'forum.hideComment',
    method: 'PUT',
    path: '/topics/{id}/comments/{comment}/hidden',
    summary: 'Hides a comment with a mark, or shows it again (FORUM-X3).',
    params: commentId,
    body: z.strictObject({ hide: z.boolean() }),
    reply: comment,
    refusals: ['not-your-post', 'topic-marked'],
  }),
  deleteComment: operation({
    ...write,
    name: 'forum.deleteComment',
    method: 'DELETE',
    path: '/topics/{id}/comments/{comment}',
    summary:
      'Deletes a comment: its author, or a keeper with a mark in place of the words (FORUM-C4, FORUM-R8, FORUM-X4).',
    params: commentId,
    reply: noContent,
    refusals: ['not-your-post', 'topic-marked'],
  }),
};
