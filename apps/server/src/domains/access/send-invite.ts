import type { access } from '@sheaf/contract/access/access';
import { decideInviteCost, inviteCost, mayInviteBy } from '@sheaf/rules/people/invite';
import { mayActAs } from '@sheaf/rules/roles/delegation';
import { profiles } from '#domains/access/profiles.store';
import { sendLink } from '#domains/access/send-link';
import { signOutEverywhere } from '#domains/access/sign-out';
import { accounts } from '#domains/people/people.public-api';
import type { Handler } from '#platform/handle';
import { balances } from '#platform/outbox/balance.store';

/** USERS-R8: what is to be paid, under the lock of whoever spends at the same moment; null when the balance does not cover it. */
async function priceOf(call: Handler<typeof access.sendInvite>): Promise<number | null> {
  const ownPhone = (await call.platform.registry.phoneAccount(call.tenant)) !== null;
  const cents = inviteCost(call.body.method, ownPhone);
  if (cents === 0) return 0;
  return decideInviteCost(cents, await balances.lock(call.tenant)).allowed ? cents : null;
}

/** USERS-C2, USERS-R6 to R8: an enrolment link by the way chosen; `reset` ends what was before. */
export async function sendInvite(call: Handler<typeof access.sendInvite>) {
  const { tenant, actor, body, now, platform } = call;
  const person = (await accounts.hold(tenant, body.user)) && (await accounts.read(tenant, body.user));
  if (!person) return call.missing();
  if (!person.active) return call.refuse('person-inactive');
  if (!mayInviteBy(body.method, person))
    return call.refuse(body.method === 'sms' ? 'phone-missing' : 'email-missing');
  // An invite by hand puts the link into the sender's own hands (USERS-X7); a reset ends sessions and passkeys (ROLES-R9).
  if (body.reset || body.method === 'legacy-sms') {
    const own = new Set(await profiles.permissions(tenant, actor.personId));
    const theirs = await profiles.permissions(tenant, person.id);
    if (!mayActAs(own, theirs)) return call.refuse(body.reset ? 'reset-beyond-yours' : 'invite-beyond-yours');
  }
  const cents = await priceOf(call);
  if (cents === null) return call.refuse('balance-too-low');
  if (body.reset) await signOutEverywhere(tenant, person.id, now);
  const sent = await sendLink(tenant, {
    personId: person.id,
    kind: 'invite',
    source: body.method,
    address: platform.settings.address,
    now,
    cents,
  });
  return { message: sent.message, expires_on: sent.expiresAt.toISOString().slice(0, 10) };
}
