import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { isProposable } from '@sheaf/rules/meetings/proposals/proposal';
import { hostDayOf } from '@sheaf/rules/meetings/talks/away-talk';
import { askCongregation } from '#contexts/meetings/proposals/ask-congregation';
import { type Host, hostOfProposal } from '#contexts/meetings/proposals/host-of-proposal';
import { ourSpeaker } from '#contexts/meetings/proposals/our-speaker';
import { congregationCard } from '#contexts/meetings/speakers/speakers.api';
import { awayBetween, readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.addProposal>;

/** Whether the speaker is away on the day of the host's weekend meeting in that week. */
async function isAwayThen(
  { tenant, body }: Call,
  personId: number,
  { host_id }: Pick<Host, 'host_id'>,
): Promise<boolean> {
  const host = await congregationCard(tenant, host_id);
  const day = hostDayOf(body.date, host?.public_day ?? 0);
  return (await awayBetween(tenant, [personId], day, day)).length > 0;
}

/** PROP-C1, SPKR-R13. */
export async function addProposal(call: Call) {
  const { tenant, body, now } = call;
  if (!isProposable(body.date, await readToday(tenant, now))) return call.refuse('proposal-date-wrong');
  const person = await ourSpeaker(call, body.speaker_id);
  const host = await hostOfProposal(call);
  if (!body.even_away && (await isAwayThen(call, person.id, host))) return call.refuse('speaker-away');
  return askCongregation(
    call,
    host,
    { direction: 'offer', speaker_name: person.name, meeting: null },
    person.id,
  );
}
