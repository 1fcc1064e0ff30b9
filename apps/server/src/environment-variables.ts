/**
 * Schema of the installation's environment. `.env.example` and the table of docs/deploy.md are generated from
 * it.
 */
import { subscribingDays } from '@sheaf/rules/dashboard/dashboard/subscribing';
import { defaultKeepers, type ForumKeeper, readKeepers } from '@sheaf/rules/forum/keeper';
import { z } from 'zod';
import { logLevels } from '#platform/log';
import {
  backupKeys,
  choice,
  congregations,
  contact,
  currency,
  database,
  day,
  filled,
  hosts,
  lines,
  listed,
  metrics,
  range,
  secretAddress,
  text,
  tiles,
  webAddress,
  wholeNumber,
} from './environment-kinds.ts';

export interface VariableNotes {
  section: 'Server' | 'Database' | 'Messages' | 'Territory' | 'Money' | 'People of the installation';
  meaning: string;
  /** Behaviour without the variable. */
  without: string;
  example: string;
  /** Name up to version 3.24, still accepted. */
  formerly?: string;
}

const notes = z.registry<VariableNotes>();

/**
 * Names without a prefix that hosting services and engineers expect. @internal A test compares them with the
 * schema.
 */
export const customaryNames = ['NODE_ENV', 'PORT', 'DATABASE_URL'];

const keepers = {
  parse: readKeepers,
  must: 'must be people with commas between, each a number (12), a congregation and a number (3/12) or an e-mail',
};

const needs = (set: readonly unknown[]): boolean =>
  set.some((value) => value !== undefined) && set.some((value) => value === undefined);

