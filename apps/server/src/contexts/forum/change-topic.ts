import type { forum as operations } from '@sheaf/contract/forum/forum';
import { mayEditPost, mayKeepPost, type Reader } from '@sheaf/rules/forum/post-rights';
import { nextState } from '@sheaf/rules/forum/topic-state';
import { follows, likes } from '#contexts/forum/follows.store';
import { readerOf } from '#contexts/forum/forum-reader';
import { postOf } from '#contexts/forum/post-row';
import { presentTopic } from '#contexts/forum/present-post';
import { topics } from '#contexts/forum/topics.store';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.changeTopic>;
type LockedTopic = NonNullable<Awaited<ReturnType<typeof topics.lock>>>;

/** Changes open to every reader (FORUM-C3). */
async function setFlags({ tenant, actor, params, body, now }: Call): Promise<void> {
  const { personId } = actor;
  if (body.like !== undefined)
    await (body.like ? likes.add(tenant, personId, params.id) : likes.remove(tenant, personId, params.id));
  if (body.subscribe !== undefined)
    await (body.subscribe
      ? follows.add(tenant, personId, params.id, now)
      : follows.remove(tenant, personId, params.id));
  if (body.seen) await follows.markSeen(tenant, personId, params.id, now);
}

/** Only authors edit their words (FORUM-X1). */
async function editLabels({ tenant, params, body, now }: Call, reader: Reader, row: LockedTopic) {
  const words = {
    ...(body.label !== undefined && { label: body.label }),
    ...(body.content !== undefined && { content: body.content }),
  };
  if (Object.keys(words).length === 0) return null;
  if (!mayEditPost(reader, postOf(row))) return 'not-your-post' as const;
  await topics.edit(tenant, params.id, words, now);
  return null;
}

/** Only keepers move, decline and hide topics (FORUM-R4, FORUM-O1, FORUM-X3). */
async function keep({ tenant, actor, params, body, now }: Call, reader: Reader, row: LockedTopic) {
  const moves = body.pushState || body.decline;
  if (!moves && body.hide === undefined) return null;
  if (!mayKeepPost(reader, postOf(row))) return 'not-your-post' as const;
  if (body.hide !== undefined)
    await topics.mark(tenant, params.id, {
      mark: body.hide ? 'hidden' : null,
      personId: actor.personId,
      now,
    });
  if (!moves) return null;
  const next = nextState(row.state);
  if (!next.allowed) return next.reason;
  await topics.moveTo(tenant, params.id, body.decline ? 'declined' : next.value, now);
  await topics.markNews(tenant, params.id, actor.personId, now);
  return null;
}

const asksForMore = ({ body }: Call): boolean =>
  [body.label, body.content, body.pushState, body.decline, body.hide].some((field) => field !== undefined);

export async function changeTopic(call: Call) {
  const { tenant, actor, params } = call;
  const row = await topics.lock(tenant, params.id);
  if (!row) return call.missing();
  if (row.mark === 'deleted' && asksForMore(call)) return call.refuse('topic-marked');
  const reader = await readerOf(call);
  const refusal = (await editLabels(call, reader, row)) ?? (await keep(call, reader, row));
  if (refusal) return call.refuse(refusal);
  await setFlags(call);
  return presentTopic((await topics.read(tenant, actor.personId, params.id))!, reader);
}
