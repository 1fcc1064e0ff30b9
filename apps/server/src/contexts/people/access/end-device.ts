import type { access } from '@sheaf/contract/people/access/access';
import { sessions } from '#contexts/people/access/sessions.store';
import type { Handler } from '#platform/handle';

export async function endDevice(call: Handler<typeof access.endDevice>): Promise<{ ok: true }> {
  const ended = await sessions.end(call.tenant, call.actor.personId, call.params.id, call.now);
  return ended ? { ok: true } : call.missing();
}
