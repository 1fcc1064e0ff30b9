import type { forum as operations } from '@sheaf/contract/forum/forum';
import { follows } from '#domains/forum/follows.store';
import { turnOver } from '#domains/forum/turn-over';
import type { Handler } from '#platform/handle';

/** FORUM-C1, FORUM-O2. */
export async function followForum({ tenant, actor, body, now }: Handler<typeof operations.followForum>) {
  const { personId } = actor;
  if (body.subscribe !== undefined)
    await turnOver(body.subscribe, {
      remove: () => follows.remove(tenant, personId, null),
      add: () => follows.add(tenant, personId, null, now),
    });
  if (body.seen) await follows.markSeen(tenant, personId, null, now);
  return { id: 1, ...(await follows.ofForum(tenant, personId)) };
}
