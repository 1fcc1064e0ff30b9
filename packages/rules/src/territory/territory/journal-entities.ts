import { type JournalEntity, rowOf } from '../../journal/journal-entity.ts';

const map = rowOf('maps');

export const territoryEntities = {
  foreign_addresses: {
    name: 'foreign',
    read: 'maps.foreign',
    revert: { add: 'maps.foreign.add', edit: 'maps.foreign.edit', delete: 'maps.foreign.delete' },
    label: ['house', 'suffix', 'unit', 'street_id'],
    fields: {
      map_id: map,
      street_id: rowOf('streets'),
      house: 'text',
      suffix: 'text',
      unit: 'text',
      lang: 'language',
      assigned_id: rowOf('people'),
      assigned_map_id: map,
      lat: 'text',
      lng: 'text',
    },
  },
} as const satisfies Record<string, JournalEntity>;

export const territoryOperations = {
  'territory.addForeignAddress': { kind: 'addresses' },
  'territory.editForeignAddress': { kind: 'addresses' },
  'territory.deleteForeignAddress': { kind: 'addresses' },
} as const;
