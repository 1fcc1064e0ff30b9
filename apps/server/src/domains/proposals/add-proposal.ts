import type { proposals as operations } from '@sheaf/contract/proposals/proposals';
import { isUsableEmail } from '@sheaf/rules/contact/email';
import { meetingParts } from '@sheaf/rules/people/meeting-part';
import { fullName } from '@sheaf/rules/people/names';
import { isProposable } from '@sheaf/rules/proposals/proposal';
import { readToday } from '#domains/congregations/congregations.public-api';
import { qualifiedPeople, readRecord } from '#domains/people/people.public-api';
import { presentProposal } from '#domains/proposals/present-proposal';
import { proposalSenders } from '#domains/proposals/proposal-links.store';
import { proposals } from '#domains/proposals/proposals.store';
import { mailProposal, mayWriteMore } from '#domains/proposals/write-proposal';
import { congregationCard, contactOf, nameCongregation } from '#domains/speakers/speakers.public-api';
import { findCoordinator } from '#domains/talks/talks.public-api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.addProposal>;

interface Host {
  host_id: number;
  host_name: string;
  to_congregation: number | null;
  contact_name: string | null;
  contact_email: string | null;
}

/** One of the directory, with the contact that it shows; or one that is kept on the way. */
async function hostOf({ tenant, body, invalid, refuse }: Call): Promise<Host> {
  const { congregation_id: id, host } = body;
  if ((id === undefined) === (host === undefined)) return invalid({ congregation_id: ['required'] });
  if (host) {
    if (host.email !== null && !isUsableEmail(host.email)) return invalid({ 'host.email': ['not-an-email'] });
    const named = { name: host.name, contact_name: host.contact_name, contact_email: host.email };
    return {
      ...{ host_id: await nameCongregation(tenant, named), host_name: host.name, to_congregation: null },
      ...{ contact_name: named.contact_name, contact_email: named.contact_email },
    };
  }
  const card =
    (await congregationCard(tenant, id!)) ?? invalid({ congregation_id: ['no-such-congregation'] });
  if (card.id === tenant.congregationId) return refuse('own-congregation');
  const contact = await contactOf(tenant, card);
  return {
    host_id: card.id,
    host_name: card.name,
    to_congregation: card.kept ? null : card.id,
    contact_name: contact?.full_name ?? null,
    contact_email: contact?.email && isUsableEmail(contact.email) ? contact.email : null,
  };
}

/** Held until the end, so that nobody takes the qualification away meanwhile. */
async function speakerOf({ tenant, body, invalid }: Call) {
  const [person] = await qualifiedPeople.hold(tenant, [body.speaker_id]);
  if (!person) return invalid({ speaker_id: ['no-such-person'] });
  if (!person.active || !person.qualified_parts.includes(meetingParts.encode('away-talk')))
    return invalid({ speaker_id: ['not-qualified'] });
  return (await readRecord(tenant, person.id)) ?? invalid({ speaker_id: ['no-such-person'] });
}

/** PROP-C1. */
export async function addProposal(call: Call) {
  const { tenant, body, now } = call;
  if (!isProposable(body.date, await readToday(tenant, now))) return call.refuse('proposal-date-wrong');
  const person = await speakerOf(call);
  const { host_id, contact_name, contact_email, host_name, to_congregation } = await hostOf(call);
  if (!(await findCoordinator(tenant))) return call.refuse('no-talk-coordinator');
  if (body.mail && contact_email === null) return call.refuse('contact-without-address');
  if (!(await mayWriteMore(call))) return call.refuse('too-many-proposals');
  const id = await proposals.add(tenant, {
    ...{ to_congregation, host_name, word: body.word, held_on: body.date },
    speaker_name: fullName(person),
    numbers: [...new Set(body.numbers)].sort((one, other) => one - other),
  });
  await proposalSenders.add(tenant, {
    proposal_id: id,
    person_id: person.id,
    host_id,
    contact_name,
    contact_email,
  });
  if (body.mail) await mailProposal(call, (await proposals.read(tenant, id))!);
  return presentProposal(call, id);
}
