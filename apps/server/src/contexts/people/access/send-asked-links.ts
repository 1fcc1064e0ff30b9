/** Queues requested links: one message with a link for each person of the congregation with this contact. */
import { fullName } from '@sheaf/rules/people/people/names';
import { makeLink } from '#contexts/people/access/make-link';
import {
  type SignInOfMany,
  signInMail,
  signInMailOfMany,
  signInText,
  signInTextOfMany,
} from '#contexts/people/access/sign-in.mail';
import { readLetterhead } from '#contexts/people/congregations/congregations.api';
import { accounts } from '#contexts/people/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { queueMessage } from '#platform/outbox/outbox.store';
import { newCode } from '#platform/secrets';

interface AskedLinks {
  /** Locked by the caller, in the order of ids. */
  people: readonly number[];
  channel: 'email' | 'sms';
  contact: string;
  deviceHash: Buffer | null;
  address: string;
  now: Date;
}

type Account = NonNullable<Awaited<ReturnType<typeof accounts.read>>>;

/** People who still have the contact, because the message goes to it. */
async function readReached(tenant: Tenant, { people, channel, contact }: AskedLinks): Promise<Account[]> {
  const reached: Account[] = [];
  for (const id of people) {
    const person = await accounts.read(tenant, id);
    const has = channel === 'email' ? person?.email?.toLowerCase() : person?.phone;
    if (person?.active && has === contact) reached.push(person);
  }
  return reached;
}

/** Unique codes, so that a code identifies its person. */
function newCodes(count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(newCode());
  return [...codes];
}

/** Free for the congregation (USERS-R8). */
export async function sendAskedLinks(tenant: Tenant, asked: AskedLinks): Promise<void> {
  const { channel, deviceHash, address, now } = asked;
  const people = await readReached(tenant, asked);
  const [first] = people;
  if (!first) return;
  const { name: congregation } = await readLetterhead(tenant);
  const codes = newCodes(people.length);
  const signIns: SignInOfMany['people'] = [];
  for (const [index, person] of people.entries()) {
    const code = codes[index]!;
    const made = await makeLink(tenant, {
      personId: person.id,
      kind: 'asked',
      source: channel,
      code,
      deviceHash,
      address,
      now,
    });
    signIns.push({ name: fullName(person), link: made.link, code });
  }
  const ofOne = { lang: first.lang, kind: 'asked' as const, firstName: first.first_name, congregation };
  const ofMany = { lang: first.lang, congregation, people: signIns };
  const one = people.length === 1 ? { ...ofOne, ...signIns[0]! } : null;
  const mail = one ? signInMail(one) : signInMailOfMany(ofMany);
  const text = one ? signInText(one) : signInTextOfMany(ofMany);
  await queueMessage(tenant, {
    personId: first.id,
    channel,
    recipient: (channel === 'email' ? first.email : first.phone) ?? '',
    ...mail,
    body: channel === 'email' ? mail.body : text,
    kind: 'link',
  });
}
