import type { forum as operations } from '@sheaf/contract/forum/forum';
import { mayEditPost } from '@sheaf/rules/forum/post-rights';
import { comments } from '#contexts/forum/comments.store';
import { readerOf } from '#contexts/forum/forum-reader';
import { postOf } from '#contexts/forum/post-row';
import { presentComment } from '#contexts/forum/present-post';
import type { Handler } from '#platform/handle';

/** FORUM-R3, FORUM-R8, FORUM-X1. */
export async function editComment(call: Handler<typeof operations.editComment>) {
  const { tenant, params, body, now } = call;
  const row = await comments.lock(tenant, params.id, params.comment);
  if (!row) return call.missing();
  if (row.mark === 'deleted') return call.refuse('topic-marked');
  const reader = await readerOf(call);
  if (!mayEditPost(reader, postOf(row))) return call.refuse('not-your-post');
  await comments.edit(tenant, row.id, body.content, now);
  return presentComment((await comments.read(tenant, params.id, row.id))!, reader);
}
