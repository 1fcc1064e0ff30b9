/**
 * "Ask for a new link": the same answer in the same time for known and unknown contacts (trust: unknown
 * contact).
 */
import type { access } from '@sheaf/contract/people/access/access';
import { decideAttempt, pauseLadders } from '@sheaf/rules/people/access/pauses';
import { pauses } from '#contexts/people/access/attempts.store';
import { readStrangersContact } from '#contexts/people/access/contact';
import { type ContactPlace, placesOf } from '#contexts/people/access/contact-places';
import { laneOf, laneOfDevice } from '#contexts/people/access/lanes';
import { limitAsking } from '#contexts/people/access/limits';
import { strangers } from '#contexts/people/access/links.store';
import { asPerson } from '#contexts/people/access/passkeys.store';
import { sendAskedLinks } from '#contexts/people/access/send-asked-links';
import { sessions } from '#contexts/people/access/sessions.store';
import { lockPeople } from '#contexts/people/people/held-people.api';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { hashSecret } from '#platform/secrets';

type Call = Handler<typeof access.askForLink>;
type LinkChannel = 'email' | 'sms';

/** A phone's owner is usually in one congregation; an SMS costs the installation money, a mail does not. */
const mostCongregations = { email: 20, sms: 3 } as const satisfies Record<LinkChannel, number>;
const ladderOf = { email: pauseLadders.asksByEmail, sms: pauseLadders.asksBySms } as const;

/** Counts the request in the sending transaction, under a lock against concurrent requests. */
async function takeTurn(
  tenant: Tenant,
  channel: LinkChannel,
  { congregationId, contact, people }: ContactPlace,
  deviceHash: Buffer | null,
  now: Date,
): Promise<boolean> {
  const known = deviceHash && (await sessions.knowsDevice(tenant, people, deviceHash));
  const lane = known ? laneOfDevice(congregationId, contact, deviceHash) : laneOf(congregationId, contact);
  const ladder = ladderOf[channel];
  const attempt = decideAttempt(
    ladder,
    await pauses.hold(asPerson(tenant), ladder, lane, now),
    now.getTime(),
  );
  if (attempt.allowed) await pauses.keep(asPerson(tenant), ladder, lane, attempt.value);
  return attempt.allowed;
}

async function sendTo(call: Call, channel: LinkChannel, place: ContactPlace): Promise<void> {
  const { platform, now, body } = call;
  const act = { congregationId: place.congregationId, personId: null, operation: 'access.askForLink' };
  const deviceHash = body.device ? hashSecret(body.device) : null;
  await tenantTransaction(platform, act, async (tenant) => {
    const people = await lockPeople(tenant, place.people);
    if (people.length === 0) return;
    if (!(await takeTurn(tenant, channel, { ...place, people }, deviceHash, now))) return;
    const { contact } = place;
    await sendAskedLinks(tenant, {
      people,
      channel,
      contact,
      deviceHash,
      address: platform.settings.address,
      now,
    });
  });
}

async function sendToAll(call: Call): Promise<void> {
  const { pool, log } = call.platform;
  const contact = await readStrangersContact(call.body.contact, () => strangers.countries(pool));
  const channel = contact.email ? 'email' : 'sms';
  const found = await strangers.people(pool, contact, mostCongregations[channel]);
  for (const place of placesOf(contact, found)) {
    // A failure in one congregation must not stop the links of another.
    await sendTo(call, channel, place).catch((error) =>
      log.error({ err: error, congregation: place.congregationId }, 'asked link not sent'),
    );
  }
}

export async function askForLink(call: Call): Promise<{ ok: true }> {
  await limitAsking(call);
  // Runs after the answer, whose time must not reveal whether the contact is known. A failure is logged and
  // not returned.
  setImmediate(() => {
    sendToAll(call).catch((error) => call.platform.log.error({ err: error }, 'asked link not sent'));
  });
  return { ok: true };
}
