/** JOURNAL-R2: the kinds of changes one looks for, told by the operation that made the change. */

export const changeKinds = [
  'people',
  'roles',
  'groups',
  'away',
  'congregation',
  'events',
  'noticeboard',
  'messages',
  'maps',
  'streets',
  'addresses',
  'assignments',
  'imports',
  'translations',
  'access',
  'automatic',
] as const;

export type ChangeKind = (typeof changeKinds)[number];

const ofOperation: Readonly<Record<string, ChangeKind>> = {
  'people.addAwayDate': 'away',
  'people.editAwayDate': 'away',
  'people.deleteAwayDate': 'away',
  'maps.lockMap': 'maps',
  'maps.switchNumberLookup': 'maps',
  'maps.uploadMapPicture': 'maps',
  'maps.populateMap': 'automatic',
  'addresses.findPlace': 'automatic',
  'addresses.importAddresses': 'imports',
  'territory.importFile': 'imports',
  'territory.rollBackImport': 'imports',
  'territory.importBorders': 'imports',
  'territory.removeHolder': 'assignments',
  'territory.eraseHolderName': 'assignments',
  'territory.addSuburb': 'streets',
  'territory.editSuburb': 'streets',
  'territory.deleteSuburb': 'streets',
  'territory.addStreet': 'streets',
  'territory.editStreet': 'streets',
  'territory.deleteStreet': 'streets',
  'territory.addForeignAddress': 'addresses',
  'territory.editForeignAddress': 'addresses',
  'territory.deleteForeignAddress': 'addresses',
  'people.importPeople': 'imports',
};

const ofDomain: Readonly<Record<string, ChangeKind>> = {
  access: 'access',
  addresses: 'addresses',
  congregations: 'congregation',
  dashboard: 'people',
  events: 'events',
  groups: 'groups',
  maps: 'assignments',
  messages: 'messages',
  noticeboard: 'noticeboard',
  people: 'people',
  roles: 'roles',
  territory: 'maps',
  translations: 'translations',
};

/** Work of the nights and of the queue, and whatever no domain of the contract did. */
export const kindOf = (operation: string): ChangeKind =>
  ofOperation[operation] ?? ofDomain[operation.split('.')[0] ?? ''] ?? 'automatic';
