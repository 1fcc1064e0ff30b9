import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { isProposable } from '@sheaf/rules/meetings/proposals/proposal';
import { askCongregation } from '#contexts/meetings/proposals/ask-congregation';
import { hostOfProposal } from '#contexts/meetings/proposals/host-of-proposal';
import { ourSpeaker } from '#contexts/meetings/proposals/our-speaker';
import { readToday } from '#contexts/people/congregations/congregations.public-api';
import type { Handler } from '#platform/handle';

/** PROP-C1. */
export async function addProposal(call: Handler<typeof operations.addProposal>) {
  const { tenant, body, now } = call;
  if (!isProposable(body.date, await readToday(tenant, now))) return call.refuse('proposal-date-wrong');
  const person = await ourSpeaker(call, body.speaker_id);
  const host = await hostOfProposal(call);
  return askCongregation(call, host, { direction: 'offer', speaker_name: person.name }, person.id);
}
