/** Pauses between the attempts that strangers make for somebody: they grow with every attempt, shrink with time, and never become a stop. */
import { allow, type Decision, refuse } from '../../decision.ts';

/** Seconds. */
export interface PauseLadder {
  scope: string;
  /** After the first attempt; each further attempt doubles it. */
  first: number;
  longest: number;
}

const minute = 60;
const hour = 3600;

export const pauseLadders = {
  asksByEmail: { scope: 'asks-by-email', first: minute, longest: hour },
  /** An SMS costs the installation, and its owner cannot filter it. */
  asksBySms: { scope: 'asks-by-sms', first: minute, longest: 2 * hour },
  /** Wrong codes from devices other than the one that asked. */
  codes: { scope: 'codes', first: minute, longest: hour },
} as const satisfies Record<string, PauseLadder>;

export interface Pause {
  /** How many times the first pause was doubled. */
  level: number;
  /** Milliseconds since 1970. */
  until: number;
}

const highest = ({ first, longest }: PauseLadder): number => Math.ceil(Math.log2(longest / first));

/** Seconds of the pause that an attempt at this level causes. */
export const pauseSeconds = (ladder: PauseLadder, level: number): number =>
  Math.min(ladder.first * 2 ** level, ladder.longest);

/** The level after a quiet time: one less for each longest pause that passed since the last pause ended. */
export function levelAt(ladder: PauseLadder, { level, until }: Pause, now: number): number {
  const quiet = Math.floor((now - until) / (ladder.longest * 1000));
  return Math.max(0, level - Math.max(0, quiet));
}

/**
 * Whether an attempt counts now, and the pause that it causes. An attempt within a pause changes nothing, so nobody lengthens a pause by
 * trying more often. @param now milliseconds since 1970.
 */
export function decideAttempt(ladder: PauseLadder, pause: Pause, now: number): Decision<Pause, 'paused'> {
  if (now < pause.until) return refuse('paused');
  const level = levelAt(ladder, pause, now);
  return allow({
    level: Math.min(level + 1, highest(ladder)),
    until: now + pauseSeconds(ladder, level) * 1000,
  });
}
