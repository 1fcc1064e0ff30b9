import type { access } from '@sheaf/contract/people/access/access';
import { sessions } from '#contexts/people/access/sessions.store';
import { accounts } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';

/** AUTH-R9, AUTH-O5: stores nothing about the person, withdraws an earlier consent, and ends this session. */
export async function declinePrivacyPolicy(
  call: Handler<typeof access.declinePrivacyPolicy>,
): Promise<{ ok: true }> {
  await accounts.withdrawConsent(call.tenant, call.actor.personId);
  await sessions.end(call.tenant, call.actor.personId, call.actor.sessionId, call.now);
  return { ok: true };
}
