import type { ReplyOf } from '@sheaf/contract/operation';
import type { access } from '@sheaf/contract/people/access/access';
import { challengeMinutes, decideAddPasskey } from '@sheaf/rules/people/access/passkey';
import { fullName } from '@sheaf/rules/people/people/names';
import {
  addingFor,
  algorithms,
  newChallenge,
  ownerOf,
  relyingParty,
} from '#contexts/people/access/passkey-proof';
import { asPerson, passkeys } from '#contexts/people/access/passkeys.store';
import { readLetterhead } from '#contexts/people/congregations/congregations.api';
import { accounts } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';

type Reply = ReplyOf<typeof access.beginPasskey>;
type Transport = Reply['excludeCredentials'][number]['transports'][number];

/** AUTH-R15: requests a discoverable passkey with user verification and without attestation. */
export async function beginPasskey(call: Handler<typeof access.beginPasskey>): Promise<Reply> {
  const { tenant, actor, platform, now } = call;
  const person = await accounts.read(tenant, actor.personId);
  if (!person) return call.missing();
  const kept = await passkeys.list(tenant, actor.personId);
  const decision = decideAddPasskey(kept.length);
  if (!decision.allowed) return call.refuse(decision.reason);
  const congregation = await readLetterhead(tenant);
  const { congregationId, personId } = actor;
  return {
    challenge: await newChallenge(asPerson(tenant), addingFor(congregationId, personId), now),
    rp: { id: relyingParty(platform).id, name: 'Sheaf' },
    user: {
      id: ownerOf(congregationId, personId).toString('base64url'),
      name: `${fullName(person)}, ${congregation.name}`,
      displayName: fullName(person),
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeMinutes * 60_000,
    attestation: 'none',
    excludeCredentials: kept.map((row) => ({
      id: row.credential_id.toString('base64url'),
      type: 'public-key' as const,
      transports: row.transports as Transport[],
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}
