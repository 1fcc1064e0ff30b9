import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { daysLinkLives } from '@sheaf/rules/meetings/proposals/proposal';
import { presentProposal } from '#contexts/meetings/proposals/present-proposal';
import { proposalLinks } from '#contexts/meetings/proposals/proposal-links.store';
import { readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';
import { hashSecret } from '#platform/secrets';

const dayMilliseconds = 86_400_000;

/** The same error for a proposal of another congregation, an own one and an unknown link (PROP-R6). */
export async function takeProposal(call: Handler<typeof operations.takeProposal>) {
  const { tenant, body, now } = call;
  const since = new Date(now.getTime() - daysLinkLives * dayMilliseconds);
  const id = await proposalLinks.take(tenant, hashSecret(body.token), await readToday(tenant, now), since);
  return id === undefined ? call.refuse('proposal-link-ended') : presentProposal(call, id);
}
