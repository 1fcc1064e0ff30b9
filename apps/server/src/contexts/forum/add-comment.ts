import type { forum as operations } from '@sheaf/contract/forum/forum';
import { comments } from '#contexts/forum/comments.store';
import { readerOf } from '#contexts/forum/forum-reader';
import { wroteEnough } from '#contexts/forum/posting';
import { presentComment } from '#contexts/forum/present-post';
import { topics } from '#contexts/forum/topics.store';
import type { Handler } from '#platform/handle';

/** FORUM-C4, FORUM-O2, FORUM-X3. */
export async function addComment(call: Handler<typeof operations.addComment>) {
  const { tenant, actor, params, body, now } = call;
  const { personId } = actor;
  // The lock makes a concurrent deletion of the topic wait, so that it sees this comment.
  const topic = await topics.lock(tenant, params.id);
  if (!topic) return call.missing();
  if (topic.mark !== null) return call.refuse('topic-marked');
  if (await wroteEnough(tenant, personId, now)) return call.refuse('too-many-posts');
  const id = await comments.add(tenant, personId, { topicId: params.id, content: body.content, now });
  await topics.markNews(tenant, params.id, personId, now);
  return presentComment((await comments.read(tenant, params.id, id))!, await readerOf(call));
}
