/** By which ways a person can be invited, and what that costs (USERS-R6 to R8). */
import { isUsableEmail } from '../../contact/email.ts';
import { isSurePhone } from '../../contact/sure-phone.ts';
import type { Decision } from '../../decision.ts';
import { decideSpending } from './plan-sending.ts';

export const inviteMethods = ['sms', 'email', 'legacy-sms'] as const;
export type InviteMethod = (typeof inviteMethods)[number];

export interface InviteContact {
  phone: string | null;
  email: string | null;
}

/** USERS-R7: by hand it always works. */
export function mayInviteBy(method: InviteMethod, person: InviteContact): boolean {
  if (method === 'sms') return isSurePhone(person.phone);
  if (method === 'email') return isUsableEmail(person.email ?? '');
  return true;
}

/** USERS-R8: cents of AUD for an invitation by SMS, however many parts its text has. */
const inviteCents = 10;

/** USERS-R8, MSG-O2: only an SMS costs, and none that the congregation's own phone sends. */
export const inviteCost = (method: InviteMethod, ownPhone: boolean): number =>
  method === 'sms' && !ownPhone ? inviteCents : 0;

/** USERS-R8: the balance afterwards; one invitation is no flood, so the parts of a day do not count here. */
export const decideInviteCost = (
  cents: number,
  balanceCents: number,
): Decision<number, 'daily-cap' | 'balance-too-low'> =>
  decideSpending({ parts: 0, cents }, { balanceCents, partsToday: 0 });
