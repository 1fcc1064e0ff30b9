import { eachRow } from '../../journal/freed-entity.ts';
import { type Fields, type JournalEntity, labelsOf, rowOf } from '../../journal/journal-entity.ts';

export const responsibilitiesEntities = {
  responsibilities: {
    name: 'responsibility',
    read: 'schedules.attendants',
    label: ['label'],
    fields: {
      label: 'text',
      order: 'text',
      kind: labelsOf('responsibilities:kind.'),
      frequency: labelsOf('responsibilities:frequency.'),
      scope: labelsOf('responsibilities:scope.'),
      places: 'text',
      notes: 'text',
      group_turns: 'yes-no',
      special: 'yes-no',
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
      scope: labelsOf('responsibilities:scope.'),
      order: 'text',
    },
  },
} as const satisfies Record<string, JournalEntity>;

export const responsibilitiesParts = {
  attendants_schedule: {
    part: labelsOf('congregations:journal.part.'),
    on: 'yes-no',
    print_header: 'text',
    print_notes: 'yes-no',
    compact: 'yes-no',
    reminder_timing: labelsOf('congregations:meetings.reminder'),
  },
} as const satisfies Record<string, Fields>;
