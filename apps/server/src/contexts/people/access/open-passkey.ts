/** Exchanges a passkey's signature for a session; every failure has the same answer (AUTH-R16). */
import type { access } from '@sheaf/contract/people/access/access';
import { decideUsePasskey } from '@sheaf/rules/people/access/passkey';
import { limitPasskeys } from '#contexts/people/access/limits';
import { comingIn, ownerOf, readSignature, takeChallenge } from '#contexts/people/access/passkey-proof';
import { asStranger, findPasskey, type PasskeyRow, passkeys } from '#contexts/people/access/passkeys.store';
import { recoveryCookiesOf } from '#contexts/people/access/recovery-cookie';
import { readSession, type SessionReply } from '#contexts/people/access/session-reply';
import { sessions } from '#contexts/people/access/sessions.store';
import { accounts } from '#contexts/people/people/people.api';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { CookieReply } from '#platform/replies';
import { hashSecret } from '#platform/secrets';

type Call = Handler<typeof access.openPasskey>;

function turnAway(call: Call, reason: string): never {
  call.platform.log.info({ reason }, 'passkey not accepted');
  return call.refuse('passkey-not-accepted');
}

async function prove(call: Call, tenant: Tenant, passkey: PasskeyRow, challenge: string): Promise<void> {
  const count = await readSignature(call.platform, call.body, passkey, challenge);
  if (count instanceof Error) return turnAway(call, count.message);
  const owner = ownerOf(tenant.congregationId, passkey.person_id);
  const decision = decideUsePasskey({
    personActive: passkey.person_active,
    ownerFits: owner.equals(Buffer.from(call.body.user_handle, 'base64url')),
    countKept: passkey.counter,
    countGiven: count,
  });
  if (!decision.allowed) return turnAway(call, decision.reason);
  await passkeys.markUsed(tenant, passkey.id, count, call.now);
}

export async function openPasskey(call: Call): Promise<CookieReply<SessionReply>> {
  const { body, origin, platform, now } = call;
  await limitPasskeys(call);
  const asked = asStranger(platform.pool);
  const challenge = await takeChallenge(asked, comingIn, body.client_data, now);
  const found = await findPasskey(asked, Buffer.from(body.id, 'base64url'));
  if (!found) return turnAway(call, 'unknown');
  const act = {
    congregationId: found.congregation_id,
    personId: null,
    operation: 'access.openPasskey',
  };
  return tenantTransaction(platform, act, async (tenant) => {
    const passkey = await passkeys.lock(tenant, found.passkey_id);
    if (!passkey) return turnAway(call, 'unknown');
    const { person_id: personId } = passkey;
    const tokenHash = hashSecret(body.secret);
    // A retry of the same phone after a lost answer: its session exists already.
    const again = passkey.person_active && (await sessions.isOpen(tenant, personId, tokenHash));
    if (challenge) await prove(call, tenant, passkey, challenge);
    else if (!again) return turnAway(call, 'challenge');
    if (!again) {
      if (!(await accounts.hold(tenant, personId))) return turnAway(call, 'person gone');
      const deviceHash = body.device ? hashSecret(body.device) : null;
      await sessions.add(tenant, {
        personId,
        tokenHash,
        deviceHash,
        source: 'passkey',
        installed: body.installed,
        ...origin,
        now,
      });
      await accounts.markSeen(tenant, personId, now);
    }
    const { address } = platform.settings;
    const cookies = await recoveryCookiesOf(tenant, tokenHash, { wire: call.wire, address, now });
    return new CookieReply(await readSession(tenant, personId, now, platform.settings), cookies);
  });
}
