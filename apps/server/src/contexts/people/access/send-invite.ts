import type { access } from '@sheaf/contract/people/access/access';
import { decideInviteCost, inviteCost, mayInviteBy } from '@sheaf/rules/messaging/messages/invite';
import { mayActAs } from '@sheaf/rules/people/roles/delegation';
import { limitOfCongregation, limitOfPerson } from '#contexts/people/access/limit-invites';
import { profiles } from '#contexts/people/access/profiles.store';
import { sendInviteLink } from '#contexts/people/access/send-invite-link';
import { signOutEverywhere } from '#contexts/people/access/sign-out';
import { readPhoneAccount } from '#contexts/people/congregations/congregations.api';
import { accounts } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';
import { balances } from '#platform/outbox/balance.store';

/** USERS-R8: false if the balance does not cover it, under the lock of the balance. */
const isCovered = async (call: Handler<typeof access.sendInvite>, cents: number): Promise<boolean> =>
  cents === 0 || decideInviteCost(cents, await balances.lock(call.tenant)).allowed;

/**
 * USERS-C2, USERS-R6 to R8: sends an enrolment link through the chosen channel; `reset` ends earlier access.
 */
export async function sendInvite(call: Handler<typeof access.sendInvite>) {
  const { tenant, actor, body, now, platform } = call;
  const { method } = body;
  const ownPhone = method === 'sms' && (await readPhoneAccount(tenant)) !== null;
  const cents = inviteCost(method, ownPhone);
  // An invite by hand is sent by the person, and paid ones are limited by the balance.
  const isLimited = method !== 'legacy-sms' && cents === 0;
  if (isLimited) await limitOfCongregation(call);
  const person = (await accounts.hold(tenant, body.user)) && (await accounts.read(tenant, body.user));
  if (!person) return call.missing();
  if (!person.active) return call.refuse('invite-inactive');
  if (!mayInviteBy(method, person)) return call.refuse(method === 'sms' ? 'phone-missing' : 'email-missing');
  // An invite by hand shows the link to the sender (USERS-X7); a reset ends sessions and passkeys (ROLES-R9).
  if (body.reset || method === 'legacy-sms') {
    const own = new Set(await profiles.permissions(tenant, actor.personId));
    const theirs = await profiles.permissions(tenant, person.id);
    if (!mayActAs(own, theirs)) return call.refuse(body.reset ? 'reset-beyond-yours' : 'invite-beyond-yours');
  }
  if (isLimited)
    await limitOfPerson(call, person.id, (method === 'email' ? person.email : person.phone) ?? '');
  if (!(await isCovered(call, cents))) return call.refuse('balance-too-low');
  if (body.reset) await signOutEverywhere(tenant, person.id, now);
  const sent = await sendInviteLink(tenant, {
    personId: person.id,
    source: method,
    address: platform.settings.address,
    now,
    cents,
  });
  return { message: sent.message, expires_on: sent.expiresAt.toISOString().slice(0, 10) };
}
