/** Duties, as the journal tells them. */
import { type JournalEntity, rowOf, wordsOf } from '../journal/journal-entity.ts';

export const dutiesEntities = {
  duties: {
    name: 'duty',
    read: 'schedules.meetings',
    label: ['on_date', 'kind'],
    fields: {
      kind: wordsOf('duties:kind.'),
      on_date: 'date',
      hall: 'text',
      person_id: rowOf('people'),
    },
  },
} as const satisfies Record<string, JournalEntity>;
