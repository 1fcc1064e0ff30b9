import { type JournalEntity, oneKey, rowOf } from '../../journal/journal-entity.ts';

export const absencesEntities = {
  away_dates: {
    name: 'away',
    read: 'settings.away.admin',
    revert: oneKey('settings.away.admin'),
    label: ['person_id'],
    fields: {
      person_id: rowOf('people'),
      starts_on: 'date',
      ends_on: 'date',
      comment: 'text',
      present: 'yes-no',
    },
  },
} as const satisfies Record<string, JournalEntity>;
