/** Creates the link of an invite, and queues its message in the same transaction. */
import { type LinkSource, makeLink } from '#contexts/people/access/make-link';
import { signInMail, signInText } from '#contexts/people/access/sign-in.mail';
import { readLetterhead } from '#contexts/people/congregations/congregations.api';
import { accounts } from '#contexts/people/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { balances } from '#platform/outbox/balance.store';
import { queueMessages } from '#platform/outbox/outbox.store';
import { newCode } from '#platform/secrets';

interface InviteToSend {
  personId: number;
  source: LinkSource;
  address: string;
  now: Date;
  /** Charge to the congregation (USERS-R8). */
  cents: number;
}

interface SentLink {
  /** Text for the sender's own SMS app; only for `legacy-sms`. */
  message: string | null;
  expiresAt: Date;
}

export async function sendInviteLink(tenant: Tenant, invite: InviteToSend): Promise<SentLink> {
  const { personId, source, address, now, cents } = invite;
  const person = await accounts.read(tenant, personId);
  if (!person) throw new Error('a link is made for a person who exists');
  const congregation = await readLetterhead(tenant);
  const code = newCode();
  const { link, expiresAt } = await makeLink(tenant, {
    personId,
    kind: 'invite',
    source,
    code,
    deviceHash: null,
    address,
    now,
  });
  const signIn = {
    lang: person.lang,
    kind: 'invite' as const,
    firstName: person.first_name,
    congregation: congregation.name,
    link,
    code,
  };
  if (source === 'legacy-sms') return { message: signInText(signIn), expiresAt };
  const mail = signInMail(signIn);
  const [messageId] = await queueMessages(tenant, [
    {
      personId,
      channel: source,
      recipient: (source === 'email' ? person.email : person.phone) ?? '',
      ...mail,
      body: source === 'email' ? mail.body : signInText(signIn),
      kind: 'link',
      cents,
    },
  ]);
  await balances.book(tenant, { kind: 'sms', cents: -cents, at: now, messageId: messageId! });
  return { message: null, expiresAt };
}
