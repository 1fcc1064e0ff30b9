/** A link, or its code, becomes a session: once, and only when a person pressed the button (trust: links). */
import type { access } from '@sheaf/contract/access';
import { decideOpenLink } from '@sheaf/rules/access/link';
import { readContact } from '#domains/access/contact';
import { limitAttempts } from '#domains/access/limits';
import { type LinkRow, links, strangers } from '#domains/access/links.store';
import { profiles } from '#domains/access/profiles.store';
import { readSession, type SessionReply } from '#domains/access/session-reply';
import { sessions } from '#domains/access/sessions.store';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { hashSecret } from '#platform/secrets';

type Call = Handler<typeof access.openLink>;

const mostCodeFailures = 5;

async function begin(call: Call, tenant: Tenant, link: LinkRow): Promise<SessionReply> {
  const { now, origin, body } = call;
  const sessionHash = hashSecret(body.secret);
  const decision = decideOpenLink(
    {
      expiresAt: link.expires_at.getTime(),
      usedAt: link.used_at?.getTime() ?? null,
      revokedAt: link.revoked_at?.getTime() ?? null,
      personActive: link.person_active,
    },
    now.getTime(),
  );
  // The answer was lost on the way and the same phone asks again: it has its session already.
  const again =
    decision.allowed === false && decision.reason === 'link-used' && link.session_hash?.equals(sessionHash);
  if (!decision.allowed && !again) return call.refuse(decision.reason);
  if (!again) {
    if (!(await profiles.hold(tenant, link.person_id))) return call.refuse('person-inactive');
    await links.use(tenant, link.id, sessionHash, now);
    const source = body.source ?? link.source;
    await sessions.add(tenant, { personId: link.person_id, tokenHash: sessionHash, source, ...origin, now });
    await profiles.markSeen(tenant, link.person_id, now);
  }
  return readSession(tenant, link.person_id, now, call.platform.settings);
}

async function openByToken(call: Call, token: string): Promise<SessionReply> {
  const found = await strangers.link(call.platform.pool, hashSecret(token));
  if (!found) return call.refuse('link-unknown');
  const act = { congregationId: found.congregation_id, personId: null, operation: 'access.openLink' };
  return tenantTransaction(call.platform, act, async (tenant) => {
    const link = await links.lock(tenant, found.link_id);
    return link ? begin(call, tenant, link) : call.refuse('link-unknown');
  });
}

/** Wrong codes are counted and committed before the refusal; after five the code is dead. */
async function openByCode(call: Call, contact: string, code: string): Promise<SessionReply> {
  const { email, phone } = readContact(contact);
  const people = await strangers.people(call.platform.pool, email, phone);
  for (const { congregation_id: congregationId, person_id: personId } of people) {
    const act = { congregationId, personId: null, operation: 'access.openLink' };
    const opened = await tenantTransaction(
      call.platform,
      act,
      async (tenant): Promise<SessionReply | undefined> => {
        const link = await links.lockNewestWithCode(tenant, personId);
        if (!link?.code_hash || link.code_failures >= mostCodeFailures) return undefined;
        if (!link.code_hash.equals(hashSecret(`${personId}:${code}`))) {
          await links.countFailure(tenant, link.id);
          return undefined;
        }
        return begin(call, tenant, link);
      },
    );
    if (opened) return opened;
  }
  return call.refuse('code-wrong');
}

export async function openLink(call: Call): Promise<SessionReply> {
  const { token, contact, code } = call.body;
  if (token) return openByToken(call, token);
  if (!contact || !code) return call.invalid({ token: ['required'] });
  // A token cannot be guessed, a code can; a hall full of people shares one address and opens links all at once.
  await limitAttempts(call.origin.ip);
  return openByCode(call, contact, code);
}
