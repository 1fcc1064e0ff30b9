/** Services that every operation may use; created once in main or by a test. */

import type { SubscribingDays } from '@sheaf/rules/dashboard/dashboard/subscribing';
import type { ForumKeeper } from '@sheaf/rules/forum/keeper';
import type { Pool } from 'pg';
import type { CardProvider } from '#platform/cards/card-provider';
import type { Changes } from '#platform/database/changes';
import type { PoolWatch } from '#platform/database/check-pool';
import type { EraWatch } from '#platform/database/database-era';
import type { DiskSpace } from '#platform/database/disk-space';
import type { StandbyWatch } from '#platform/database/standby-watch';
import type { Documents } from '#platform/documents/documents';
import type { ErasedRecord } from '#platform/erased/erased-record';
import type { Downloads } from '#platform/fetch/downloads';
import type { LiveChannel } from '#platform/live/live';
import type { Log } from '#platform/log';
import type { Geocoder } from '#platform/places/geocoder';
import type { Registry } from '#platform/registry';
import type { Workers } from '#platform/workers/workers';

/** A map tile source with the attribution that its owner requires. */
export interface Tiles {
  url: string;
  kind: 'raster' | 'pmtiles';
  attribution: string;
}

export type MetricsAccess = { port: number } | { token: string };

export interface Settings {
  /** Public base URL without a trailing slash, for links in messages. */
  address: string;
  /** A development installation: the local outbox is readable. */
  development: boolean;
  /** Validates replies against the contract (tests and development; too slow in production). */
  checkReplies: boolean;
  version: string;
  /**
   * Access to metrics: on a port of the loopback interface, or on the public port with a token; undefined:
   * only outside production.
   */
  metrics?: MetricsAccess;
  /** Number of trusted reverse proxies, for the caller's address. */
  trustProxy: number;
  /** Multiplies the rate limits per address of calls without a session; 0 disables them. */
  strangerFactor: number;
  /** Background tiles of maps; null is a plain background. */
  tiles: Tiles | null;
  /** Days on which elders and servants are prompted to subscribe (SHELL-R10). */
  subscribing: SubscribingDays;
  /** Congregations that edit the wordings of every language (I18N-R1). */
  translationCongregations: readonly number[];
  /** Currency code of all amounts (ACCOUNT-R12). */
  currency: string;
  /** Lines of payment details for invoices without a card; may be empty (ACCOUNT-R19). */
  paymentDetails: readonly string[];
  /** Moderators of the forum (FORUM-R4). */
  forumKeepers: readonly ForumKeeper[];
  /** Contact for security reports: a `mailto:` or web address. */
  securityContact?: string;
}

export interface Platform {
  settings: Settings;
  registry: Registry;
  pool: Pool;
  /**
   * Change notifications of the database; without them (tests, commands) nothing is cached between requests.
   */
  changes?: Changes;
  /** Periodic check of the pool; present with `changes`. */
  poolWatch?: PoolWatch;
  /** The history of the database; absent in tests and commands. */
  era?: Pick<EraWatch, 'text'>;
  /** Whether a standby confirms commits; absent in tests and commands. */
  standby?: StandbyWatch;
  /** Aborted when the process starts to shut down; absent in tests and commands. */
  ending?: AbortSignal;
  /** Event streams to open phones; present with `changes`. */
  live?: LiveChannel;
  documents: Documents;
  /** Worker processes for untrusted bytes and heavy work. */
  workers: Workers;
  disk: DiskSpace;
  /** Record of erased people outside the database; absent in unrelated tests. */
  erased?: ErasedRecord;
  /** Only if the installation configures one. */
  geocoder?: Geocoder;
  /** Downloads from the hosts that the installation allows; absent in unrelated tests. */
  downloads?: Downloads;
  /** Payment provider; only if the installation takes cards. */
  cards?: CardProvider;
  /** Verifies Twilio's status callbacks; only if the installation sends through Twilio. */
  twilioToken?: string;
  log: Log;
  clock: () => Date;
}
