/** Rate limits of sign-in by client address (trust: sign-in); limits by contact are in `pauses.ts`. */

export interface AttemptLimit {
  scope: string;
  /** Length of the counting window. */
  seconds: number;
  /** Permitted calls per window. */
  most: number;
}

const minute = 60;

export const attemptLimits = {
  /** Many people in a hall share one address. */
  codesOfAddress: { scope: 'codes-of-address', seconds: minute, most: 30 },
  asksOfAddress: { scope: 'asks-of-address', seconds: minute, most: 10 },
  /** Two calls per sign-in, and one per view of the page. */
  passkeysOfAddress: { scope: 'passkeys-of-address', seconds: minute, most: 240 },
  /** A link cannot be guessed. One answer takes two calls, and many people share an address. */
  answersOfAddress: { scope: 'answers-of-address', seconds: minute, most: 120 },
} as const satisfies Record<string, AttemptLimit>;

/** Seconds until the current window ends. `now` in milliseconds since 1970. */
export const secondsLeft = ({ seconds }: AttemptLimit, now: number): number =>
  Math.ceil(seconds - ((now / 1000) % seconds));

const groupsOf = (part: string | undefined): string[] => (part ? part.split(':') : []);

/**
 * Group that counts as one client: an IPv4 address, or the /64 of an IPv6 address, which belongs to one
 * household.
 */
export function addressGroup(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head, tail] = ip.toLowerCase().split('%')[0]!.split('::') as [string, string?];
  const left = groupsOf(head);
  const right = groupsOf(tail);
  const zeros = Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
