import { subscribingDays } from '@sheaf/rules/dashboard/subscribing';
import { openDocuments } from '#platform/documents/documents';
import { openLog } from '#platform/log';
import type { Platform } from '#platform/platform';
import type { FreshDatabase } from '#platform/testing/fresh-database';

/** The platform over a test's database, as an installation is set up that says nothing. Whoever opens it closes its documents. */
export const openTestPlatform = (
  database: FreshDatabase,
  settings: Partial<Platform['settings']> = {},
  clock = () => new Date(),
): Platform => ({
  settings: {
    address: 'http://sheaf.test',
    development: false,
    checkReplies: true,
    version: 'test',
    trustProxy: 0,
    tiles: null,
    subscribing: subscribingDays,
    translationCongregations: [],
    ...settings,
  },
  pool: database.app,
  documents: openDocuments(),
  log: openLog('silent'),
  clock,
});