export const environmentVariables = z
  .object({
    NODE_ENV: text('development').register(notes, {
      section: 'Server',
      meaning:
        '`production` for a real installation: no demo congregation and no outbox that anybody may read',
      without: '`development`, for trying out',
      example: 'production',
    }),
    PORT: filled(wholeNumber, 3000).register(notes, {
      section: 'Server',
      meaning: 'port on which the server listens',
      without: '3000',
      example: '3000',
    }),
    SHEAF_ADDRESS: filled(webAddress('https://sheaf.example.org'), undefined).register(notes, {
      section: 'Server',
      meaning: 'public address; links in messages begin with it',
      without: '`http://localhost:PORT`',
      example: 'https://sheaf.example.org',
    }),
    SHEAF_DATA: text('./data').register(notes, {
      section: 'Server',
      meaning: 'folder of the data; only the user of the server may read it',
      without: '`./data`',
      example: './data',
    }),
    SHEAF_LOG: filled(choice(...logLevels), 'info' as const).register(notes, {
      section: 'Server',
      meaning: 'level of the log: `debug`, `info`, `warn`, `error` or `silent`',
      without: '`info`',
      example: 'info',
    }),
    SHEAF_DEMO: filled(choice('on', 'off'), undefined).register(notes, {
      section: 'Server',
      meaning: '`on` loads the demo congregation into an empty database, `off` never does',
      without: '`off` in production, otherwise `on`',
      example: 'off',
    }),
    SHEAF_PROXIES: filled(wholeNumber, 0).register(notes, {
      section: 'Server',
      meaning:
        'number of reverse proxies in front of the server; it trusts them for the address of the caller. With 0 behind a proxy, all callers share the limits of one address',
      without: '0',
      example: '1',
    }),
    SHEAF_STRANGERS_FACTOR: filled(wholeNumber, 1).register(notes, {
      section: 'Server',
      meaning:
        'multiplies the rate limits of calls without a session (60 to 3,000 a minute from one address, by operation); `0` removes them. 1 is enough for a hall behind one address',
      without: '1',
      example: '1',
    }),
    SHEAF_DRAIN_SECONDS: filled(wholeNumber, undefined).register(notes, {
      section: 'Server',
      meaning: 'seconds for which a process answers after SIGTERM while `/readyz` is red; at most 3',
      without: '2 with `DATABASE_URL`, otherwise 0',
      example: '2',
    }),
    SHEAF_METRICS: filled(metrics, undefined).register(notes, {
      section: 'Server',
      meaning:
        'where Prometheus reads `/metrics`: `9464` is a port of the loopback interface, `token:…` (24 characters or more) the public port with that bearer token',
      without: '404 in production, otherwise open',
      example: '9464',
    }),
    SHEAF_WORKBOOK_HOSTS: filled(hosts, ['jw-cdn.org']).register(notes, {
      section: 'Server',
      meaning:
        'hosts, including their subdomains, from which a workbook may be fetched by address, separated by commas',
      without: '`jw-cdn.org`',
      example: 'jw-cdn.org',
    }),
    SHEAF_RELAY: filled(choice('on', 'off'), 'off' as const).register(notes, {
      section: 'Server',
      meaning:
        '`on`: one process announces changes every 20 ms instead of every commit, for tens of thousands of congregations ([scaling](scaling.md))',
      without: '`off`',
      example: 'off',
    }),
    SHEAF_CONGREGATION_NUMBERS: filled(range, undefined).register(notes, {
      section: 'Server',
      meaning: 'range of numbers for new congregations, needed if several installations may be merged later',
      without: 'any number',
      example: '1000000-1999999',
    }),
    DATABASE_URL: filled(database, undefined).register(notes, {
      section: 'Database',
      meaning: 'PostgreSQL 15 or newer, as the role that owns the tables',
      without: 'Sheaf runs its own PostgreSQL in `SHEAF_DATA`',
      example: 'postgres://sheaf_owner:password@db.example.org:5432/sheaf',
    }),
    SHEAF_DATABASE_APP_URL: filled(database, undefined).register(notes, {
      section: 'Database',
      meaning: 'the same database as the role `sheaf_app`, which owns nothing',
      without: 'the connection of the owner, switched to that role',
      example: 'postgres://sheaf_app:password@db.example.org:5432/sheaf',
      formerly: 'DATABASE_APP_URL',
    }),
    SHEAF_DATABASE_LISTEN_URL: filled(database, undefined).register(notes, {
      section: 'Database',
      meaning:
        'the same database as its owner and without a connection pooler, for LISTEN, migrations, jobs and backups',
      without: 'no pooler is expected',
      example: 'postgres://sheaf_owner:password@db.example.org:5432/sheaf',
      formerly: 'DATABASE_LISTEN_URL',
    }),
    SHEAF_SYNC: filled(choice('required', 'warn', 'off'), undefined).register(notes, {
      section: 'Database',
      meaning:
        '`required`: an answer is given when a standby has it, and writes are refused while none confirms; `warn`: only the log reports it; `off`: no check ([failover](failover.md))',
      without: '`warn` if the database is on another machine, otherwise `off`',
      example: 'required',
    }),
    SHEAF_BACKUP_KEYS: listed(backupKeys, []).register(notes, {
      section: 'Database',
      meaning:
        'public keys of [age](https://age-encryption.org), separated by commas, for which `npm run backup` encrypts; the secret key belongs on another machine',
      without: 'backups are not encrypted',
      example: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
    }),
    SHEAF_SMTP_URL: filled(
      secretAddress(/^smtps?:\/\//, 'smtps://user:password@mail.example.org'),
      undefined,
    ).register(notes, {
      section: 'Messages',
      meaning: 'mail server',
      without: 'mails stay in the outbox',
      example: 'smtps://user:password@mail.example.org',
      formerly: 'SMTP_URL',
    }),
    SHEAF_MAIL_FROM: text('Sheaf <sheaf@localhost>').register(notes, {
      section: 'Messages',
      meaning: 'sender of the mails',
      without: '`Sheaf <sheaf@localhost>`',
      example: 'Sheaf <sheaf@example.org>',
      formerly: 'MAIL_FROM',
    }),
    SHEAF_TWILIO_ACCOUNT_SID: text(undefined).register(notes, {
      section: 'Messages',
      meaning: 'Twilio account that sends SMS',
      without: 'the SMS gateway, if one is set, otherwise SMS stay in the outbox',
      example: 'AC00000000000000000000000000000000',
      formerly: 'TWILIO_ACCOUNT_SID',
    }),
    SHEAF_TWILIO_AUTH_TOKEN: text(undefined).register(notes, {
      section: 'Messages',
      meaning: 'secret of that account',
      without: 'no Twilio',
      example: '00000000000000000000000000000000',
      formerly: 'TWILIO_AUTH_TOKEN',
    }),
    SHEAF_TWILIO_FROM: text(undefined).register(notes, {
      section: 'Messages',
      meaning: 'sending number of that account, or a messaging service (`MG…`)',
      without: 'no Twilio',
      example: '+61400000000',
      formerly: 'TWILIO_FROM',
    }),
    SHEAF_SMS_HTTP_URL: text(undefined).register(notes, {
      section: 'Messages',
      meaning: 'any other SMS gateway, with `{to}`, `{text}` and `{reference}` in its address or body',
      without: 'none',
      example: 'https://sms.example.org/send',
      formerly: 'SMS_HTTP_URL',
    }),
    SHEAF_SMS_HTTP_BODY: text(undefined).register(notes, {
      section: 'Messages',
      meaning: 'JSON body of the request to that gateway',
      without: 'a request without a body',
      example: '{"to":"{to}","text":"{text}"}',
      formerly: 'SMS_HTTP_BODY',
    }),
    SHEAF_SMS_HTTP_AUTHORIZATION: text(undefined).register(notes, {
      section: 'Messages',
      meaning: '`Authorization` header of the request to that gateway',
      without: 'no such header',
      example: 'Bearer 00000000',
      formerly: 'SMS_HTTP_AUTHORIZATION',
    }),
    SHEAF_SMS_PHONE_GATEWAY: text('https://api.sms-gate.app/3rdparty/v1').register(notes, {
      section: 'Messages',
      meaning: 'server of SMS Gateway for Android, for congregations that send with their own phone',
      without: 'its public cloud',
      example: 'https://api.sms-gate.app/3rdparty/v1',
      formerly: 'SMS_PHONE_GATEWAY',
    }),
    SHEAF_TILES: filled(tiles, undefined).register(notes, {
      section: 'Territory',
      meaning:
        'background of maps: an address with `{z}`, `{x}`, `{y}`, or of a `.pmtiles` file in the layers of Protomaps',
      without: 'no tiles, only the background drawn by Sheaf',
      example: 'https://tiles.example.org/{z}/{x}/{y}.png',
    }),
    SHEAF_TILES_ATTRIBUTION: text(undefined).register(notes, {
      section: 'Territory',
      meaning: 'attribution that the provider of the tiles requires',
      without: 'none',
      example: '© OpenStreetMap contributors',
    }),
    SHEAF_GEOCODER: filled(webAddress('https://nominatim.example.org/search'), undefined).register(notes, {
      section: 'Territory',
      meaning: 'a Nominatim search that finds the places of rural addresses; it learns these addresses',
      without: 'none',
      example: 'https://nominatim.example.org/search',
    }),
    SHEAF_CURRENCY: filled(currency, 'AUD').register(notes, {
      section: 'Money',
      meaning: 'currency of all amounts, with hundredths as its smallest unit',
      without: '`AUD`',
      example: 'AUD',
    }),
    SHEAF_PAYMENT_DETAILS: filled(lines, []).register(notes, {
      section: 'Money',
      meaning:
        'instructions for paying invoices without a card, up to 8 lines separated by `|`; `npm run payment` books received payments',
      without: 'invoices state only the amount',
      example: 'Sheaf Inc.|BSB 000-000|Account 1234 5678',
    }),
    SHEAF_STRIPE_SECRET_KEY: text(undefined).register(notes, {
      section: 'Money',
      meaning: 'Stripe account through which congregations pay by card',
      without: 'no cards, invoices only',
      example: 'sk_live_00000000',
      formerly: 'STRIPE_SECRET_KEY',
    }),
    SHEAF_STRIPE_WEBHOOK_SECRET: text(undefined).register(notes, {
      section: 'Money',
      meaning:
        'secret with which Stripe signs its events to `/api/payment-events` (checkout sessions, charges and disputes)',
      without: 'no cards, invoices only',
      example: 'whsec_00000000',
      formerly: 'STRIPE_WEBHOOK_SECRET',
    }),
    SHEAF_STRIPE_ADDRESS: filled(webAddress('https://api.stripe.com'), 'https://api.stripe.com').register(
      notes,
      {
        section: 'Money',
        meaning: 'address of the Stripe API',
        without: '`https://api.stripe.com`',
        example: 'https://api.stripe.com',
        formerly: 'STRIPE_ADDRESS',
      },
    ),
    SHEAF_SECURITY_CONTACT: filled(contact, undefined).register(notes, {
      section: 'People of the installation',
      meaning:
        'contact for reports of vulnerabilities, an e-mail or a web address; shown in `/.well-known/security.txt`',
      without: 'no such file',
      example: 'security@example.org',
    }),
    SHEAF_FORUM_KEEPERS: listed<readonly ForumKeeper[]>(keepers, defaultKeepers).register(notes, {
      section: 'People of the installation',
      meaning:
        'people who move, hide and delete feature requests, separated by commas: `12` is person 12 of congregation 1, `3/12` person 12 of congregation 3; an e-mail names an administrator of congregation 1 only ([decision 134](decisions/0134-forum-moderators-are-named-persons.md)). Replaces `FORUM_CONGREGATIONS`, which no longer has an effect',
      without: '`1`',
      example: '1, ruth@example.org',
    }),
    SHEAF_TRANSLATION_CONGREGATIONS: listed(congregations, [1]).register(notes, {
      section: 'People of the installation',
      meaning: 'numbers of the congregations whose people edit the translations of every language',
      without: '`1`',
      example: '1',
      formerly: 'TRANSLATION_CONGREGATIONS',
    }),
    SHEAF_SUBSCRIBE_FROM: filled(day(subscribingDays.from), subscribingDays.from).register(notes, {
      section: 'People of the installation',
      meaning: 'first day of the prompt to elders and servants to subscribe to news of Sheaf',
      without: `\`${subscribingDays.from}\``,
      example: subscribingDays.from,
    }),
    SHEAF_SUBSCRIBE_UNTIL: filled(day(subscribingDays.until), subscribingDays.until).register(notes, {
      section: 'People of the installation',
      meaning: 'last day of that prompt',
      without: `\`${subscribingDays.until}\``,
      example: subscribingDays.until,
    }),
  })
  .superRefine((values, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (values.SHEAF_DATABASE_LISTEN_URL && !values.DATABASE_URL)
      refuse('SHEAF_DATABASE_LISTEN_URL needs DATABASE_URL.');
    // Without the webhook the outcome of a card payment would never be credited.
    if (needs([values.SHEAF_STRIPE_SECRET_KEY, values.SHEAF_STRIPE_WEBHOOK_SECRET]))
      refuse('SHEAF_STRIPE_SECRET_KEY and SHEAF_STRIPE_WEBHOOK_SECRET need each other.');
    if (values.SHEAF_TWILIO_ACCOUNT_SID && !(values.SHEAF_TWILIO_AUTH_TOKEN && values.SHEAF_TWILIO_FROM))
      refuse('SHEAF_TWILIO_ACCOUNT_SID needs SHEAF_TWILIO_AUTH_TOKEN and SHEAF_TWILIO_FROM.');
    else if (values.SHEAF_SMS_HTTP_URL && !URL.canParse(values.SHEAF_SMS_HTTP_URL))
      refuse('SHEAF_SMS_HTTP_URL must be an address.');
  });

export type EnvironmentValues = z.output<typeof environmentVariables>;

export const variableList = Object.entries(environmentVariables.shape).map(([name, schema]) => ({
  name,
  notes: notes.get(schema)!,
}));
