/**
 * Opens the senders: SMTP for mail, a provider or the congregation's own phone for SMS, Web Push, or the
 * local outbox of a development installation.
 */
import { androidSender } from '#platform/outbox/android-sender';
import { type HttpGateway, httpSender } from '#platform/outbox/http-sender';
import type { PhoneAccount } from '#platform/outbox/outbox-sources';
import { type PushSender, pushSender } from '#platform/outbox/push-sender';
import { SendFailure } from '#platform/outbox/send-failure';
import type { Sender } from '#platform/outbox/sender';
import { smtpSender } from '#platform/outbox/smtp-sender';
import { type TwilioAccount, twilioSender } from '#platform/outbox/twilio-sender';

export interface Senders {
  email: Sender;
  /** The installation's own provider, charged to congregations. */
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

export type SmsProvider = ({ kind: 'twilio' } & TwilioAccount) | ({ kind: 'http' } & HttpGateway);

export interface SenderSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  development: boolean;
  smsProvider?: SmsProvider | undefined;
  /** Gateway address of the congregations' own phones. */
  phoneGateway: string;
  /** Public address for status callbacks of providers. */
  address?: string | undefined;
}

const openProvider = (provider: SmsProvider, reportsTo: string | undefined): Sender =>
  provider.kind === 'twilio' ? twilioSender({ ...provider, reportsTo }) : httpSender(provider);

/** Chooses senders by environment variables and kind of installation. */
export function openSenders(settings: SenderSettings): Senders {
  const { smtpUrl, mailFrom, development, smsProvider, phoneGateway, address } = settings;
  const absent = (what: string): Sender => (development ? localOutbox : notConfigured(what));
  return {
    email: smtpUrl ? smtpSender(smtpUrl, mailFrom) : absent('SHEAF_SMTP_URL'),
    sms: smsProvider ? openProvider(smsProvider, address) : absent('an SMS provider'),
    push: pushSender({ address }),
    ownPhone: (account) => androidSender({ address: phoneGateway, ...account }),
  };
}
