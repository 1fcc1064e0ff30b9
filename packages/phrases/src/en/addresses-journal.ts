/** The words of the journal for what stands under addresses. */
export const addressesJournal = {
  kind: {
    addresses: 'Addresses',
  },
  entity: {
    address: 'Address',
    preloaded: 'Preloaded address',
    'do-not-call': 'Do-not-call',
  },
  field: {
    assigned_to: 'Assigned to',
    attempt: 'Tries',
    block: 'Block',
    date: 'Date',
    preloaded_id: 'Preloaded address',
    foreign_id: 'Foreign-language address',
    expired: 'Expired',
    house: 'House',
    lang: 'Language',
    lat: 'Latitude',
    lent_by: 'Assigned by',
    lng: 'Longitude',
    map_id: 'Map',
    name: 'Name',
    note: 'Note',
    number: 'Number',
    street_id: 'Street',
    suffix: 'House suffix',
    unit: 'Unit',
  },
} as const;
