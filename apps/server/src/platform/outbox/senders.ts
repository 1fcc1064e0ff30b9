/** The ways a message leaves: SMTP for mail, a pluggable sender for SMS, or the local outbox of a development installation. */
import { createTransport } from 'nodemailer';
import type { QueuedMessage } from '#platform/outbox/outbox.store';

export interface Sender {
  /** Hands the message over and gives the provider's number for it; throws when it was not accepted. `reference` is the same at every try of one message. */
  send(message: QueuedMessage, reference: string): Promise<string | null>;
  /** The text stays readable in the local outbox. */
  keepsBody: boolean;
  close(): void;
}

export interface Senders {
  email: Sender;
  sms: Sender;
}

/** Nothing leaves the machine: the stored message itself is the outbox (see the development page). */
const localOutbox: Sender = { send: async () => null, keepsBody: true, close: () => {} };

const notConfigured = (what: string): Sender => ({
  send: async () => {
    throw new Error(`${what} is not configured`);
  },
  keepsBody: false,
  close: () => {},
});

export function smtpSender(url: string, from: string): Sender {
  const transport = createTransport(url, { pool: true, from } as never);
  return {
    keepsBody: false,
    async send(message, reference) {
      await transport.sendMail({
        from,
        to: message.recipient,
        subject: message.subject,
        text: message.body,
        messageId: `<${reference}@${from.split('@')[1]?.replace('>', '') ?? 'sheaf'}>`,
      });
      return null;
    },
    close: () => transport.close(),
  };
}

export interface SenderSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  development: boolean;
}

/** What SMTP_URL and the kind of installation say; SMS providers plug in here. */
export function openSenders({ smtpUrl, mailFrom, development }: SenderSettings): Senders {
  const absent = (what: string): Sender => (development ? localOutbox : notConfigured(what));
  return {
    email: smtpUrl ? smtpSender(smtpUrl, mailFrom) : absent('SMTP_URL'),
    sms: absent('an SMS provider'),
  };
}
