/** Interface of a channel's sender. */
import type { MailFile } from '#platform/outbox/mail-file-source';
import type { QueuedMessage } from '#platform/outbox/outbox.store';

/** Only mails have attachments and an unsubscribe link. */
export interface OutgoingMail extends QueuedMessage {
  file?: MailFile | null;
  /** One-click unsubscribe address of this kind of mail (RFC 8058). */
  stopAddress?: string | null;
}

export interface Sender {
  /**
   * Hands the message over and returns the provider's id; throws a `SendFailure` without a confirmation.
   * `reference` is identical for every attempt of one sending. Stops at `signal`, which fires long after any
   * provider timeout.
   */
  send(message: OutgoingMail, reference: string, signal?: AbortSignal): Promise<string | null>;
  /** The text stays readable in the local outbox. */
  keepsBody: boolean;
  close(): void;
}
