/** Delivery reports from the SMS gateway phone: signature age and state changes. */
import type { MessageState } from './delivery.ts';

/** Permits clock skew and transport time; older reports are refused as replays. */
export const signatureSeconds = 300;

/** `timestamp` in seconds since 1970, as received; `now` in milliseconds. */
export const isRecent = (timestamp: string, now: number): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) - now / 1000) <= signatureSeconds;

/** Returns the state after a report; null if unchanged, because reports are late and unordered. */
export function stateAfter(event: string, state: MessageState): MessageState | null {
  const given = state === 'sent' || state === 'unsure';
  // The report can overtake the gateway's response, or the response was lost.
  if (event === 'sms:delivered')
    return given || state === 'queued' || state === 'failed' ? 'delivered' : null;
  return event === 'sms:failed' && given ? 'failed' : null;
}
