import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { openLink } from '#contexts/meetings/proposals/open-link';
import { proposalLinks } from '#contexts/meetings/proposals/proposal-links.store';
import type { Handler } from '#platform/handle';

/** A request counts as seen after the first touch on its page (PROP-R4). */
export async function noteLinkSeen(call: Handler<typeof operations.noteLinkSeen>) {
  const seen = await openLink(call, 'proposals.noteLinkSeen', async (tenant, _, { link_id }) => {
    await proposalLinks.markSeen(tenant, link_id, call.now);
    return { ok: true as const };
  });
  return seen ?? call.refuse('proposal-link-ended');
}
