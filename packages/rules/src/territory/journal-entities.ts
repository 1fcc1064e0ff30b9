/** Suburbs, streets, borders, foreign-language addresses and imports, as the journal tells them. */
import { type JournalEntity, oneKey, rowOf } from '../journal/journal-entity.ts';

const map = rowOf('maps');

export const territoryEntities = {
  map_borders: {
    name: 'border',
    read: 'settings.maps',
    revert: oneKey('settings.maps.edit'),
    label: ['map_id'],
    fields: { map_id: map, border: 'unseen' },
  },
  suburbs: {
    name: 'suburb',
    read: 'maps.suburbs',
    revert: { add: 'maps.suburbs.add', edit: 'maps.suburbs.edit', delete: 'maps.suburbs.delete' },
    label: ['suburb'],
    fields: { suburb: 'text', code: 'text', region_id: rowOf('regions'), map_id: map },
    rank: 90,
  },
  streets: {
    name: 'street',
    read: 'maps.streets',
    revert: { add: 'maps.streets.add', edit: 'maps.streets.edit', delete: 'maps.streets.delete' },
    label: ['name'],
    fields: { name: 'text', suburb_id: rowOf('suburbs'), map_id: map },
    rank: 100,
  },
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
      lang: 'text',
      assigned_id: rowOf('people'),
      assigned_map_id: map,
      lat: 'text',
      lng: 'text',
    },
  },
  imports: {
    name: 'import',
    read: 'settings.maps.add',
    final: 'import',
    label: ['file_name'],
    fields: { file_name: 'text', imported_at: 'instant', taken_back_at: 'instant' },
    rank: 0,
  },
} as const satisfies Record<string, JournalEntity>;

const imports = { kind: 'imports', final: 'import' } as const;

export const territoryOperations = {
  'territory.importFile': imports,
  'territory.rollBackImport': imports,
  'territory.importBorders': imports,
  'territory.removeHolder': { kind: 'assignments' },
  'territory.eraseHolderName': { kind: 'assignments' },
  'territory.addSuburb': { kind: 'streets' },
  'territory.editSuburb': { kind: 'streets' },
  'territory.deleteSuburb': { kind: 'streets' },
  'territory.addStreet': { kind: 'streets' },
  'territory.editStreet': { kind: 'streets' },
  'territory.deleteStreet': { kind: 'streets' },
  'territory.addForeignAddress': { kind: 'addresses' },
  'territory.editForeignAddress': { kind: 'addresses' },
  'territory.deleteForeignAddress': { kind: 'addresses' },
} as const;
