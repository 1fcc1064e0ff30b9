import type { JournalEntity } from '../../journal/journal-entity.ts';

export const territoryImportEntities = {
  imports: {
    name: 'import',
    read: 'settings.maps.add',
    final: 'import',
    label: ['file_name'],
    fields: { file_name: 'text', imported_at: 'instant', taken_back_at: 'instant' },
    rank: 0,
  },
} as const satisfies Record<string, JournalEntity>;

export const territoryImportOperations = {
  'territoryImport.importFile': { final: 'import' },
  'territoryImport.rollbackImport': { final: 'import' },
  'territoryImport.eraseHolderName': { kind: 'assignments' },
} as const;
