import type { access } from '@sheaf/contract/access';
import { mayInviteBy } from '@sheaf/rules/people/invite';
import { mayStandInFor } from '@sheaf/rules/roles/stand-in';
import { profiles } from '#domains/access/profiles.store';
import { sendLink } from '#domains/access/send-link';
import { signOutEverywhere } from '#domains/access/sign-out';
import type { Handler } from '#platform/handle';

/** USERS-C2, USERS-R6, USERS-R7: an enrolment link by the way chosen; `reset` ends what was before. */
export async function sendInvite(call: Handler<typeof access.sendInvite>) {
  const { tenant, actor, body, now, platform } = call;
  const person = await profiles.read(tenant, body.user);
  if (!person) return call.missing();
  if (!person.active) return call.refuse('person-inactive');
  if (!mayInviteBy(body.method, person))
    return call.refuse(body.method === 'sms' ? 'phone-missing' : 'email-missing');
  // By hand the sender holds the link himself (USERS-X7).
  if (body.method === 'legacy-sms') {
    const theirs = await profiles.permissions(tenant, person.id);
    if (!mayStandInFor(actor.permissions, theirs)) return call.refuse('invite-beyond-yours');
  }
  if (body.reset) await signOutEverywhere(tenant, person.id, now);
  const sent = await sendLink(tenant, {
    personId: person.id,
    kind: 'invite',
    source: body.method,
    address: platform.settings.address,
    now,
  });
  return { message: sent.message, expires_on: sent.expiresAt.toISOString().slice(0, 10) };
}
