/**
 * Backoff between sign-in attempts for a contact: pauses grow with attempts and shrink with time, and never
 * become a lockout.
 */
import { allow, type Decision, refuse } from '../../decision.ts';

/** Seconds. */
export interface PauseLadder {
  scope: string;
  /** Pause after the first attempt; each further attempt doubles it. */
  first: number;
  longest: number;
}

const minute = 60;
const hour = 3600;

export const pauseLadders = {
  asksByEmail: { scope: 'asks-by-email', first: minute, longest: hour },
  /** An SMS costs the installation money, and its recipient cannot filter it. */
  asksBySms: { scope: 'asks-by-sms', first: minute, longest: 2 * hour },
  /** Wrong codes from other devices than the requesting one. */
  codes: { scope: 'codes', first: minute, longest: hour },
} as const satisfies Record<string, PauseLadder>;

export interface Pause {
  /** Number of doublings of the first pause. */
  level: number;
  /** Milliseconds since 1970. */
  until: number;
}

const highest = ({ first, longest }: PauseLadder): number => Math.ceil(Math.log2(longest / first));

/** Pause in seconds caused by an attempt at this level. */
export const pauseSeconds = (ladder: PauseLadder, level: number): number =>
  Math.min(ladder.first * 2 ** level, ladder.longest);

/** Level after a quiet time: one less for each longest pause since the last pause ended. */
export function levelAt(ladder: PauseLadder, { level, until }: Pause, now: number): number {
  const quiet = Math.floor((now - until) / (ladder.longest * 1000));
  return Math.max(0, level - Math.max(0, quiet));
}

/**
 * Decides whether an attempt counts now, and the pause it causes. An attempt within a pause changes nothing,
 * so that nobody can prolong a pause. @param now milliseconds since 1970.
 */
export function decideAttempt(ladder: PauseLadder, pause: Pause, now: number): Decision<Pause, 'paused'> {
  if (now < pause.until) return refuse('paused');
  const level = levelAt(ladder, pause, now);
  return allow({
    level: Math.min(level + 1, highest(ladder)),
    until: now + pauseSeconds(ladder, level) * 1000,
  });
}
