/** Invitations of many people at once: the channel of each, and who cannot be reached (USERS-X24). */
import { type InviteContact, mayInviteBy } from '../../messaging/messages/invite.ts';

export interface InvitedPerson extends InviteContact {
  id: number;
  active: boolean;
}

export interface BulkInvite<Person> {
  /** People with an e-mail address, which is free of charge. */
  email: Person[];
  sms: Person[];
  unreachable: Person[];
}

/**
 * People among these who never signed in, by channel. People whose last visit is unknown are left out, as
 * are inactive ones, who cannot sign in.
 * @param visits last visit by person id; null for a person who never signed in
 */
export function planBulkInvite<Person extends InvitedPerson>(
  people: readonly Person[],
  visits: ReadonlyMap<number, string | null>,
): BulkInvite<Person> {
  const never = people.filter(({ id, active }) => active && visits.get(id) === null);
  const email = never.filter((person) => mayInviteBy('email', person));
  const sms = never.filter((person) => !mayInviteBy('email', person) && mayInviteBy('sms', person));
  const unreachable = never.filter((person) => !mayInviteBy('email', person) && !mayInviteBy('sms', person));
  return { email, sms, unreachable };
}
