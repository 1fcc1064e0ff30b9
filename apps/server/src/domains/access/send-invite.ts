import type { access } from '@sheaf/contract/access';
import { isUsableEmail } from '@sheaf/rules/contact/email';
import { links } from '#domains/access/links.store';
import { profiles } from '#domains/access/profiles.store';
import { sendLink } from '#domains/access/send-link';
import { sessions } from '#domains/access/sessions.store';
import type { Handler } from '#platform/handle';

/** USERS-C2, USERS-R6, USERS-R7: an enrolment link by the way chosen; `reset` ends what was before. */
export async function sendInvite(call: Handler<typeof access.sendInvite>) {
  const { tenant, body, now, platform } = call;
  const person = await profiles.read(tenant, body.user);
  if (!person) return call.missing();
  if (!person.active) return call.refuse('person-inactive');
  if (body.method === 'sms' && !person.phone) return call.refuse('phone-missing');
  if (body.method === 'email' && !isUsableEmail(person.email ?? '')) return call.refuse('email-missing');
  if (body.reset) {
    await links.revokeUnused(tenant, person.id, now);
    await sessions.endAll(tenant, person.id, now);
  }
  const sent = await sendLink(tenant, {
    personId: person.id,
    kind: 'invite',
    source: body.method,
    address: platform.settings.address,
    now,
  });
  return { message: sent.message, expires_on: sent.expiresAt.toISOString().slice(0, 10) };
}
