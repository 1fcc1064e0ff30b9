import { mostPostsADay } from '@sheaf/rules/forum/post-limits';
import { comments } from '#contexts/forum/comments.store';
import type { Tenant } from '#platform/database/tenant';

const dayMilliseconds = 86_400_000;

/** Whether the person has reached the limit of posts within one day. */
export const wroteEnough = async (tenant: Tenant, personId: number, now: Date): Promise<boolean> =>
  (await comments.writtenSince(tenant, personId, new Date(now.getTime() - dayMilliseconds))) >= mostPostsADay;
