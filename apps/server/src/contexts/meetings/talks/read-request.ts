import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { openRequest, presentRequest } from '#contexts/meetings/talks/open-request';
import type { Handler } from '#platform/handle';

/** Reading the page, for example by a mail scanner, marks nothing as seen or answered (WKND-O1). */
export async function readRequest(call: Handler<typeof operations.readRequest>) {
  return (await openRequest(call, 'talks.readRequest', presentRequest)) ?? call.refuse('talk-request-ended');
}
