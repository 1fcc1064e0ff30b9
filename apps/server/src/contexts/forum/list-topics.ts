import type { forum as operations } from '@sheaf/contract/forum/forum';
import { readerOf } from '#contexts/forum/forum-reader';
import { presentTopic } from '#contexts/forum/present-post';
import { topics } from '#contexts/forum/topics.store';
import type { Handler } from '#platform/handle';

/** FORUM-R1. */
export async function listTopics(call: Handler<typeof operations.listTopics>) {
  const { tenant, actor } = call;
  const reader = await readerOf(call);
  return (await topics.list(tenant, actor.personId)).map((row) => presentTopic(row, reader));
}
