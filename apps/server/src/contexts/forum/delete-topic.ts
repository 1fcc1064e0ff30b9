import type { forum as operations } from '@sheaf/contract/forum/forum';
import { leavesMark, mayDeleteTopic, mayEditPost } from '@sheaf/rules/forum/post-rights';
import { comments } from '#contexts/forum/comments.store';
import { readerOf } from '#contexts/forum/forum-reader';
import { postOf } from '#contexts/forum/post-row';
import { topics } from '#contexts/forum/topics.store';
import type { Handler } from '#platform/handle';

/** FORUM-R8, FORUM-X4. */
export async function deleteTopic(call: Handler<typeof operations.deleteTopic>) {
  const { tenant, actor, params, now } = call;
  const row = await topics.lock(tenant, params.id);
  if (!row) return call.missing();
  if (row.mark === 'deleted') return call.refuse('topic-marked');
  const reader = await readerOf(call);
  const topic = { ...postOf(row), comments: await comments.count(tenant, params.id) };
  if (!mayDeleteTopic(reader, topic))
    return call.refuse(mayEditPost(reader, topic) ? 'topic-has-comments' : 'not-your-post');
  if (leavesMark(reader, topic))
    await topics.mark(tenant, params.id, { mark: 'deleted', personId: actor.personId, now });
  else await topics.remove(tenant, params.id);
  return { ok: true as const };
}
