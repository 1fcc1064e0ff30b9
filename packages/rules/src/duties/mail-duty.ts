/** Decides whether a duty is e-mailed to its person (X-ACK, MSG-R8). */
import { allow, type Decision, refuse } from '../decision.ts';
import type { PreferredChannel } from '../messaging/messages/recipients.ts';

export interface MailedPerson {
  email: string | null;
  active: boolean;
  appointment: string;
  /** Preferred channel for manual messages; undefined if not chosen. */
  preference: PreferredChannel | undefined;
}

export const mailRefusals = [
  'duty-begun',
  'assignee-inactive',
  'assignee-wants-none',
  'assignee-without-email',
] as const;
export type MailRefusal = (typeof mailRefusals)[number];

/** @param startsAt milliseconds since 1970, like `now`. @returns the e-mail address. */
export function decideMailing(
  { email, active, appointment, preference }: MailedPerson,
  startsAt: number,
  now: number,
): Decision<string, MailRefusal> {
  if (now >= startsAt) return refuse('duty-begun');
  if (!active || appointment === 'inactive') return refuse('assignee-inactive');
  if (preference === 'none') return refuse('assignee-wants-none');
  return email ? allow(email) : refuse('assignee-without-email');
}
