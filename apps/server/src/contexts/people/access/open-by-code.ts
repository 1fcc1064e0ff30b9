/**
 * Finds the link of a six-digit code. A wrong code runs the same statements for known and unknown contacts.
 */
import type { access } from '@sheaf/contract/people/access/access';
import { pauseLadders } from '@sheaf/rules/people/access/pauses';
import { decideCode } from '@sheaf/rules/people/access/sign-in-code';
import { pauses } from '#contexts/people/access/attempts.store';
import { readStrangersContact, type StrangersContact } from '#contexts/people/access/contact';
import { type ContactPlace, placesOf } from '#contexts/people/access/contact-places';
import { laneOf } from '#contexts/people/access/lanes';
import { type FoundLink, links, strangers } from '#contexts/people/access/links.store';
import { asPerson } from '#contexts/people/access/passkeys.store';
import { tenantTransaction } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { hashSecret } from '#platform/secrets';

type Call = Handler<typeof access.openLink>;

const mostCongregations = 20;

/** Placeholder congregation for an unknown contact. */
const nowhere = ({ email, readings }: StrangersContact, typed: string): ContactPlace => ({
  congregationId: 0,
  contact: email ?? (readings.map(({ phone }) => phone).join() || typed),
  people: [],
});

/** Counts a wrong code in the transaction, which a refusal does not roll back. */
async function findIn(call: Call, place: ContactPlace, code: string): Promise<FoundLink | undefined> {
  const { platform, now, body } = call;
  const { congregationId, contact, people } = place;
  const deviceHash = body.device ? hashSecret(body.device) : null;
  const lane = laneOf(congregationId, contact);
  const act = { congregationId, personId: null, operation: 'access.openLink' };
  const { opens } = await tenantTransaction(platform, act, async (tenant) => {
    const pause = await pauses.hold(asPerson(tenant), pauseLadders.codes, lane, now);
    const sent = (await links.ofCodes(tenant, people, deviceHash)).map(
      ({ person_id, code_hash, ...link }) => ({
        ...link,
        matches: code_hash.equals(hashSecret(`${person_id}:${code}`)),
      }),
    );
    const outcome = decideCode(sent, pause, now.getTime());
    await links.noteFailures(tenant, outcome.failed);
    await pauses.keep(asPerson(tenant), pauseLadders.codes, lane, outcome.pause);
    return outcome;
  });
  return opens === null ? undefined : { congregation_id: congregationId, link_id: opens };
}

export async function findByCode(call: Call, contact: string, code: string): Promise<FoundLink | undefined> {
  const { pool } = call.platform;
  const read = await readStrangersContact(contact, () => strangers.countries(pool));
  const places = placesOf(read, await strangers.people(pool, read, mostCongregations));
  for (const place of places.length > 0 ? places : [nowhere(read, contact)]) {
    const found = await findIn(call, place, code);
    if (found) return found;
  }
  return undefined;
}
