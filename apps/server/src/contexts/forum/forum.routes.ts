import { forum } from '@sheaf/contract/forum/forum';
import { addComment } from '#contexts/forum/add-comment';
import { addTopic } from '#contexts/forum/add-topic';
import { changeTopic } from '#contexts/forum/change-topic';
import { deleteComment } from '#contexts/forum/delete-comment';
import { deleteTopic } from '#contexts/forum/delete-topic';
import { editComment } from '#contexts/forum/edit-comment';
import { followForum } from '#contexts/forum/follow-forum';
import { hideComment } from '#contexts/forum/hide-comment';
import { listComments } from '#contexts/forum/list-comments';
import { listTopics } from '#contexts/forum/list-topics';
import { readForum } from '#contexts/forum/read-forum';
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
