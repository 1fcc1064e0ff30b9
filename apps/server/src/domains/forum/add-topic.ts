import type { forum as operations } from '@sheaf/contract/forum/forum';
import { follows } from '#domains/forum/follows.store';
import { readerOf } from '#domains/forum/forum-reader';
import { wroteEnough } from '#domains/forum/posting';
import { presentTopic } from '#domains/forum/present-post';
import { topics } from '#domains/forum/topics.store';
import type { Handler } from '#platform/handle';

/** FORUM-C2, FORUM-O2. */
export async function addTopic(call: Handler<typeof operations.addTopic>) {
  const { tenant, actor, body, now } = call;
  if (await wroteEnough(tenant, actor.personId, now)) return call.refuse('too-many-posts');
  const id = await topics.add(tenant, actor.personId, { ...body, now });
  await follows.add(tenant, actor.personId, id, now);
  return presentTopic((await topics.read(tenant, actor.personId, id))!, await readerOf(call));
}
