import type { forum as operations } from '@sheaf/contract/forum/forum';
import { mayEditPost } from '@sheaf/rules/forum/post-rights';
import { comments } from '#domains/forum/comments.store';
import { readerOf } from '#domains/forum/forum-reader';
import { presentComment } from '#domains/forum/present-post';
import type { Handler } from '#platform/handle';

/** FORUM-R3, FORUM-R8. */
export async function editComment(call: Handler<typeof operations.editComment>) {
  const { tenant, actor, params, body, platform, now } = call;
  const row = await comments.lock(tenant, params.id, params.comment);
  if (!row) return call.missing();
  const reader = readerOf(actor, platform);
  if (!mayEditPost(reader, { congregationId: row.congregation_id, personId: row.person_id }))
    return call.refuse('not-your-post');
  await comments.edit(tenant, row.id, body.content, now);
  return presentComment((await comments.read(tenant, params.id, row.id))!, reader);
}
