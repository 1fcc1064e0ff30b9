/** The ways a message leaves: SMTP for mail, a provider or the congregation's own phone for SMS, the push services of browsers, or the local outbox of a development installation. */
import { androidSender } from '#platform/outbox/android-sender';
import { type HttpGateway, httpSender } from '#platform/outbox/http-sender';
import type { MailFile } from '#platform/outbox/mail-files';
import type { QueuedMessage } from '#platform/outbox/outbox.store';
import type { PhoneAccount } from '#platform/outbox/outbox-sources';
import { type PushSender, pushSender } from '#platform/outbox/push-sender';
import { SendFailure } from '#platform/outbox/send-failure';
import { smtpSender } from '#platform/outbox/smtp-sender';
import { type TwilioAccount, twilioSender } from '#platform/outbox/twilio-sender';

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

export interface Senders {
  email: Sender;
  /** The installation's own, which is paid. */
  sms: Sender;
  ownPhone(account: PhoneAccount): Sender;
  push: PushSender;
}

/** Nothing leaves the machine: the stored message itself is the outbox (see the development page). */
const localOutbox: Sender = { send: async () => null, keepsBody: true, close: () => {} };

const notConfigured = (what: string): Sender => ({
  send: async () => {
    throw new SendFailure(`${what} is not configured`);
  },
  keepsBody: false,
  close: () => {},
});

/** How the installation sends SMS. */
export type SmsProvider = ({ kind: 'twilio' } & TwilioAccount) | ({ kind: 'http' } & HttpGateway);

export interface SenderSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  development: boolean;
  smsProvider?: SmsProvider | undefined;
  /** Where the own phones of congregations take messages. */
  phoneGateway: string;
  /** Public address, where providers may tell what became of a message. */
  address?: string | undefined;
}

const openProvider = (provider: SmsProvider, reportsTo: string | undefined): Sender =>
  provider.kind === 'twilio' ? twilioSender({ ...provider, reportsTo }) : httpSender(provider);

/** What the environment and the kind of installation say. */
export function openSenders(settings: SenderSettings): Senders {
  const { smtpUrl, mailFrom, development, smsProvider, phoneGateway, address } = settings;
  const absent = (what: string): Sender => (development ? localOutbox : notConfigured(what));
  return {
    email: smtpUrl ? smtpSender(smtpUrl, mailFrom) : absent('SMTP_URL'),
    sms: smsProvider ? openProvider(smsProvider, address) : absent('an SMS provider'),
    push: pushSender({ address }),
    ownPhone: (account) => androidSender({ address: phoneGateway, ...account }),
  };
}
