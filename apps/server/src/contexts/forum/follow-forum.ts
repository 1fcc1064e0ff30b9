import type { forum as operations } from '@sheaf/contract/forum/forum';
import { follows } from '#contexts/forum/follows.store';
import type { Handler } from '#platform/handle';

/** FORUM-C1, FORUM-O2. */
export async function followForum({ tenant, actor, body, now }: Handler<typeof operations.followForum>) {
  const { personId } = actor;
  if (body.subscribe !== undefined)
    await (body.subscribe
      ? follows.add(tenant, personId, null, now)
      : follows.remove(tenant, personId, null));
  if (body.seen) await follows.markSeen(tenant, personId, null, now);
  return { id: 1, ...(await follows.ofForum(tenant, personId)) };
}
