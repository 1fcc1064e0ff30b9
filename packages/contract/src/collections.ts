/** The names by which operations say what they read and what they change. */

import type { revisedCollections } from './revised-collections.ts';

/** Those without one: an answer that shows them is always made anew, and only the phone that changed them reads them again at once. */
export const unrevisedCollections = [
  // What the time of day decides: `past`, `now`.
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

/** `*` stands for all of them. */
export type Collection = (typeof revisedCollections)[number] | (typeof unrevisedCollections)[number] | '*';
