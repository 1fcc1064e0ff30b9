import type { access } from '@sheaf/contract/people/access/access';
import { decideAddPasskey } from '@sheaf/rules/people/access/passkey';
import { shownPasskey } from '#contexts/people/access/list-passkeys';
import { addingFor, readNewPasskey, takeChallenge } from '#contexts/people/access/passkey-proof';
import { asPerson, findPasskey, passkeys } from '#contexts/people/access/passkeys.store';
import { recordAct } from '#contexts/people/access/sessions.store';
import { lockPeople } from '#contexts/people/people/held-people.api';
import type { Handler } from '#platform/handle';

/** AUTH-R15: stores the passkey after its challenge, origin and person are verified. */
export async function addPasskey(call: Handler<typeof access.addPasskey>) {
  const { tenant, actor, body, platform, now, origin } = call;
  const purpose = addingFor(actor.congregationId, actor.personId);
  const challenge = await takeChallenge(asPerson(tenant), purpose, body.client_data, now);
  if (!challenge) return call.refuse('passkey-not-added');
  const made = await readNewPasskey(platform, body, challenge);
  if (made instanceof Error) {
    platform.log.info({ reason: made.message }, 'passkey not added');
    return call.refuse('passkey-not-added');
  }
  // Serialises concurrent additions of one person for the limit.
  await lockPeople(tenant, [actor.personId]);
  const decision = decideAddPasskey((await passkeys.list(tenant, actor.personId)).length);
  if (!decision.allowed) return call.refuse(decision.reason);
  if (await findPasskey(asPerson(tenant), made.credentialId)) return call.refuse('passkey-known');
  const row = await passkeys.add(tenant, {
    ...made,
    personId: actor.personId,
    transports: body.transports,
    device: origin.device,
    now,
  });
  await recordAct(tenant, 'passkeys', row.id, { added: true });
  return shownPasskey(row);
}
