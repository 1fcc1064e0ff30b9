/**
 * Sends the first request to another congregation: for a talk by an own speaker there, or by one of its
 * speakers here.
 */
import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { hasCompetingProposal } from '#contexts/meetings/proposals/competing-proposal';
import type { Host } from '#contexts/meetings/proposals/host-of-proposal';
import { presentProposal } from '#contexts/meetings/proposals/present-proposal';
import { proposalSenders } from '#contexts/meetings/proposals/proposal-links.store';
import { type NewProposal, proposals } from '#contexts/meetings/proposals/proposals.store';
import { mailProposal, mayWriteMore } from '#contexts/meetings/proposals/write-proposal';
import { findCoordinator } from '#contexts/meetings/talks/talks.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.addProposal> | Handler<typeof operations.inviteSpeaker>;

const nobodyInvited = { invitedId: null, groupId: null };

/**
 * @param personId id of the own speaker, for an offer.
 * @param invitedId a directory speaker invited by name.
 * @param groupId the language group of the weekend.
 */
export async function askCongregation(
  call: Call,
  { host_id, host_name, to_congregation, contact_name, contact_email }: Host,
  asked: Pick<NewProposal, 'direction' | 'speaker_name' | 'meeting'>,
  personId: number | null,
  { invitedId, groupId }: { invitedId: number | null; groupId: number | null } = nobodyInvited,
) {
  const { tenant, body } = call;
  const sends = asked.direction === 'offer';
  if (!(await findCoordinator(tenant))) return call.refuse('no-talk-coordinator');
  if (body.mail && contact_email === null) return call.refuse('contact-without-address');
  if (
    await hasCompetingProposal(call, {
      date: body.date,
      sends,
      speakerId: personId,
      otherId: host_id,
      group: groupId,
    })
  )
    return call.refuse(sends ? 'proposal-speaker-asked' : 'proposal-week-asked');
  if (!(await mayWriteMore(call))) return call.refuse('too-many-proposals');
  const id = await proposals.add(tenant, {
    ...asked,
    to_congregation,
    host_name,
    word: body.word,
    held_on: body.date,
    numbers: [...new Set(body.numbers)].sort((one, other) => one - other),
  });
  await proposalSenders.name(tenant, {
    proposal_id: id,
    person_id: personId,
    speaker_id: invitedId,
    language_group_id: groupId,
    host_id,
    contact_name,
    contact_email,
  });
  if (body.mail) await mailProposal(call, (await proposals.read(tenant, id))!);
  return presentProposal(call, id);
}
