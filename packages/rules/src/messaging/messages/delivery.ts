/** What becomes of a message that did not go: tried again later and later, or set aside for an administrator. */
import { allow, type Decision, refuse } from '../../decision.ts';

export const messageStates = ['queued', 'sent', 'delivered', 'unsure', 'failed', 'dropped'] as const;
export type MessageState = (typeof messageStates)[number];

export interface DeliveryFailure {
  /** The provider will never take it: the number is none, the account is closed. */
  permanent: boolean;
  /** What the provider asked for. */
  retryAfterSeconds?: number;
}

export const mostTries = 10;
const firstPauseSeconds = 60;
const longestPauseSeconds = 6 * 3600;

/**
 * Seconds until the next try, or null when there is none. Pauses double from a minute to six hours; `chance` (0 to 1) spreads
 * them by a quarter, so that a provider that comes back is not met by everybody at once.
 */
export function nextTrySeconds(tries: number, failure: DeliveryFailure, chance: number): number | null {
  if (failure.permanent || tries >= mostTries) return null;
  const pause = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** (tries - 1));
  const asked = Math.min(failure.retryAfterSeconds ?? 0, longestPauseSeconds);
  return Math.max(Math.round(pause * (1 + chance / 4)), asked);
}

/** What was set aside may go once more, also when it may have arrived: that is a person's decision. What is on its way or arrived may not. */
export function decideAgain(
  state: MessageState,
  hasText: boolean,
): Decision<'queued', 'message-not-set-aside' | 'message-text-gone'> {
  if (state !== 'unsure' && state !== 'failed' && state !== 'dropped') return refuse('message-not-set-aside');
  return hasText ? allow('queued') : refuse('message-text-gone');
}

/**
 * What left already cannot be called back, nor what is being handed over (MSG-R10). One that still waited gets its price back; one
 * that was set aside got it already, or may have arrived and stays paid.
 */
export const decideDrop = (
  state: MessageState,
  beingHandedOver = false,
): Decision<{ refunded: boolean }, 'message-left'> =>
  (state === 'queued' && !beingHandedOver) || state === 'unsure' || state === 'failed'
    ? allow({ refunded: state === 'queued' })
    : refuse('message-left');

const kindsWithLinks = new Set(['link', 'assignment', 'other']);

/** Links let whoever reads them in, or answer, so only the person they are for sees them. */
export const showsBody = (kind: string): boolean => !kindsWithLinks.has(kind);
