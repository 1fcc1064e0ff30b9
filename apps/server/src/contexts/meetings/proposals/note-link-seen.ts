import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { openLink } from '#contexts/meetings/proposals/open-link';
import { proposalLinks } from '#contexts/meetings/proposals/proposal-links.store';
import type { Handler } from '#platform/handle';

/** PROP-R4: the first touch on the page. */
export async function noteLinkSeen(call: Handler<typeof operations.noteLinkSeen>) {
  const seen = await openLink(call, 'proposals.noteLinkSeen', async (tenant, _, { link_id }) => {
    await proposalLinks.markSeen(tenant, link_id, call.now);
    return { ok: true as const };
  });
  return seen ?? call.refuse('proposal-link-ended');
}
