/** How often strangers may try (trust: sign-in), by the address they come from; by whom they try for: `pauses.ts`. */

export interface AttemptLimit {
  scope: string;
  /** Length of the window that is counted. */
  seconds: number;
  /** This many are let through in a window. */
  most: number;
}

const minute = 60;

export const attemptLimits = {
  /** A hall full of people shares one address. */
  codesOfAddress: { scope: 'codes-of-address', seconds: minute, most: 30 },
  asksOfAddress: { scope: 'asks-of-address', seconds: minute, most: 10 },
  /** Two calls a sign-in, and one for every look at the page. */
  passkeysOfAddress: { scope: 'passkeys-of-address', seconds: minute, most: 240 },
  /** A link cannot be guessed; two calls for one that is answered, and many people share an address. */
  answersOfAddress: { scope: 'answers-of-address', seconds: minute, most: 120 },
} as const satisfies Record<string, AttemptLimit>;

/** Seconds until the window of this instant (milliseconds since 1970) ends. */
export const secondsLeft = ({ seconds }: AttemptLimit, now: number): number =>
  Math.ceil(seconds - ((now / 1000) % seconds));

const groupsOf = (part: string | undefined): string[] => (part ? part.split(':') : []);

/** Who counts as one: an IPv4 address, or the /64 of an IPv6 one, which is a single household's. */
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
