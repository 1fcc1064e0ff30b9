import type { access } from '@sheaf/contract/access/access';
import { sessions } from '#domains/access/sessions.store';
import type { Handler } from '#platform/handle';

/** AUTH-R9, AUTH-O5: stores nothing of the person and ends this session. */
export async function declinePrivacyPolicy(
  call: Handler<typeof access.declinePrivacyPolicy>,
): Promise<{ ok: true }> {
  await sessions.end(call.tenant, call.actor.personId, call.actor.sessionId, call.now);
  return { ok: true };
}
