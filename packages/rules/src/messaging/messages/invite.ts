/** Invitation channels of a person and their cost (USERS-R6 to R8). */
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

/** Manual delivery is always possible (USERS-R7). */
export function mayInviteBy(method: InviteMethod, person: InviteContact): boolean {
  if (method === 'sms') return isSurePhone(person.phone);
  if (method === 'email') return isUsableEmail(person.email ?? '');
  return true;
}

/** Cents of AUD per SMS invitation, independent of its segments (USERS-R8). */
const inviteCents = 10;

/** Only an SMS through the provider costs money; the congregation's own phone is free (USERS-R8, MSG-O2). */
export const inviteCost = (method: InviteMethod, ownPhone: boolean): number =>
  method === 'sms' && !ownPhone ? inviteCents : 0;

/** Returns the new balance (USERS-R8). The daily segment cap does not apply to single invitations. */
export const decideInviteCost = (
  cents: number,
  balanceCents: number,
): Decision<number, 'daily-cap' | 'balance-too-low'> =>
  decideSpending({ parts: 0, cents }, { balanceCents, partsToday: 0 });
