/** What a phone says of a message it was given, and whether to believe it. */
import type { MessageState } from './delivery.ts';

/** Clocks differ, and the way takes a moment; what is older was kept and sent again by somebody. */
export const signatureSeconds = 300;

/** `timestamp` in seconds since 1970, as it came; `now` in milliseconds. */
export const isRecent = (timestamp: string, now: number): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) - now / 1000) <= signatureSeconds;

/** The state a message has after the phone's word; null where it changes nothing: reports come late and in any order. */
export function stateAfter(event: string, state: MessageState): MessageState | null {
  const given = state === 'sent' || state === 'unsure';
  // It may be quicker than the gateway's answer to us, or that got lost.
  if (event === 'sms:delivered')
    return given || state === 'queued' || state === 'failed' ? 'delivered' : null;
  return event === 'sms:failed' && given ? 'failed' : null;
}
