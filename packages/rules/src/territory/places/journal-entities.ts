import { type JournalEntity, rowOf } from '../../journal/journal-entity.ts';

const map = rowOf('maps');

export const placesEntities = {
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
} as const satisfies Record<string, JournalEntity>;
