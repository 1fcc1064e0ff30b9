/**
 * Resolves the other congregation and its contact: a directory entry with its visible contact, or a new entry
 * named in the form.
 */
import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { isUsableEmail } from '@sheaf/rules/contact/email';
import { congregationCard, contactOf, nameCongregation } from '#contexts/meetings/speakers/speakers.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.addProposal> | Handler<typeof operations.inviteSpeaker>;

export interface Host {
  host_id: number;
  host_name: string;
  to_congregation: number | null;
  contact_name: string | null;
  contact_email: string | null;
}

export async function hostOfProposal({ tenant, body, invalid, refuse }: Call): Promise<Host> {
  const { congregation_id: id, host } = body;
  if ((id === undefined) === (host === undefined)) return invalid({ congregation_id: ['required'] });
  if (host) {
    if (host.email !== null && !isUsableEmail(host.email)) return invalid({ 'host.email': ['not-an-email'] });
    const named = { name: host.name, contact_name: host.contact_name, contact_email: host.email };
    return {
      host_id: await nameCongregation(tenant, named),
      host_name: host.name,
      to_congregation: null,
      contact_name: named.contact_name,
      contact_email: named.contact_email,
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
