/** Exchanges the recovery cookie of a browser that lost its bearer for a new bearer (AUTH-R23, decision 185). */
import type { access } from '@sheaf/contract/people/access/access';
import { sessionExpired } from '@sheaf/rules/people/access/link';
import { decideRestore, type RecoveryRefusal } from '@sheaf/rules/people/access/recovery-cookie';
import { strangers } from '#contexts/people/access/links.store';
import {
  isFromOwnPage,
  nextRecovery,
  recoveryCookies,
  recoveryOf,
} from '#contexts/people/access/recovery-cookie';
import { readSession, type SessionReply } from '#contexts/people/access/session-reply';
import { type RecoverableSession, sessions } from '#contexts/people/access/sessions.store';
import { accounts } from '#contexts/people/people/people.api';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { CookieReply } from '#platform/replies';
import { hashSecret } from '#platform/secrets';

type Call = Handler<typeof access.restoreSession>;

type RestoreOutcome = { refused: RecoveryRefusal } | { reply: SessionReply; recovery: string };

const cookieState = (session: RecoverableSession, hash: Buffer) => {
  if (session.recovery_hash.equals(hash)) return 'present' as const;
  return session.recovery_former_hash?.equals(hash) ? ('former' as const) : ('unknown' as const);
};

/** Returns refusals instead of throwing them, because an ended session must be committed. */
async function restore(
  call: Call,
  tenant: Tenant,
  sessionId: number,
  secret: string,
): Promise<RestoreOutcome> {
  const { body, now, platform } = call;
  const session = await sessions.lockRecoverable(tenant, sessionId);
  if (!session) return { refused: 'recovery-unknown' };
  const { person_id: personId } = session;
  const tokenHash = hashSecret(body.secret);
  const decision = decideRestore(
    {
      value: cookieState(session, hashSecret(secret)),
      changedAt: session.recovery_changed_at.getTime(),
      sameSecret: session.token_hash.equals(tokenHash),
      sessionEnded: session.ended_at !== null,
      sessionExpired: sessionExpired(session.last_used_at.getTime(), now.getTime()),
      personActive: session.person_active,
    },
    now.getTime(),
  );
  if (decision.how === 'end') await sessions.end(tenant, personId, sessionId, now);
  if (decision.how === 'end' || decision.how === 'refuse') return { refused: decision.reason };
  const recovery = nextRecovery(session.recovery_key, secret);
  if (decision.how === 'restore') {
    if (!(await accounts.hold(tenant, personId))) return { refused: 'person-inactive' };
    const hashes = { tokenHash, recoveryHash: hashSecret(recovery), formerHash: hashSecret(secret) };
    await sessions.restore(tenant, sessionId, { ...hashes, installed: body.installed ?? null, now });
    await accounts.markSeen(tenant, personId, now);
  }
  return { reply: await readSession(tenant, personId, now, platform.settings), recovery };
}

export async function restoreSession(call: Call): Promise<CookieReply<SessionReply>> {
  const { wire, platform } = call;
  const secret = isFromOwnPage(wire, platform.settings.address) ? recoveryOf(wire) : undefined;
  const found = secret && (await strangers.recovery(platform.pool, hashSecret(secret)));
  if (!secret || !found) return call.refuse('recovery-unknown');
  const act = {
    congregationId: found.congregation_id,
    personId: null,
    operation: 'access.restoreSession',
  };
  const restored = await tenantTransaction(platform, act, (tenant) =>
    restore(call, tenant, found.session_id, secret),
  );
  // The former bearer is refused by every process before the answer.
  platform.changes?.tell(found.congregation_id);
  await platform.changes?.confirm();
  if ('refused' in restored) return call.refuse(restored.refused);
  return new CookieReply(restored.reply, recoveryCookies(restored.recovery));
}
