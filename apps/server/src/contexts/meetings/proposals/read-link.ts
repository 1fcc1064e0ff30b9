import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { openLink, presentLink } from '#contexts/meetings/proposals/open-link';
import type { Handler } from '#platform/handle';

/** PROP-R4: whoever only fetches the page, such as a scanner of mails, has seen and answered nothing. */
export async function readLink(call: Handler<typeof operations.readLink>) {
  const shown = await openLink(call, 'proposals.readLink', presentLink);
  return shown ?? call.refuse('proposal-link-ended');
}
