/** The names by which operations say what they read and what they change. */

/** Those that have a revision: a trigger raises it with every change of their tables. */
export const revisedCollections = [
  'access',
  'availableAddresses',
  'congregations',
  'doNotCalls',
  'events',
  'families',
  'foreignAddresses',
  'groups',
  'imports',
  'mapAssignments',
  'mapBorders',
  'maps',
  'messageWishes',
  'messages',
  'noticeboard',
  'notifications',
  'preloadedAddresses',
  'roles',
  'streets',
  'suburbs',
  'translations',
  'users',
] as const;

/** Those without one: an answer that shows them is always made anew, and only the phone that changed them reads them again at once. */
export const unrevisedCollections = [
  'devices',
  'journal',
  'messageSettings',
  'passkeys',
  'pushDevices',
  'retention',
  'sentMessages',
  'smsTerms',
] as const;

/** `*` stands for all of them. */
export type Collection = (typeof revisedCollections)[number] | (typeof unrevisedCollections)[number] | '*';
