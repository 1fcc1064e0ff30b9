/** Whether a six-digit code opens one of the links that were sent to a contact (AUTH-X2). */
import { decideAttempt, type Pause, pauseLadders } from './pauses.ts';

/** Wrong codes for one link on the device that asked for it. */
export const mostOwnFailures = 5;
/** Wrong codes for one link on all other devices together. */
export const mostForeignFailures = 10;

export interface CodeLink {
  id: number;
  /** The link was asked for on the device on which the code is entered. */
  own: boolean;
  /** Wrong codes so far: of this device for an own link, of all other devices for another one. */
  failures: number;
  matches: boolean;
}

export interface CodeOutcome {
  /** The link that the code opens; null where it opens none. */
  opens: number | null;
  /** Links for which one more wrong code counts. */
  failed: { own: number[]; foreign: number[] };
  pause: Pause;
}

/**
 * Links asked for on another device, and invites, are tried only outside the pause of their contact; own links always. A wrong code counts
 * once for each link that it was tried for.
 * @param links the newest ones of each person of the contact; the own ones are tried first. @param now milliseconds since 1970.
 */
export function decideCode(links: readonly CodeLink[], pause: Pause, now: number): CodeOutcome {
  const attempt = decideAttempt(pauseLadders.codes, pause, now);
  const own = links.filter((link) => link.own && link.failures < mostOwnFailures);
  const foreign = attempt.allowed
    ? links.filter((link) => !link.own && link.failures < mostForeignFailures)
    : [];
  const opened = [...own, ...foreign].find(({ matches }) => matches);
  if (opened) return { opens: opened.id, failed: { own: [], foreign: [] }, pause };
  // Without an own link it is a guess from a device that nobody knows, whether or not there is a link to guess.
  const guesses = foreign.length > 0 || own.length === 0;
  return {
    opens: null,
    failed: { own: own.map(({ id }) => id), foreign: foreign.map(({ id }) => id) },
    pause: attempt.allowed && guesses ? attempt.value : pause,
  };
}
