/** Responsibilities and those who take turns, as the journal tells them. */
import { eachRow } from '../../journal/freed-entity.ts';
import { type JournalEntity, rowOf, wordsOf } from '../../journal/journal-entity.ts';

export const attendantsEntities = {
  responsibilities: {
    name: 'responsibility',
    read: 'schedules.attendants',
    label: ['label'],
    fields: {
      label: 'text',
      order: 'text',
      kind: wordsOf('attendants:kind.'),
      frequency: wordsOf('attendants:frequency.'),
      scope: wordsOf('attendants:scope.'),
      places: 'text',
      notes: 'text',
      group_turns: 'yes-no',
      anchor: 'date',
    },
  },
  responsibility_people: {
    name: 'turnTaker',
    read: 'schedules.attendants',
    freed: eachRow('turn-taker'),
    label: ['responsibility_id', 'person_id'],
    rank: 2,
    fields: {
      responsibility_id: rowOf('responsibilities'),
      person_id: rowOf('people'),
      scope: wordsOf('attendants:scope.'),
      order: 'text',
    },
  },
} as const satisfies Record<string, JournalEntity>;
