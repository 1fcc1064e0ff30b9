/** Collection names by which operations declare what they read and change. */

import type { revisedCollections } from './revised-collections.ts';

/**
 * Collections without a revision: a reply that shows them is never 304, and only the device that changed them
 * reads them again at once.
 */
export const unrevisedCollections = [
  // Values that depend on the time of day: `past`, `now`.
  'clock',
  'devices',
  'directoryPartners',
  'forum',
  'journal',
  'messageSettings',
  'passkeys',
  'proposals',
  'pushDevices',
  'recordsFile',
  'retention',
  'sentMessages',
  'smsTerms',
  'worldDirectory',
] as const;

/** `*` means every collection. */
export type Collection = (typeof revisedCollections)[number] | (typeof unrevisedCollections)[number] | '*';
