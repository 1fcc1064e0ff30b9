import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { readWeeks } from '#contexts/meetings/talks/read-weeks';
import type { Handler } from '#platform/handle';

/** WKND-S2, WKND-R1. */
export const listTalks = ({ tenant, query, now }: Handler<typeof operations.listTalks>) =>
  readWeeks(tenant, now, query);
