import type { proposals as operations } from '@sheaf/contract/proposals/proposals';
import { isProposable } from '@sheaf/rules/proposals/proposal';
import { readToday } from '#domains/congregations/congregations.public-api';
import { askCongregation } from '#domains/proposals/ask-congregation';
import { hostOfProposal } from '#domains/proposals/host-of-proposal';
import { ourSpeaker } from '#domains/proposals/our-speaker';
import type { Handler } from '#platform/handle';

/** PROP-C1. */
export async function addProposal(call: Handler<typeof operations.addProposal>) {
  const { tenant, body, now } = call;
  if (!isProposable(body.date, await readToday(tenant, now))) return call.refuse('proposal-date-wrong');
  const person = await ourSpeaker(call, body.speaker_id);
  const host = await hostOfProposal(call);
  return askCongregation(call, host, { direction: 'offer', speaker_name: person.name }, person.id);
}
