import type { access } from '@sheaf/contract/people/access/access';
import { sessions } from '#contexts/people/access/sessions.store';
import type { Handler } from '#platform/handle';

export async function endSession(call: Handler<typeof access.endSession>): Promise<{ ok: true }> {
  await sessions.end(call.tenant, call.actor.personId, call.actor.sessionId, call.now);
  return { ok: true };
}
