import type { forum as operations } from '@sheaf/contract/forum/forum';
import { mayEditPost } from '@sheaf/rules/forum/post-rights';
import { comments } from '#domains/forum/comments.store';
import { readerOf } from '#domains/forum/forum-reader';
import type { Handler } from '#platform/handle';

/** FORUM-R3, FORUM-R8. */
export async function deleteComment(call: Handler<typeof operations.deleteComment>) {
  const { tenant, actor, params, platform } = call;
  const row = await comments.lock(tenant, params.id, params.comment);
  if (!row) return call.missing();
  const post = { congregationId: row.congregation_id, personId: row.person_id };
  if (!mayEditPost(readerOf(actor, platform), post)) return call.refuse('not-your-post');
  await comments.remove(tenant, row.id);
  return { ok: true as const };
}
