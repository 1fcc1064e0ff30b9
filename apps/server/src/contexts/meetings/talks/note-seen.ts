import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { openRequest } from '#contexts/meetings/talks/open-request';
import { talkRequests } from '#contexts/meetings/talks/talk-requests.store';
import type { Handler } from '#platform/handle';

/** A request counts as seen after the first touch on its page (WKND-R14). */
export async function noteSeen(call: Handler<typeof operations.noteSeen>) {
  const seen = await openRequest(call, 'talks.noteSeen', async (tenant, _, { request_id }) => {
    await talkRequests.markSeen(tenant, request_id, call.now);
    return { ok: true as const };
  });
  return seen ?? call.refuse('talk-request-ended');
}
