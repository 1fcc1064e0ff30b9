/** The one place that reads the environment. */
import { resolve } from 'node:path';
import { type SubscribingDays, subscribingDays } from '@sheaf/rules/dashboard/dashboard/subscribing';
import { defaultKeepers, type ForumKeeper, readKeepers } from '@sheaf/rules/forum/keeper';
import type { NumberRange } from '#contexts/people/congregations/founding.public-api';
import type { CardAccount } from '#platform/cards/card-provider';
import { logLevels } from '#platform/log';
import type { SmsProvider } from '#platform/outbox/senders';
import type { MetricsAccess, Tiles } from '#platform/platform';
import {
  addressOf,
  choiceOf,
  contactOf,
  dayOf,
  filled,
  numberOf,
  web,
  withoutEndSlashes,
} from './environment-values.ts';

export interface Environment {
  port: number;
  dataFolder: string;
  databaseUrl: string | undefined;
  databaseAppUrl: string | undefined;
  /** The database itself, where a pooler stands before the others. */
  databaseListenUrl: string | undefined;
  /** The first and the last number that new congregations get here. */
  congregationNumbers: NumberRange | undefined;
  /** One process announces changes for all of them; for installations of tens of thousands of congregations. */
  relay: boolean;
  /** Undefined until the port is known, when SHEAF_ADDRESS is not set. */
  address: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  smsProvider: SmsProvider | undefined;
  /** Where SMS Gateway for Android takes messages, without `/messages`. */
  phoneGateway: string;
  production: boolean;
  /** Load the demo congregation into an empty database and print links to it. */
  demo: boolean;
  metrics: MetricsAccess | undefined;
  trustProxy: number;
  /** Multiplies how often one address may make each call without a session; 0 for no limit. */
  strangerFactor: number;
  /** How long the process answers after it was told to end, so that a balancer notices. */
  drainSeconds: number;
  tiles: Tiles | null;
  /** Address of a Nominatim search. */
  geocoder: string | undefined;
  subscribing: SubscribingDays;
  translationCongregations: number[];
  cards: CardAccount | undefined;
  currency: string;
  /** How invoices are paid without a card, line by line. */
  paymentDetails: string[];
  forumKeepers: readonly ForumKeeper[];
  /** Who hears of weaknesses: the contact of `/.well-known/security.txt`. */
  securityContact: string | undefined;
  /** A sentence for each variable that is set and no longer read. */
  withoutEffect: string[];
  /** A workbook may be fetched from these hosts, and those below them. */
  workbookHosts: string[];
}

const databaseOf = (name: string): string | undefined =>
  addressOf(name, /^postgres(ql)?:\/\//, 'postgres://user:password@host:5432/database');

function listenUrlOf(): string | undefined {
  const url = databaseOf('DATABASE_LISTEN_URL');
  if (url && !filled('DATABASE_URL')) throw new Error('DATABASE_LISTEN_URL needs DATABASE_URL.');
  return url;
}

/** `1000000-1999999`. */
function rangeOf(name: string): NumberRange | undefined {
  const text = filled(name);
  if (text === undefined) return undefined;
  const [, first, last] = (/^(\d{1,15})-(\d{1,15})$/.exec(text) ?? []).map(Number);
  if (first === undefined || last === undefined || first < 1 || first >= last)
    throw new Error(`${name} must be the first and the last number such as 1000000-1999999, not "${text}".`);
  return [first, last];
}

/** Numbers with commas between; an empty text is nobody. */
function congregationsOf(name: string, fallback: number[]): number[] {
  const text = process.env[name];
  if (text === undefined) return fallback;
  const numbers = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(Number);
  if (!numbers.every((number) => Number.isInteger(number) && number > 0))
    throw new Error(`${name} must be numbers of congregations with commas between, not "${text}".`);
  return numbers;
}

/** People who keep the forum in order; an empty text is nobody. */
function keepersOf(name: string): readonly ForumKeeper[] {
  const text = process.env[name];
  if (text === undefined) return defaultKeepers;
  const keepers = readKeepers(text);
  if (keepers) return keepers;
  throw new Error(
    `${name} must be people with commas between, each a number (12), a congregation and a number (3/12) or an e-mail, not "${text}".`,
  );
}

/** The whole congregation kept the forum by it, which no installation meant. */
const settingsWithoutEffect = (): string[] =>
  filled('FORUM_CONGREGATIONS') === undefined
    ? []
    : [
        'FORUM_CONGREGATIONS has no effect any more. SHEAF_FORUM_KEEPERS names the people who keep the forum.',
      ];

function publicAddressOf(): string | undefined {
  const given = addressOf('SHEAF_ADDRESS', web, 'https://sheaf.example.org', true);
  return given === undefined ? undefined : withoutEndSlashes(given);
}

/** Cards need both: who charges without hearing what became of it credits nobody. */
function cardsOf(): CardAccount | undefined {
  const secretKey = filled('STRIPE_SECRET_KEY');
  const webhookSecret = filled('STRIPE_WEBHOOK_SECRET');
  const given = addressOf('STRIPE_ADDRESS', web, 'https://api.stripe.com', true);
  const address = withoutEndSlashes(given ?? 'https://api.stripe.com');
  if (!secretKey && !webhookSecret) return undefined;
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, address };
  throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other.');
}

/** One that is counted in hundredths, as all cents here are. */
function currencyOf(name: string, fallback: string): string {
  const code = filled(name) ?? fallback;
  const known = /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code);
  const style = { style: 'currency', currency: code } as const;
  if (known && new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits === 2) return code;
  throw new Error(`${name} must be a currency of hundredths such as AUD or EUR, not "${code}".`);
}

