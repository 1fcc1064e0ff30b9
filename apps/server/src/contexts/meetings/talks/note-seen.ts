import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { openRequest } from '#contexts/meetings/talks/open-request';
import { talkRequests } from '#contexts/meetings/talks/talk-requests.store';
import type { Handler } from '#platform/handle';

/** WKND-R14: the first touch on the page. */
export async function noteSeen(call: Handler<typeof operations.noteSeen>) {
  const seen = await openRequest(call, 'talks.noteSeen', async (tenant, _, { request_id }) => {
    await talkRequests.markSeen(tenant, request_id, call.now);
    return { ok: true as const };
  });
  return seen ?? call.refuse('talk-request-ended');
}
