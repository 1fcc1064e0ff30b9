/** Decides whether a six-digit code opens one of the links sent to a contact (AUTH-X2). */
import { decideAttempt, type Pause, pauseLadders } from './pauses.ts';

/** Wrong codes per link on the requesting device. */
export const mostOwnFailures = 5;
/** Wrong codes per link on all other devices together. */
export const mostForeignFailures = 10;

export interface CodeLink {
  id: number;
  /** The link was requested on the device that enters the code. */
  own: boolean;
  /** Wrong codes so far: of this device for an own link, of all other devices for another one. */
  failures: number;
  matches: boolean;
}

export interface CodeOutcome {
  /** Id of the opened link; null if none. */
  opens: number | null;
  /** Links for which this wrong code counts. */
  failed: { own: number[]; foreign: number[] };
  pause: Pause;
}

/**
 * Links requested on another device, and invites, are tried only outside the pause of their contact; own
 * links always. A wrong code counts once for each tried link.
 * @param links newest ones per person of the contact; own ones are tried first. @param now milliseconds since
 * 1970.
 */
export function decideCode(links: readonly CodeLink[], pause: Pause, now: number): CodeOutcome {
  const attempt = decideAttempt(pauseLadders.codes, pause, now);
  const own = links.filter((link) => link.own && link.failures < mostOwnFailures);
  const foreign = attempt.allowed
    ? links.filter((link) => !link.own && link.failures < mostForeignFailures)
    : [];
  const opened = [...own, ...foreign].find(({ matches }) => matches);
  if (opened) return { opens: opened.id, failed: { own: [], foreign: [] }, pause };
  // Without an own link the code is a guess from an unknown device, even if there is no link to guess.
  const guesses = foreign.length > 0 || own.length === 0;
  return {
    opens: null,
    failed: { own: own.map(({ id }) => id), foreign: foreign.map(({ id }) => id) },
    pause: attempt.allowed && guesses ? attempt.value : pause,
  };
}
