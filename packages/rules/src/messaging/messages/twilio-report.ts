/** What Twilio says of a message it was given (MSG-R17): what that changes, and whether its price comes back. */
import type { MessageState } from './delivery.ts';

export interface ReportedMessage {
  state: MessageState;
  /** Twilio's number for it; null while its answer to the sending is not known. */
  providerId: string | null;
  beingHandedOver: boolean;
}

export interface ReportEffect {
  state: 'sent' | 'delivered' | 'failed';
  /** Only of what never left Twilio; what a network did not deliver was sent, and is charged. */
  priceBack: boolean;
}

const arrived = (status: string): boolean => status === 'delivered' || status === 'read';

/** Reports come late, twice and in any order; null where one changes nothing. */
export function effectOfReport(status: string, sid: string, message: ReportedMessage): ReportEffect | null {
  const { state, providerId, beingHandedOver } = message;
  if (providerId !== null && providerId !== sid) return null;
  // The report is quicker than Twilio's answer to the sending, or that got lost.
  const unanswered = providerId === null && (state === 'unsure' || state === 'queued');
  if (arrived(status))
    return unanswered || state === 'sent' || state === 'failed'
      ? { state: 'delivered', priceBack: false }
      : null;
  if (status === 'sent') return unanswered ? { state: 'sent', priceBack: false } : null;
  // What waits for its next try may be told of an earlier one.
  if (state !== 'sent' && !(unanswered && (state === 'unsure' || beingHandedOver))) return null;
  if (status === 'failed') return { state: 'failed', priceBack: true };
  return status === 'undelivered' ? { state: 'failed', priceBack: false } : null;
}
