import { subscribingDays } from '@sheaf/rules/dashboard/dashboard/subscribing';
import { registry } from '#app/contexts';
import { openDiskSpace } from '#platform/database/disk-space';
import { openDocuments } from '#platform/documents/documents';
import { openLog } from '#platform/log';
import type { Platform } from '#platform/platform';
import type { FreshDatabase } from '#platform/testing/fresh-database';
import { testNow } from '#platform/testing/test-clock';
import { openWorkers } from '#platform/workers/workers';

/** The platform on a test database with default settings. The caller closes its workers. */
export const openTestPlatform = (
  database: Pick<FreshDatabase, 'app'>,
  settings: Partial<Platform['settings']> = {},
  clock = testNow,
): Platform => {
  const workers = openWorkers();
  return {
    settings: {
      address: 'http://sheaf.test',
      development: false,
      checkReplies: true,
      version: 'test',
      trustProxy: 0,
      // Tests call from one address, and faster than people.
      strangerFactor: 0,
      tiles: null,
      subscribing: subscribingDays,
      translationCongregations: [],
      currency: 'AUD',
      paymentDetails: [],
      forumKeepers: [],
      ...settings,
    },
    registry,
    pool: database.app,
    documents: openDocuments(workers),
    workers,
    disk: openDiskSpace(),
    log: openLog('silent'),
    clock,
  };
};