/** Lines with `|` between, as an environment holds no line breaks everywhere. */
function linesOf(name: string): string[] {
  const lines = (filled(name) ?? '')
    .split('|')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length <= 8 && lines.every((line) => line.length <= 80)) return lines;
  throw new Error(`${name} must be at most 8 lines of 80 characters with | between.`);
}

/** Names of hosts with commas between. */
function hostsOf(name: string, fallback: string): string[] {
  const hosts = (filled(name) ?? fallback).split(',').map((host) => host.trim());
  if (!hosts.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(host)))
    throw new Error(`${name} must be names of hosts with commas between, not "${filled(name)}".`);
  return hosts;
}

/** `https://…/{z}/{x}/{y}.png`, or one file of all tiles, `https://….pmtiles`. */
function tilesOf(url: string | undefined, attribution = ''): Tiles | null {
  if (!url) return null;
  const raster = ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
  const pmtiles = /\.pmtiles(\?|$)/.test(url);
  if (!URL.canParse(url) || raster === pmtiles)
    throw new Error(
      `SHEAF_TILES must be an address with {z}, {x} and {y}, or of a .pmtiles file, not "${url}".`,
    );
  return { url, kind: pmtiles ? 'pmtiles' : 'raster', attribution };
}

/** `9464`, or `token:` and what Prometheus sends as its bearer token. What is wrong with a token is said without it. */
function metricsOf(name: string): MetricsAccess | undefined {
  const text = filled(name);
  if (text === undefined) return undefined;
  const token = /^token:([\w.~+/=-]{24,200})$/.exec(text)?.[1];
  if (token) return { token };
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535)
    throw new Error(
      `${name} must be a port such as 9464, or token: and 24 to 200 letters, digits or ._~+/=-.`,
    );
  return { port };
}

/** Twilio where its account is named, else the gateway whose address is. */
function smsProviderOf(): SmsProvider | undefined {
  const accountSid = filled('TWILIO_ACCOUNT_SID');
  if (accountSid) {
    const authToken = filled('TWILIO_AUTH_TOKEN');
    const from = filled('TWILIO_FROM');
    if (!authToken || !from) throw new Error('TWILIO_ACCOUNT_SID needs TWILIO_AUTH_TOKEN and TWILIO_FROM.');
    return { kind: 'twilio', accountSid, authToken, from };
  }
  const url = filled('SMS_HTTP_URL');
  if (!url) return undefined;
  if (!URL.canParse(url)) throw new Error('SMS_HTTP_URL must be an address.');
  const body = filled('SMS_HTTP_BODY') ?? null;
  return { kind: 'http', url, body, authorization: filled('SMS_HTTP_AUTHORIZATION') ?? null };
}

export function readEnvironment(): Environment {
  choiceOf('SHEAF_LOG', logLevels);
  const production = process.env.NODE_ENV === 'production';
  return {
    port: numberOf('PORT', 3000),
    dataFolder: resolve(filled('SHEAF_DATA') ?? './data'),
    databaseUrl: databaseOf('DATABASE_URL'),
    databaseAppUrl: databaseOf('DATABASE_APP_URL'),
    databaseListenUrl: listenUrlOf(),
    congregationNumbers: rangeOf('SHEAF_CONGREGATION_NUMBERS'),
    relay: choiceOf('SHEAF_RELAY', ['on', 'off']) === 'on',
    address: publicAddressOf(),
    smtpUrl: addressOf('SMTP_URL', /^smtps?:\/\//, 'smtps://user:password@mail.example.org'),
    mailFrom: filled('MAIL_FROM') ?? 'Sheaf <sheaf@localhost>',
    smsProvider: smsProviderOf(),
    phoneGateway: filled('SMS_PHONE_GATEWAY') ?? 'https://api.sms-gate.app/3rdparty/v1',
    production,
    demo: (choiceOf('SHEAF_DEMO', ['on', 'off']) ?? (production ? 'off' : 'on')) !== 'off',
    metrics: metricsOf('SHEAF_METRICS'),
    trustProxy: numberOf('SHEAF_PROXIES', 0),
    strangerFactor: numberOf('SHEAF_STRANGERS_FACTOR', 1),
    // On a database of its own no other process takes over.
    drainSeconds: Math.min(3, numberOf('SHEAF_DRAIN_SECONDS', databaseOf('DATABASE_URL') ? 2 : 0)),
    geocoder: addressOf('SHEAF_GEOCODER', web, 'https://nominatim.example.org/search', true),
    subscribing: {
      from: dayOf('SHEAF_SUBSCRIBE_FROM', subscribingDays.from),
      until: dayOf('SHEAF_SUBSCRIBE_UNTIL', subscribingDays.until),
    },
    workbookHosts: hostsOf('SHEAF_WORKBOOK_HOSTS', 'jw-cdn.org'),
    translationCongregations: congregationsOf('TRANSLATION_CONGREGATIONS', [1]),
    cards: cardsOf(),
    currency: currencyOf('SHEAF_CURRENCY', 'AUD'),
    paymentDetails: linesOf('SHEAF_PAYMENT_DETAILS'),
    forumKeepers: keepersOf('SHEAF_FORUM_KEEPERS'),
    securityContact: contactOf('SHEAF_SECURITY_CONTACT'),
    withoutEffect: settingsWithoutEffect(),
    tiles: tilesOf(filled('SHEAF_TILES'), filled('SHEAF_TILES_ATTRIBUTION')),
  };
}
