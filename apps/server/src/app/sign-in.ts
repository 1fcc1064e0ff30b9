/**
 * Authenticates a request: session and permissions of the bearer, and whether a recent check is due. Read at
 * every request.
 */
import type { IncomingHttpHeaders } from 'node:http';

import { type Definition, mayCall, needsRecentCheck } from '@sheaf/contract/operation';
import { needsRecheck, sessionExpired } from '@sheaf/rules/people/access/link';
import type { Actor } from '#platform/actor';
import { AccessDenial, SignInDenial } from '#platform/outcome';
import type { Platform } from '#platform/platform';
import { hashSecret } from '#platform/secrets';
import {
  markUsed,
  openPermissionReader,
  openSessionReader,
  type SessionRow,
} from '#platform/session/session.store';

export interface SignInResult {
  actor: Actor;
  session: SessionRow;
}

const hour = 3_600_000;

/**
 * Names the congregation in every request, so that a router before the servers can choose the right one. A
 * session of another congregation is refused.
 */
const congregationHeader = 'sheaf-congregation';

function inCongregation(signedIn: SignInResult, named: string | string[] | undefined): SignInResult {
  if (named !== undefined && named !== String(signedIn.actor.congregationId))
    throw new SignInDenial('session-unknown');
  return signedIn;
}

export function openSignIn(platform: Platform) {
  const sessions = openSessionReader(platform.pool, platform.changes);
  const permissionsOf = openPermissionReader(platform.pool);
  /** Cached by session row, which is dropped when its congregation changes. */
  const made = new WeakMap<SessionRow, SignInResult>();

  const make = async (session: SessionRow): Promise<SignInResult> => {
    const permissions = await permissionsOf(session);
    const signedIn = {
      session,
      actor: {
        personId: session.person_id,
        congregationId: session.congregation_id,
        sessionId: session.session_id,
        lang: session.lang,
        permissions,
      },
    };
    made.set(session, signedIn);
    return signedIn;
  };

  const expired = ({ last_used_at }: SessionRow, now: Date): boolean =>
    sessionExpired(last_used_at.getTime(), now.getTime());

  const check = (session: SessionRow | undefined, now: Date): SignInResult | Promise<SignInResult> => {
    if (!session) throw new SignInDenial('session-unknown');
    if (!session.person_active) throw new SignInDenial('person-inactive');
    if (session.ended_at) throw new SignInDenial('session-ended');
    if (expired(session, now)) throw new SignInDenial('session-expired');
    if (now.getTime() - session.last_used_at.getTime() > hour) {
      markUsed(platform.pool, session, now).catch((error) =>
        platform.log.warn({ err: error }, 'session not marked as used'),
      );
    }
    return made.get(session) ?? make(session);
  };

  const bySession = (hash: Buffer, now: Date): SignInResult | Promise<SignInResult> => {
    const session = sessions.find(hash);
    if (session instanceof Promise) return session.then((found) => check(found, now));
    // Cached for long, and possibly used through another process.
    if (expired(session, now)) return sessions.findAnew(hash).then((found) => check(found, now));
    return check(session, now);
  };

  /**
   * Session of an Authorization header; it must be of the congregation that the request names, if any. Throws
   * `SignInDenial` with the reason shown on /denied. Returns no promise if everything is known: most requests
   * are a poll or a 304, and an unneeded await is a large part of their cost.
   */
  const signIn = (headers: IncomingHttpHeaders, now: Date): SignInResult | Promise<SignInResult> => {
    const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(headers.authorization ?? '')?.[1];
    if (!token) throw new SignInDenial('session-unknown');
    const signedIn = bySession(hashSecret(token), now);
    const named = headers[congregationHeader];
    return signedIn instanceof Promise
      ? signedIn.then((found) => inCongregation(found, named))
      : inCongregation(signedIn, named);
  };

  return { signIn, bySession };
}

/** Throws unless the signed-in person may call the operation now (COMMON-R19, AUTH-R7). */
export function admit(operation: Definition, { actor, session }: SignInResult, now: Date): void {
  if (!mayCall(operation, actor.permissions)) throw new AccessDenial();
  if (needsRecentCheck(operation) && needsRecheck(session.checked_at.getTime(), now.getTime())) {
    throw new SignInDenial('recheck-needed');
  }
}
