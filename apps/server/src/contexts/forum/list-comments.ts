import type { forum as operations } from '@sheaf/contract/forum/forum';
import { comments } from '#contexts/forum/comments.store';
import { readerOf } from '#contexts/forum/forum-reader';
import { presentComment } from '#contexts/forum/present-post';
import { topics } from '#contexts/forum/topics.store';
import type { Handler } from '#platform/handle';

/** FORUM-R7. */
export async function listComments(call: Handler<typeof operations.listComments>) {
  const { tenant, actor, params } = call;
  if (!(await topics.read(tenant, actor.personId, params.id))) return call.missing();
  const reader = await readerOf(call);
  return (await comments.list(tenant, params.id)).map((row) => presentComment(row, reader));
}
