import type { forum as operations } from '@sheaf/contract/forum/forum';
import { follows } from '#contexts/forum/follows.store';
import type { Handler } from '#platform/handle';

/** FORUM-C1, FORUM-K1. */
export const readForum = async ({ tenant, actor }: Handler<typeof operations.readForum>) => ({
  id: 1,
  ...(await follows.ofForum(tenant, actor.personId)),
});
