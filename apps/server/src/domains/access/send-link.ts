/** Makes a link with its code, stores their hashes, and puts the message into the outbox of the same transaction. */
import { askedLinkMinutes, inviteHours } from '@sheaf/rules/access/link';
import { links } from '#domains/access/links.store';
import { signInMail } from '#domains/access/sign-in.mail';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { accounts } from '#domains/people/people.public-api';
import type { Tenant } from '#platform/database/tenant';
import { balances } from '#platform/outbox/balance.store';
import { queueMessages } from '#platform/outbox/outbox.store';
import { hashSecret, newCode, newSecret } from '#platform/secrets';
import { plainLines, sayPlain } from '#platform/texts';

export type LinkSource = 'sms' | 'email' | 'legacy-sms';

export interface LinkToSend {
  personId: number;
  kind: 'invite' | 'asked';
  source: LinkSource;
  address: string;
  now: Date;
  /** What its congregation pays for it; a link that a person asked for is free (USERS-R8). */
  cents?: number;
}

export interface SentLink {
  /** Text for the sender's own SMS app; only for `legacy-sms`. */
  message: string | null;
  expiresAt: Date;
}

export const linkAddress = (address: string, token: string, source: string): string =>
  `${address}/?token=${token}&source=${source}`;

export async function sendLink(tenant: Tenant, link: LinkToSend): Promise<SentLink> {
  const person = await accounts.read(tenant, link.personId);
  if (!person) throw new Error('a link is made for a person who exists');
  const congregation = await readLetterhead(tenant);
  const token = newSecret();
  const code = newCode();
  const minutes = link.kind === 'invite' ? inviteHours * 60 : askedLinkMinutes;
  const expiresAt = new Date(link.now.getTime() + minutes * 60_000);
  await links.add(tenant, {
    personId: link.personId,
    tokenHash: hashSecret(token),
    codeHash: hashSecret(`${link.personId}:${code}`),
    kind: link.kind,
    source: link.source,
    expiresAt,
  });
  const address = linkAddress(link.address, token, link.source);
  const values = { first_name: person.first_name, congregation: congregation.name };
  const text = plainLines([
    sayPlain(person.lang, `access:message.${link.kind}`, values),
    address,
    `${sayPlain(person.lang, 'access:message.code')} ${code}`,
  ]);
  if (link.source === 'legacy-sms') return { message: text, expiresAt };
  const written = signInMail({
    lang: person.lang,
    kind: link.kind,
    firstName: person.first_name,
    congregation: congregation.name,
    link: address,
    code,
  });
  const cents = link.cents ?? 0;
  const [messageId] = await queueMessages(tenant, [
    {
      personId: person.id,
      channel: link.source,
      recipient: (link.source === 'email' ? person.email : person.phone) ?? '',
      ...written,
      body: link.source === 'email' ? written.body : text,
      kind: 'link',
      cents,
    },
  ]);
  await balances.book(tenant, { kind: 'sms', cents: -cents, at: link.now, messageId: messageId! });
  return { message: null, expiresAt };
}
