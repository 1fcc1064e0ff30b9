import type { forum as operations } from '@sheaf/contract/forum/forum';
import { follows } from '#contexts/forum/follows.store';
import { readerOf } from '#contexts/forum/forum-reader';
import { wroteEnough } from '#contexts/forum/posting';
import { presentTopic } from '#contexts/forum/present-post';
import { topics } from '#contexts/forum/topics.store';
import type { Handler } from '#platform/handle';

/** FORUM-C2, FORUM-O2. */
export async function addTopic(call: Handler<typeof operations.addTopic>) {
  const { tenant, actor, body, now } = call;
  if (await wroteEnough(tenant, actor.personId, now)) return call.refuse('too-many-posts');
  const id = await topics.add(tenant, actor.personId, { ...body, now });
  await follows.add(tenant, actor.personId, id, now);
  return presentTopic((await topics.read(tenant, actor.personId, id))!, await readerOf(call));
}
