import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { openLink, presentLink } from '#contexts/meetings/proposals/open-link';
import type { Handler } from '#platform/handle';

/** Reading the page, for example by a mail scanner, marks nothing as seen or answered (PROP-R4). */
export async function readLink(call: Handler<typeof operations.readLink>) {
  const shown = await openLink(call, 'proposals.readLink', presentLink);
  return shown ?? call.refuse('proposal-link-ended');
}
