/** The only reader of the environment. */
import { resolve } from 'node:path';
import type { SubscribingDays } from '@sheaf/rules/dashboard/dashboard/subscribing';
import type { ForumKeeper } from '@sheaf/rules/forum/keeper';
import type { NumberRange } from '#contexts/people/people.api';
import type { CardAccount } from '#platform/cards/card-provider';
import type { StandbyMode } from '#platform/database/standby-watch';
import type { LogLevel } from '#platform/log';
import type { SmsProvider } from '#platform/outbox/senders';
import type { MetricsAccess, Tiles } from '#platform/platform';
import { type EnvironmentValues, environmentVariables, variableList } from './environment-variables.ts';

export interface Environment {
  port: number;
  dataFolder: string;
  logLevel: LogLevel;
  databaseUrl: string | undefined;
  databaseAppUrl: string | undefined;
  /** Direct address of the database, if the others lead through a pooler. */
  databaseListenUrl: string | undefined;
  /** First and last number of new congregations in this installation. */
  congregationNumbers: NumberRange | undefined;
  /** One process announces changes for all; for installations of tens of thousands of congregations. */
  relay: boolean;
  /** Public keys for which backups are encrypted. */
  backupKeys: readonly string[];
  /** Whether writes need a standby that confirms them. */
  standby: StandbyMode;
  /** Undefined until the port is known, if SHEAF_ADDRESS is not set. */
  address: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  smsProvider: SmsProvider | undefined;
  /** Base address of SMS Gateway for Android, without `/messages`. */
  phoneGateway: string;
  production: boolean;
  /** Loads the demo congregation into an empty database and prints its links. */
  demo: boolean;
  metrics: MetricsAccess | undefined;
  trustProxy: number;
  /** Multiplies the rate limits per address of calls without a session; 0 disables them. */
  strangerFactor: number;
  /** Time between SIGTERM and closing, in which a load balancer notices. */
  drainSeconds: number;
  tiles: Tiles | null;
  geocoder: string | undefined;
  subscribing: SubscribingDays;
  translationCongregations: number[];
  cards: CardAccount | undefined;
  currency: string;
  /** Lines of payment details for invoices without a card. */
  paymentDetails: string[];
  forumKeepers: readonly ForumKeeper[];
  /** Contact in `/.well-known/security.txt` for security reports. */
  securityContact: string | undefined;
  /** Hosts of workbooks, including their subdomains. */
  workbookHosts: string[];
  /** A sentence for each variable that has a former name, no effect, or is unknown. */
  warnings: string[];
}

type Source = Record<string, string | undefined>;

interface NamedSource {
  values: Source;
  /** Name under which each variable was set. */
  setAs: Record<string, string>;
  warnings: string[];
}

const withoutEffect: Record<string, string> = {
  // Not read: it would grant rights to everyone in these congregations.
  FORUM_CONGREGATIONS:
    'FORUM_CONGREGATIONS has no effect any more. SHEAF_FORUM_KEEPERS names the people who keep the forum.',
};

function withPresentNames(source: Source): NamedSource {
  const values: Source = {};
  const setAs: Record<string, string> = {};
  const warnings: string[] = [];
  for (const { name, notes } of variableList) {
    const former = notes.formerly && source[notes.formerly] !== undefined ? notes.formerly : undefined;
    if (former && source[name] !== undefined) warnings.push(`${former} has no effect: ${name} is set too.`);
    else if (former && source[former] !== '')
      warnings.push(`${former} is now ${name}. The former name still works.`);
    setAs[name] = former && source[name] === undefined ? former : name;
    values[name] = source[setAs[name]];
  }
  return { values, setAs, warnings };
}

const knownNames = new Set(variableList.map(({ name }) => name));

const unknownNames = (source: Source): string[] =>
  Object.keys(source)
    .filter((name) => name.startsWith('SHEAF_') && !knownNames.has(name))
    .sort();

function smsProviderOf(values: EnvironmentValues): SmsProvider | undefined {
  const accountSid = values.SHEAF_TWILIO_ACCOUNT_SID;
  const authToken = values.SHEAF_TWILIO_AUTH_TOKEN;
  const from = values.SHEAF_TWILIO_FROM;
  if (accountSid && authToken && from) return { kind: 'twilio', accountSid, authToken, from };
  const url = values.SHEAF_SMS_HTTP_URL;
  if (!url) return undefined;
  const body = values.SHEAF_SMS_HTTP_BODY ?? null;
  return { kind: 'http', url, body, authorization: values.SHEAF_SMS_HTTP_AUTHORIZATION ?? null };
}

