/** Delivery reports from Twilio (MSG-R17): state changes and refunds. */
import type { MessageState } from './delivery.ts';

export interface ReportedMessage {
  state: MessageState;
  /** Message SID; null until the response to the request is known. */
  providerId: string | null;
  beingHandedOver: boolean;
}

export interface ReportEffect {
  state: 'sent' | 'delivered' | 'failed';
  /** Only for a message that never left Twilio; an undelivered one was sent and is charged. */
  priceBack: boolean;
}

const arrived = (status: string): boolean => status === 'delivered' || status === 'read';

/** Returns null if a report changes nothing: reports are late, repeated and unordered. */
export function effectOfReport(status: string, sid: string, message: ReportedMessage): ReportEffect | null {
  const { state, providerId, beingHandedOver } = message;
  if (providerId !== null && providerId !== sid) return null;
  // The report can overtake Twilio's response, or the response was lost.
  const unanswered = providerId === null && (state === 'unsure' || state === 'queued');
  if (arrived(status))
    return unanswered || state === 'sent' || state === 'failed'
      ? { state: 'delivered', priceBack: false }
      : null;
  if (status === 'sent') return unanswered ? { state: 'sent', priceBack: false } : null;
  // A report about a message waiting for its next try may concern an earlier try.
  if (state !== 'sent' && !(unanswered && (state === 'unsure' || beingHandedOver))) return null;
  if (status === 'failed') return { state: 'failed', priceBack: true };
  return status === 'undelivered' ? { state: 'failed', priceBack: false } : null;
}
