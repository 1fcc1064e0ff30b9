/** One way for messages to leave. */
import type { MailFile } from '#platform/outbox/mail-file-source';
import type { QueuedMessage } from '#platform/outbox/outbox.store';

/** Only mails carry files, and a way out of their kind. */
export interface OutgoingMail extends QueuedMessage {
  file?: MailFile | null;
  /** Where a mail program ends mails of this kind with one press (RFC 8058). */
  stopAddress?: string | null;
}

export interface Sender {
  /**
   * Hands the message over and gives the provider's number for it; throws a `SendFailure` when there was no yes. `reference` is
   * the same at every try of one sending. It stops when `signal` does, which is long after the patience of any provider.
   */
  send(message: OutgoingMail, reference: string, signal?: AbortSignal): Promise<string | null>;
  /** The text stays readable in the local outbox. */
  keepsBody: boolean;
  close(): void;
}
