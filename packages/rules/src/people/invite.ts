/** By which ways a person can be invited (USERS-R6, USERS-R7). */
import { isUsableEmail } from '../contact/email.ts';

export const inviteMethods = ['sms', 'email', 'legacy-sms'] as const;
export type InviteMethod = (typeof inviteMethods)[number];

export interface Invitable {
  phone: string | null;
  email: string | null;
}

/** USERS-R7: by hand it always works. */
export function mayInviteBy(method: InviteMethod, person: Invitable): boolean {
  if (method === 'sms') return Boolean(person.phone);
  if (method === 'email') return isUsableEmail(person.email ?? '');
  return true;
}
