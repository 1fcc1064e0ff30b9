import type { forum as operations } from '@sheaf/contract/forum/forum';
import { mayDeleteTopic, mayEditPost } from '@sheaf/rules/forum/post-rights';
import { comments } from '#domains/forum/comments.store';
import { readerOf } from '#domains/forum/forum-reader';
import { topics } from '#domains/forum/topics.store';
import type { Handler } from '#platform/handle';

/** FORUM-R8. */
export async function deleteTopic(call: Handler<typeof operations.deleteTopic>) {
  const { tenant, actor, params, platform } = call;
  const row = await topics.lock(tenant, params.id);
  if (!row) return call.missing();
  const reader = readerOf(actor, platform);
  const post = { congregationId: row.congregation_id, personId: row.person_id };
  if (!mayEditPost(reader, post)) return call.refuse('not-your-post');
  if (!mayDeleteTopic(reader, { ...post, comments: await comments.count(tenant, params.id) }))
    return call.refuse('topic-has-comments');
  await topics.remove(tenant, params.id);
  return { ok: true as const };
}
