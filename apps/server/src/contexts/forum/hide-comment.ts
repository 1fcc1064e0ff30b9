import type { forum as operations } from '@sheaf/contract/forum/forum';
import { mayKeepPost } from '@sheaf/rules/forum/post-rights';
import { comments } from '#contexts/forum/comments.store';
import { readerOf } from '#contexts/forum/forum-reader';
import { postOf } from '#contexts/forum/post-row';
import { presentComment } from '#contexts/forum/present-post';
import type { Handler } from '#platform/handle';

/** FORUM-X3. */
export async function hideComment(call: Handler<typeof operations.hideComment>) {
  const { tenant, actor, params, body, now } = call;
  const row = await comments.lock(tenant, params.id, params.comment);
  if (!row) return call.missing();
  if (row.mark === 'deleted') return call.refuse('topic-marked');
  const reader = await readerOf(call);
  if (!mayKeepPost(reader, postOf(row))) return call.refuse('not-your-post');
  const mark = body.hide ? 'hidden' : null;
  await comments.mark(tenant, row.id, { mark, personId: actor.personId, now });
  return presentComment((await comments.read(tenant, params.id, row.id))!, reader);
}
