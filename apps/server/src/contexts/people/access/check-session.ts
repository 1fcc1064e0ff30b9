import type { access } from '@sheaf/contract/people/access/access';
import { recoveryCookiesOf } from '#contexts/people/access/recovery-cookie';
import { readSession, type SessionReply } from '#contexts/people/access/session-reply';
import { sessions } from '#contexts/people/access/sessions.store';
import { accounts } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';
import { CookieReply } from '#platform/replies';

/** AUTH-C1, AUTH-R14: the check renews the 8 hours and stores when the person was last seen. */
export async function checkSession(
  call: Handler<typeof access.checkSession>,
): Promise<CookieReply<SessionReply>> {
  const { tenant, actor, query, now } = call;
  call.platform.log.debug({ source: query.source, app_version: query.app_version }, 'a session was checked');
  const { installed } = query;
  const tokenHash = await sessions.check(tenant, actor.sessionId, {
    installed: installed === undefined ? undefined : installed === 'yes',
    now,
  });
  const { address } = call.platform.settings;
  const cookies = await recoveryCookiesOf(tenant, tokenHash, { wire: call.wire, address, now });
  await accounts.markSeen(tenant, actor.personId, now);
  return new CookieReply(await readSession(tenant, actor.personId, now, call.platform.settings), cookies);
}
