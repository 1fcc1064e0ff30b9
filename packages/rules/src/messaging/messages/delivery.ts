/** Retries of failed messages, and manual resend or drop by an administrator. */
import { allow, type Decision, refuse } from '../../decision.ts';

export const messageStates = ['queued', 'sent', 'delivered', 'unsure', 'failed', 'dropped'] as const;
export type MessageState = (typeof messageStates)[number];

export interface DeliveryFailure {
  /** A retry cannot succeed: the number is invalid or the account is closed. */
  permanent: boolean;
  /** Retry-After of the provider. */
  retryAfterSeconds?: number;
}

export const mostTries = 10;
const firstPauseSeconds = 60;
const longestPauseSeconds = 6 * 3600;

/**
 * Returns the seconds until the next try, or null for no further try. Pauses double from one minute to six
 * hours; `chance` (0 to 1) adds up to a quarter as jitter, so that a recovering provider is not hit by all
 * retries at once.
 */
export function nextTrySeconds(tries: number, failure: DeliveryFailure, chance: number): number | null {
  if (failure.permanent || tries >= mostTries) return null;
  const pause = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** (tries - 1));
  const asked = Math.min(failure.retryAfterSeconds ?? 0, longestPauseSeconds);
  return Math.max(Math.round(pause * (1 + chance / 4)), asked);
}

/**
 * Permits resending messages that are unsure, failed or dropped, even if they may have arrived: a person
 * decides that.
 */
export function decideAgain(
  state: MessageState,
  hasText: boolean,
): Decision<'queued', 'message-not-set-aside' | 'message-text-gone'> {
  if (state !== 'unsure' && state !== 'failed' && state !== 'dropped') return refuse('message-not-set-aside');
  return hasText ? allow('queued') : refuse('message-text-gone');
}

/**
 * Refuses messages that were sent or are being handed over (MSG-R10). A queued message is refunded; a failed
 * one was refunded already, and an unsure one may have arrived and stays paid.
 */
export const decideDrop = (
  state: MessageState,
  beingHandedOver = false,
): Decision<{ refunded: boolean }, 'message-left'> =>
  (state === 'queued' && !beingHandedOver) || state === 'unsure' || state === 'failed'
    ? allow({ refunded: state === 'queued' })
    : refuse('message-left');

const kindsWithLinks = new Set(['link', 'assignment', 'other']);

/** Hides the text of kinds with links: anybody with the link could sign in or answer for the recipient. */
export const showsBody = (kind: string): boolean => !kindsWithLinks.has(kind);
