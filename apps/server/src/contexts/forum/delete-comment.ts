import type { forum as operations } from '@sheaf/contract/forum/forum';
import { leavesMark, mayDeleteComment } from '@sheaf/rules/forum/post-rights';
import { comments } from '#contexts/forum/comments.store';
import { readerOf } from '#contexts/forum/forum-reader';
import { postOf } from '#contexts/forum/post-row';
import type { Handler } from '#platform/handle';

/** FORUM-R3, FORUM-R8, FORUM-X4. */
export async function deleteComment(call: Handler<typeof operations.deleteComment>) {
  const { tenant, actor, params, now } = call;
  const row = await comments.lock(tenant, params.id, params.comment);
  if (!row) return call.missing();
  if (row.mark === 'deleted') return call.refuse('topic-marked');
  const reader = await readerOf(call);
  if (!mayDeleteComment(reader, postOf(row))) return call.refuse('not-your-post');
  if (leavesMark(reader, postOf(row)))
    await comments.mark(tenant, row.id, { mark: 'deleted', personId: actor.personId, now });
  else await comments.remove(tenant, row.id);
  return { ok: true as const };
}
