/** What every operation may lean on; made once in main, or by a test. */

import type { SubscribingDays } from '@sheaf/rules/dashboard/dashboard/subscribing';
import type { ForumKeeper } from '@sheaf/rules/forum/keeper';
import type { Pool } from 'pg';
import type { CardProvider } from '#platform/cards/card-provider';
import type { Changes } from '#platform/database/changes';
import type { PoolWatch } from '#platform/database/check-pool';
import type { DiskSpace } from '#platform/database/disk-space';
import type { Documents } from '#platform/documents/documents';
import type { ErasedRecord } from '#platform/erased/erased-record';
import type { Downloads } from '#platform/fetch/downloads';
import type { LiveChannel } from '#platform/live/live';
import type { Log } from '#platform/log';
import type { Geocoder } from '#platform/places/geocoder';
import type { Registry } from '#platform/registry';
import type { Workers } from '#platform/workers/workers';

/** A source of map pictures; the attribution is what its owner asks to be shown. */
export interface Tiles {
  url: string;
  kind: 'raster' | 'pmtiles';
  attribution: string;
}

export type MetricsAccess = { port: number } | { token: string };

export interface Settings {
  /** Public address without a closing slash: what links in messages begin with. */
  address: string;
  /** An installation for trying out: the local outbox may be read. */
  development: boolean;
  /** Replies are checked against the contract (tests and development; too dear in production). */
  checkReplies: boolean;
  version: string;
  /** Where metrics are read: on a port of the loopback interface, or on the public port with a token; undefined: not in production. */
  metrics?: MetricsAccess;
  /** Number of reverse proxies in front, whose word on the caller's address is taken. */
  trustProxy: number;
  /** Multiplies how often one address may make each call without a session; 0 for no limit. */
  strangerFactor: number;
  /** What lies under the borders of maps; null is a plain background. */
  tiles: Tiles | null;
  /** When elders and servants are asked to subscribe (SHELL-R10). */
  subscribing: SubscribingDays;
  /** The congregations that write the wordings of every language (I18N-R1). */
  translationCongregations: readonly number[];
  /** ACCOUNT-R12: of all money, three letters. */
  currency: string;
  /** ACCOUNT-R19: how an invoice is paid without a card, line by line; empty where nobody said. */
  paymentDetails: readonly string[];
  /** FORUM-R4: who keeps the forum in order. */
  forumKeepers: readonly ForumKeeper[];
  /** Who hears of weaknesses: `mailto:` or an address of the web. */
  securityContact?: string;
}

export interface Platform {
  settings: Settings;
  /** What the domains registered. */
  registry: Registry;
  pool: Pool;
  /** What changed, heard from the database; without it (tests, commands) nothing is kept between requests. */
  changes?: Changes;
  /** Whether the connections still keep what Sheaf builds on; only where changes are heard. */
  poolWatch?: PoolWatch;
  /** Aborted when the process begins to end; without it (tests, commands) it never does. */
  ending?: AbortSignal;
  /** The channels to open phones; only where changes are heard. */
  live?: LiveChannel;
  documents: Documents;
  /** Where bytes from outside are parsed, and heavy work is done. */
  workers: Workers;
  disk: DiskSpace;
  /** Who was erased, beside the database; tests of other things go without. */
  erased?: ErasedRecord;
  /** Only where the installation names one. */
  geocoder?: Geocoder;
  /** Fetches files from the hosts that the installation allows; tests of other things go without. */
  downloads?: Downloads;
  /** The payment company; only where the installation takes cards. */
  cards?: CardProvider;
  /** Signs what Twilio tells of messages; only where the installation sends by it. */
  twilioToken?: string;
  log: Log;
  /** The server's clock; tests set their own. */
  clock: () => Date;
}
