/** Rate limits of free invitations (AUTH-X4): per person, per address, per congregation. */
import type { AttemptLimit } from './attempts.ts';

const hour = 3600;
const day = 86_400;

/** Per congregation: 150 people on the first evening, and repeats for many of them. */
export const invitesOfCongregation = { scope: 'invites-of-congregation', seconds: day, most: 400 };

/** Permits repeats after a mail went to the spam folder. */
export const invitesOfPerson = [
  { scope: 'invites-of-person-hour', seconds: hour, most: 3 },
  { scope: 'invites-of-person-day', seconds: day, most: 6 },
] as const satisfies readonly AttemptLimit[];

/** An address or number shared by a household of ten, invited twice a day. */
export const invitesOfAddress = [
  { scope: 'invites-of-address-hour', seconds: hour, most: 10 },
  { scope: 'invites-of-address-day', seconds: day, most: 20 },
] as const satisfies readonly AttemptLimit[];

/**
 * Instant at which one more invitation is permitted, milliseconds since 1970; null if it is now.
 * @param counts including this one, in the order of the limits. @param now milliseconds since 1970.
 */
export function fitsAgainAt(
  limits: readonly AttemptLimit[],
  counts: readonly number[],
  now: number,
): number | null {
  const passed = limits.filter(({ most }, index) => counts[index]! > most);
  if (passed.length === 0) return null;
  return Math.max(...passed.map(({ seconds }) => (Math.floor(now / 1000 / seconds) + 1) * seconds * 1000));
}
