/** What Twilio says of a message it was given (MSG-R17): what that changes, and whether its price comes back. */
import type { MessageState } from './delivery.ts';

export interface ReportedMessage {
  state: MessageState;
  /** Twilio's number for it; null while its answer to the sending is not known. */
  providerId: string | null;
}

export interface ReportEffect {
  state: 'sent' | 'delivered' | 'failed';
  /** Only of what never left Twilio; what a network did not deliver was sent, and is charged. */
  priceBack: boolean;
}

const arrived = (status: string): boolean => status === 'delivered' || status === 'read';

/** Reports come late, twice and in any order; null where one changes nothing. */
export function effectOfReport(status: string, sid: string, message: ReportedMessage): ReportEffect | null {
  const { state, providerId } = message;
  // The answer to the sending was lost, and the message is about to be sent a second time.
  if (providerId === null)
    return state === 'queued' && (status === 'sent' || arrived(status))
      ? { state: arrived(status) ? 'delivered' : 'sent', priceBack: false }
      : null;
  if (providerId !== sid) return null;
  if (arrived(status))
    return state === 'sent' || state === 'failed' ? { state: 'delivered', priceBack: false } : null;
  if (state !== 'sent') return null;
  if (status === 'failed') return { state: 'failed', priceBack: true };
  return status === 'undelivered' ? { state: 'failed', priceBack: false } : null;
}
