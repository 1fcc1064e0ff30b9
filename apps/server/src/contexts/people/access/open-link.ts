/**
 * Exchanges a link or its code for a session: once, and only after a person pressed the button (trust:
 * links).
 */
import type { access } from '@sheaf/contract/people/access/access';
import { decideOpenLink, type LinkFacts, mayRepeatOpening } from '@sheaf/rules/people/access/link';
import { limitCodes } from '#contexts/people/access/limits';
import { type FoundLink, type LinkRow, links, strangers } from '#contexts/people/access/links.store';
import { findByCode } from '#contexts/people/access/open-by-code';
import { recoveryCookiesOf } from '#contexts/people/access/recovery-cookie';
import { readSession, type SessionReply } from '#contexts/people/access/session-reply';
import { sessions } from '#contexts/people/access/sessions.store';
import { accounts } from '#contexts/people/people/people.api';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { CookieReply } from '#platform/replies';
import { hashSecret } from '#platform/secrets';

type Call = Handler<typeof access.openLink>;
type OpenedSession = CookieReply<SessionReply>;

async function isRepeated(
  tenant: Tenant,
  link: LinkRow,
  sessionHash: Buffer,
  facts: LinkFacts,
  now: Date,
): Promise<boolean> {
  const sameSecret = link.session_hash?.equals(sessionHash) ?? false;
  const sessionOpen = sameSecret && (await sessions.isOpen(tenant, link.person_id, sessionHash));
  return mayRepeatOpening({ ...facts, sameSecret, sessionOpen }, now.getTime());
}

async function begin(call: Call, tenant: Tenant, link: LinkRow): Promise<OpenedSession> {
  const { now, origin, body } = call;
  const sessionHash = hashSecret(body.secret);
  const facts = {
    expiresAt: link.expires_at.getTime(),
    usedAt: link.used_at?.getTime() ?? null,
    revokedAt: link.revoked_at?.getTime() ?? null,
    personActive: link.person_active,
  };
  const decision = decideOpenLink(facts, now.getTime());
  const repeats = !decision.allowed && (await isRepeated(tenant, link, sessionHash, facts, now));
  if (!decision.allowed && !repeats) return call.refuse(decision.reason);
  if (decision.allowed) {
    if (!(await accounts.hold(tenant, link.person_id))) return call.refuse('person-inactive');
    await links.use(tenant, link.id, sessionHash, now);
    const source = body.source ?? link.source;
    await sessions.add(tenant, {
      personId: link.person_id,
      tokenHash: sessionHash,
      deviceHash: body.device ? hashSecret(body.device) : null,
      source,
      installed: body.installed,
      ...origin,
      now,
    });
    await accounts.markSeen(tenant, link.person_id, now);
  }
  const { settings } = call.platform;
  const { wire } = call;
  const cookies = await recoveryCookiesOf(tenant, sessionHash, { wire, address: settings.address, now });
  return new CookieReply(await readSession(tenant, link.person_id, now, settings), cookies);
}

async function openFound(call: Call, found: FoundLink): Promise<OpenedSession> {
  const act = { congregationId: found.congregation_id, personId: null, operation: 'access.openLink' };
  return tenantTransaction(call.platform, act, async (tenant) => {
    const link = await links.lock(tenant, found.link_id);
    return link ? begin(call, tenant, link) : call.refuse('link-unknown');
  });
}

async function openByToken(call: Call, token: string): Promise<OpenedSession> {
  const found = await strangers.link(call.platform.pool, hashSecret(token));
  return found ? openFound(call, found) : call.refuse('link-unknown');
}

async function openByCode(call: Call, contact: string, code: string): Promise<OpenedSession> {
  const found = await findByCode(call, contact, code);
  return found ? openFound(call, found) : call.refuse('code-wrong');
}

export async function openLink(call: Call): Promise<OpenedSession> {
  const { token, contact, code } = call.body;
  if (token) return openByToken(call, token);
  if (!contact || !code) return call.invalid({ token: ['required'] });
  // Codes can be guessed, tokens cannot; people in a hall share one address and open links at the same time.
  await limitCodes(call);
  return openByCode(call, contact, code);
}
