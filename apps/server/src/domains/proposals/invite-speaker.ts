import type { proposals as operations } from '@sheaf/contract/proposals/proposals';
import { isProposable } from '@sheaf/rules/proposals/proposal';
import { readToday } from '#domains/congregations/congregations.public-api';
import { askCongregation } from '#domains/proposals/ask-congregation';
import { type Host, hostOfProposal } from '#domains/proposals/host-of-proposal';
import { findSpeaker } from '#domains/speakers/speakers.public-api';
import { closedWeekend } from '#domains/talks/talks.public-api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.inviteSpeaker>;

/** By name only: how somebody whom the directory shows us is reached goes nowhere. Empty where they choose who comes. */
async function nameOfSpeaker({ tenant, body, invalid }: Call, { host_id }: Host): Promise<string> {
  const { speaker_id: id, speaker_name: name } = body;
  if (id === undefined) return name ?? '';
  if (name !== null) return invalid({ speaker_name: ['not-valid'] });
  const found = await findSpeaker(tenant, id);
  return found?.congregation_id === host_id ? found.full_name : invalid({ speaker_id: ['no-such-person'] });
}

/** PROP-C2. */
export async function inviteSpeaker(call: Call) {
  const { tenant, body, now } = call;
  if (!isProposable(body.date, await readToday(tenant, now))) return call.refuse('proposal-date-wrong');
  const host = await hostOfProposal(call);
  const speaker_name = await nameOfSpeaker(call, host);
  const closed = await closedWeekend(tenant, body.date, now);
  if (closed) return call.refuse(closed);
  return askCongregation(call, host, { direction: 'invite', speaker_name }, null);
}
