/** What the domain answers, one line an operation. */
import { forum } from '@sheaf/contract/forum/forum';
import { addComment } from '#domains/forum/add-comment';
import { addTopic } from '#domains/forum/add-topic';
import { changeTopic } from '#domains/forum/change-topic';
import { deleteComment } from '#domains/forum/delete-comment';
import { deleteTopic } from '#domains/forum/delete-topic';
import { editComment } from '#domains/forum/edit-comment';
import { followForum } from '#domains/forum/follow-forum';
import { hideComment } from '#domains/forum/hide-comment';
import { listComments } from '#domains/forum/list-comments';
import { listTopics } from '#domains/forum/list-topics';
import { readForum } from '#domains/forum/read-forum';
import { handle } from '#platform/handle';

export const forumRoutes = [
  handle(forum.readForum, readForum),
  handle(forum.followForum, followForum),
  handle(forum.listTopics, listTopics),
  handle(forum.addTopic, addTopic),
  handle(forum.changeTopic, changeTopic),
  handle(forum.deleteTopic, deleteTopic),
  handle(forum.listComments, listComments),
  handle(forum.addComment, addComment),
  handle(forum.editComment, editComment),
  handle(forum.hideComment, hideComment),
  handle(forum.deleteComment, deleteComment),
];