function cardsOf(values: EnvironmentValues): CardAccount | undefined {
  const secretKey = values.SHEAF_STRIPE_SECRET_KEY;
  const webhookSecret = values.SHEAF_STRIPE_WEBHOOK_SECRET;
  if (!secretKey || !webhookSecret) return undefined;
  return { secretKey, webhookSecret, address: values.SHEAF_STRIPE_ADDRESS };
}

const here = /^(?:localhost|127(?:\.\d+){3}|\[::1\])?$/;

/** Whether the database runs on another machine. */
function isElsewhere(url: string | undefined): boolean {
  if (url === undefined) return false;
  const { hostname, searchParams } = new URL(url);
  return !searchParams.get('host')?.startsWith('/') && !here.test(hostname);
}

function arrange(values: EnvironmentValues): Omit<Environment, 'warnings'> {
  const production = values.NODE_ENV === 'production';
  const tiles = values.SHEAF_TILES;
  return {
    port: values.PORT,
    dataFolder: resolve(values.SHEAF_DATA),
    logLevel: values.SHEAF_LOG,
    databaseUrl: values.DATABASE_URL,
    databaseAppUrl: values.SHEAF_DATABASE_APP_URL,
    databaseListenUrl: values.SHEAF_DATABASE_LISTEN_URL,
    congregationNumbers: values.SHEAF_CONGREGATION_NUMBERS,
    backupKeys: values.SHEAF_BACKUP_KEYS,
    relay: values.SHEAF_RELAY === 'on',
    standby: values.SHEAF_SYNC ?? (isElsewhere(values.DATABASE_URL) ? 'warn' : 'off'),
    address: values.SHEAF_ADDRESS,
    smtpUrl: values.SHEAF_SMTP_URL,
    mailFrom: values.SHEAF_MAIL_FROM,
    smsProvider: smsProviderOf(values),
    phoneGateway: values.SHEAF_SMS_PHONE_GATEWAY,
    production,
    demo: (values.SHEAF_DEMO ?? (production ? 'off' : 'on')) === 'on',
    metrics: values.SHEAF_METRICS,
    trustProxy: values.SHEAF_PROXIES,
    strangerFactor: values.SHEAF_STRANGERS_FACTOR,
    // With the embedded database no other process takes over.
    drainSeconds: Math.min(3, values.SHEAF_DRAIN_SECONDS ?? (values.DATABASE_URL ? 2 : 0)),
    tiles: tiles ? { ...tiles, attribution: values.SHEAF_TILES_ATTRIBUTION ?? '' } : null,
    geocoder: values.SHEAF_GEOCODER,
    subscribing: { from: values.SHEAF_SUBSCRIBE_FROM, until: values.SHEAF_SUBSCRIBE_UNTIL },
    translationCongregations: values.SHEAF_TRANSLATION_CONGREGATIONS,
    cards: cardsOf(values),
    currency: values.SHEAF_CURRENCY,
    paymentDetails: values.SHEAF_PAYMENT_DETAILS,
    forumKeepers: values.SHEAF_FORUM_KEEPERS,
    securityContact: values.SHEAF_SECURITY_CONTACT,
    workbookHosts: values.SHEAF_WORKBOOK_HOSTS,
  };
}

/** @throws a sentence for each invalid variable, beginning with its name. */
export function readEnvironment(source: Source = process.env): Environment {
  const { values, setAs, warnings } = withPresentNames(source);
  const parsed = environmentVariables.safeParse(values);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path: [name], message }) =>
      name === undefined ? message : `${setAs[String(name)]} ${message}`,
    );
    throw new Error(sentences.join(' '));
  }
  for (const [name, sentence] of Object.entries(withoutEffect)) if (source[name]) warnings.push(sentence);
  for (const name of unknownNames(source))
    warnings.push(`${name} is not a variable of Sheaf and has no effect. docs/deploy.md lists all of them.`);
  return { ...arrange(parsed.data), warnings };
}
