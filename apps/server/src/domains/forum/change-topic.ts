import type { forum as operations } from '@sheaf/contract/forum/forum';
import { mayEditPost } from '@sheaf/rules/forum/post-rights';
import { nextState, type TopicState } from '@sheaf/rules/forum/topic-state';
import { follows, likes } from '#domains/forum/follows.store';
import { readerOf } from '#domains/forum/forum-reader';
import { presentTopic } from '#domains/forum/present-post';
import { topics } from '#domains/forum/topics.store';
import { turnOver } from '#domains/forum/turn-over';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.changeTopic>;

/** FORUM-C3: what everybody may. */
async function setFlags({ tenant, actor, params, body, now }: Call): Promise<void> {
  const { personId } = actor;
  if (body.like !== undefined)
    await turnOver(body.like, {
      remove: () => likes.remove(tenant, personId, params.id),
      add: () => likes.add(tenant, personId, params.id),
    });
  if (body.subscribe !== undefined)
    await turnOver(body.subscribe, {
      remove: () => follows.remove(tenant, personId, params.id),
      add: () => follows.add(tenant, personId, params.id, now),
    });
  if (body.seen) await follows.markSeen(tenant, personId, params.id, now);
}

/** FORUM-R4, FORUM-O1: what only those may who keep the forum. */
async function moveState({ tenant, actor, params, body, now }: Call, state: TopicState) {
  const next = nextState(state);
  if (!next.allowed) return next.reason;
  await topics.moveTo(tenant, params.id, body.decline ? 'declined' : next.value, now);
  await topics.markNews(tenant, params.id, actor.personId, now);
  return null;
}

export async function changeTopic(call: Call) {
  const { tenant, actor, params, body, platform, now } = call;
  const row = await topics.lock(tenant, params.id);
  if (!row) return call.missing();
  const reader = readerOf(actor, platform);
  const words = {
    ...(body.label !== undefined && { label: body.label }),
    ...(body.content !== undefined && { content: body.content }),
  };
  if (Object.keys(words).length > 0) {
    if (!mayEditPost(reader, { congregationId: row.congregation_id, personId: row.person_id }))
      return call.refuse('not-your-post');
    await topics.edit(tenant, params.id, words, now);
  }
  if (body.pushState || body.decline) {
    if (!reader.keeps) return call.refuse('not-your-post');
    const refusal = await moveState(call, row.state as TopicState);
    if (refusal) return call.refuse(refusal);
  }
  await setFlags(call);
  return presentTopic((await topics.read(tenant, actor.personId, params.id))!, reader);
}
