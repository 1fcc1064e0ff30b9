/** Whether whoever has a duty is sent it by e-mail (X-ACK, MSG-R8). */
import { allow, type Decision, refuse } from '../decision.ts';
import type { PreferredChannel } from '../messaging/messages/recipients.ts';

export interface MailedPerson {
  email: string | null;
  active: boolean;
  appointment: string;
  /** How they want to get messages that somebody writes; undefined where they did not say. */
  preference: PreferredChannel | undefined;
}

export const mailRefusals = [
  'duty-begun',
  'assignee-inactive',
  'assignee-wants-none',
  'assignee-without-email',
] as const;
export type MailRefusal = (typeof mailRefusals)[number];

/** @param startsAt milliseconds since 1970, as `now`. @returns the address. */
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
