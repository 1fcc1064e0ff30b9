import type { access } from '@sheaf/contract/people/access/access';
import { readSession, type SessionReply } from '#contexts/people/access/session-reply';
import { sessions } from '#contexts/people/access/sessions.store';
import { accounts } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';

/** AUTH-C1, AUTH-R14: the check renews the 8 hours and stores when the person was last seen. */
export async function checkSession(call: Handler<typeof access.checkSession>): Promise<SessionReply> {
  const { tenant, actor, query, now } = call;
  call.platform.log.debug({ source: query.source, app_version: query.app_version }, 'a session was checked');
  await sessions.check(tenant, actor.sessionId, now);
  await accounts.markSeen(tenant, actor.personId, now);
  return readSession(tenant, actor.personId, now, call.platform.settings);
}
