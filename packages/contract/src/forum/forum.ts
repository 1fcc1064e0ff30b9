/** Operations on feature requests of all congregations: topics, comments, likes, subscriptions (FORUM). */
import { longestComment, longestLabel, longestTopic } from '@sheaf/rules/forum/post-limits';
import { postMarks } from '@sheaf/rules/forum/post-rights';
import { topicStates } from '@sheaf/rules/forum/topic-state';
import { z } from 'zod';
import {
  count,
  filled,
  filledLines,
  id,
  idOf,
  instant,
  listQuery,
  noContent,
  pathIdOf,
  reference,
  sizedListQuery,
} from '../fields.ts';
import { operation } from '../operation.ts';

const author = z.object({ name: z.string(), congregation: z.string() }).nullable().meta({
  description: 'first name and congregation of the author; null if the person was deleted (FORUM-O3)',
});

const mark = z.enum(postMarks).nullable().meta({
  description:
    'hidden or deleted by a moderator, else null; the text of a hidden post is empty except for its author and moderators (FORUM-X3, FORUM-X4)',
});
const hidable = z.boolean().meta({ description: 'the caller may hide and show it' });

const topic = z.object({
  id: idOf('topic, as in GET /forums/{forum}/topics'),
  label: z.string().meta({ description: 'title of the topic' }),
  content: z.string(),
  mark,
  author,
  state: z.enum(topicStates).meta({ description: 'stage of the request' }),
  likes: count,
  liked: z.boolean().meta({ description: 'the caller likes it' }),
  comments: count.meta({ description: 'number of comments' }),
  subscribed: z.boolean().meta({ description: 'the caller follows it' }),
  news: z.boolean().meta({ description: 'the caller follows it and it changed since they last opened it' }),
  mine: z.boolean().meta({ description: 'the caller is the author' }),
  can_edit: z.boolean(),
  can_delete: z.boolean(),
  can_push: z.boolean().meta({ description: 'the caller may advance its state or decline it' }),
  can_hide: hidable,
  created_at: instant,
});

const comment = z.object({
  id: idOf('comment, as in GET /topics/{id}/comments'),
  content: z.string(),
  mark,
  author,
  created_at: instant,
  can_edit: z.boolean(),
  can_delete: z.boolean(),
  can_hide: hidable,
});

const forumReply = z.object({
  id: idOf('forum, always 1').meta({ examples: [1] }),
  subscribed: z.boolean().meta({ description: 'the caller follows new topics' }),
  news: z.boolean(),
});
const own = { id: reference.optional().meta({ description: 'same as in the path' }) };
const label = filled(longestLabel);
const forumId = z.strictObject({ forum: z.coerce.number<number | string>().int().min(1).max(1) });
const topicIdInPath = pathIdOf('topic, as in GET /forums/{forum}/topics');
const topicId = z.strictObject({ ...forumId.shape, id: topicIdInPath });
const commentId = z.strictObject({ id: topicIdInPath, comment: id });

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
    summary: 'Whether the caller follows new topics (FORUM-C1, FORUM-D3)',
    params: forumId,
    reply: forumReply,
  }),
  followForum: operation({
    ...write,
    name: 'forum.followForum',
    method: 'PUT',
    path: '/forums/{forum}',
    summary: 'Follow or unfollow new topics, or mark them as seen (FORUM-C1, FORUM-R2)',
    params: forumId,
    body: z.strictObject({
      ...own,
      subscribe: z.boolean().optional().meta({ description: 'true follows new topics, false ends it' }),
      seen: z.literal(true).optional().meta({ description: 'marks new topics as seen' }),
    }),
    reply: forumReply,
  }),
  listTopics: operation({
    ...read,
    name: 'forum.listTopics',
    method: 'GET',
    path: '/forums/{forum}/topics',
    summary: 'Topics, most likes first (FORUM-C2, FORUM-R1)',
    params: forumId,
    query: sizedListQuery(200, 'id', 'label', 'state', 'likes', 'comments', 'created_at'),
    reply: z.array(topic),
  }),
  addTopic: operation({
    ...write,
    name: 'forum.addTopic',
    method: 'POST',
    path: '/forums/{forum}/topics',
    summary: 'Request a feature (FORUM-C2)',
    description: 'The author follows the new topic.',
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
    summary: 'Change a topic (FORUM-C2, FORUM-C3, FORUM-R2, FORUM-R4, FORUM-X3)',
    description:
      'Send either the new text or one flag: like, follow (true or false), seen, the next state, decline, hide or show.',
    params: topicId,
    body: z.strictObject({
      ...own,
      label: label.optional(),
      content: filledLines(longestTopic).optional(),
      like: z.boolean().optional().meta({ description: 'true likes the topic, false ends it' }),
      subscribe: z.boolean().optional().meta({ description: 'true follows the topic, false ends it' }),
      seen: z.literal(true).optional().meta({ description: 'marks its news as seen' }),
      pushState: z.literal(true).optional().meta({ description: 'advances the topic to its next state' }),
      decline: z.literal(true).optional().meta({ description: 'declines the topic' }),
      hide: z.boolean().optional().meta({ description: 'true hides the topic, false shows it' }),
    }),
    reply: topic,
    refusals: ['not-your-post', 'topic-finished', 'topic-marked'],
  }),
  deleteTopic: operation({
    ...write,
    name: 'forum.deleteTopic',
    method: 'DELETE',
    path: '/forums/{forum}/topics/{id}',
    summary: 'Delete a topic (FORUM-R8, FORUM-X4)',
    description:
      'The author may delete it while it has no comments. A moderator may always delete it; a mark replaces its text.',
    params: topicId,
    reply: noContent,
    refusals: ['not-your-post', 'topic-has-comments', 'topic-marked'],
  }),
  listComments: operation({
    ...read,
    name: 'forum.listComments',
    method: 'GET',
    path: '/topics/{id}/comments',
    summary: 'Comments of a topic, newest first (FORUM-C4, FORUM-R7)',
    params: z.strictObject({ id: topicIdInPath }),
    query: listQuery('id', 'created_at'),
    reply: z.array(comment),
  }),
  addComment: operation({
    ...write,
    name: 'forum.addComment',
    method: 'POST',
    path: '/topics/{id}/comments',
    summary: 'Comment on a topic (FORUM-C4)',
    params: z.strictObject({ id: topicIdInPath }),
    body: z.strictObject({ content: filledLines(longestComment) }),
    reply: comment,
    refusals: ['topic-marked', 'too-many-posts'],
  }),
  editComment: operation({
    ...write,
    name: 'forum.editComment',
    method: 'PUT',
    path: '/topics/{id}/comments/{comment}',
    summary: 'Change a comment (FORUM-C4, FORUM-R8)',
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
    summary: 'Hide or show a comment (FORUM-X3)',
    description: 'A mark replaces the text of a hidden comment.',
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
    summary: 'Delete a comment (FORUM-C4, FORUM-R8, FORUM-X4)',
    description:
      'Allowed for its author and for moderators; a mark replaces the text if a moderator deletes it.',
    params: commentId,
    reply: noContent,
    refusals: ['not-your-post', 'topic-marked'],
  }),
};
