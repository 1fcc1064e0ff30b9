import { type JournalEntity, oneKey, rowOf } from '../../journal/journal-entity.ts';

export const bordersEntities = {
  map_borders: {
    name: 'border',
    read: 'settings.maps',
    revert: oneKey('settings.maps.edit'),
    label: ['map_id'],
    fields: { map_id: rowOf('maps'), border: 'unseen', picture_place: 'unseen' },
  },
} as const satisfies Record<string, JournalEntity>;

export const bordersOperations = {
  'borders.importBorders': { kind: 'imports', final: 'import' },
} as const;
