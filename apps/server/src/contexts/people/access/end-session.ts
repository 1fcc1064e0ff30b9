import type { access } from '@sheaf/contract/people/access/access';
import { endedCookies } from '#contexts/people/access/recovery-cookie';
import { sessions } from '#contexts/people/access/sessions.store';
import type { Handler } from '#platform/handle';
import { CookieReply } from '#platform/replies';

/** The recovery cookie ends with the session, and the browser removes it (AUTH-R23.3). */
export async function endSession(
  call: Handler<typeof access.endSession>,
): Promise<CookieReply<{ ok: true }>> {
  await sessions.end(call.tenant, call.actor.personId, call.actor.sessionId, call.now);
  return new CookieReply({ ok: true }, endedCookies);
}
