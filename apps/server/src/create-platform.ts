/** Platform of every server entry point, on an open database. */

import { openCardProvider } from '#platform/cards/card-provider';
import { openDiskSpace } from '#platform/database/disk-space';
import type { OpenedDatabase } from '#platform/database/open-database';
import { openDocuments } from '#platform/documents/documents';
import { openErasedRecord } from '#platform/erased/erased-record';
import { openDownloads } from '#platform/fetch/downloads';
import type { Log } from '#platform/log';
import { openGeocoder } from '#platform/places/geocoder';
import type { Platform } from '#platform/platform';
import type { Registry } from '#platform/registry';
import { openWorkers } from '#platform/workers/workers';
import project from '../../../package.json' with { type: 'json' };
import type { Environment } from './environment.ts';

/** The same as the app's, so that a phone knows when a newer one is served (SYNC-O5). */
export const version = project.version;

export function createPlatform(
  environment: Environment,
  database: OpenedDatabase,
  log: Log,
  registry: Registry,
): Platform {
  const workers = openWorkers();
  return {
    settings: {
      address: environment.address ?? `http://localhost:${environment.port}`,
      development: !environment.production,
      checkReplies: false,
      version,
      ...(environment.metrics && { metrics: environment.metrics }),
      trustProxy: environment.trustProxy,
      strangerFactor: environment.strangerFactor,
      tiles: environment.tiles,
      subscribing: environment.subscribing,
      translationCongregations: environment.translationCongregations,
      currency: environment.currency,
      paymentDetails: environment.paymentDetails,
      forumKeepers: environment.forumKeepers,
      ...(environment.securityContact && { securityContact: environment.securityContact }),
    },
    registry,
    pool: database.app,
    documents: openDocuments(workers),
    workers,
    disk: openDiskSpace(environment.databaseUrl ? undefined : environment.dataFolder),
    erased: openErasedRecord(environment.dataFolder),
    ...(environment.geocoder && { geocoder: openGeocoder(environment.geocoder) }),
    downloads: openDownloads(environment.workbookHosts),
    ...(environment.cards && { cards: openCardProvider(environment.cards) }),
    ...(environment.smsProvider?.kind === 'twilio' && { twilioToken: environment.smsProvider.authToken }),
    log,
    clock: () => new Date(),
  };
}
