import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { openRequest, presentRequest } from '#contexts/meetings/talks/open-request';
import type { Handler } from '#platform/handle';

/** WKND-O1: whoever only fetches the page, such as a scanner of mails, has seen and answered nothing. */
export async function readRequest(call: Handler<typeof operations.readRequest>) {
  return (await openRequest(call, 'talks.readRequest', presentRequest)) ?? call.refuse('talk-request-ended');
}
