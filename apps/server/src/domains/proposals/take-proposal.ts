import type { proposals as operations } from '@sheaf/contract/proposals/proposals';
import { daysLinkLives } from '@sheaf/rules/proposals/proposal';
import { readToday } from '#domains/congregations/congregations.public-api';
import { presentProposal } from '#domains/proposals/present-proposal';
import { proposalLinks } from '#domains/proposals/proposal-links.store';
import type { Handler } from '#platform/handle';
import { hashSecret } from '#platform/secrets';

const dayMilliseconds = 86_400_000;

/** PROP-R6: one that belongs to a congregation already, one of our own and one that nobody made say the same. */
export async function takeProposal(call: Handler<typeof operations.takeProposal>) {
  const { tenant, body, now } = call;
  const since = new Date(now.getTime() - daysLinkLives * dayMilliseconds);
  const id = await proposalLinks.take(tenant, hashSecret(body.token), await readToday(tenant, now), since);
  return id === undefined ? call.refuse('proposal-link-ended') : presentProposal(call, id);
}
