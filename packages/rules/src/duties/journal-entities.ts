import type { FreedRows } from '../journal/freed-entity.ts';
import { type JournalEntity, labelsOf, rowOf } from '../journal/journal-entity.ts';

/** A cart duty is restored with its shift, a duty of an away talk with that talk. */
const freed: FreedRows = {
  day: 'on_date',
  bundle: ({ id, shift_id, away_talk_id }) => {
    if (shift_id) return `cart-shift ${shift_id}`;
    return away_talk_id ? `away-talk ${away_talk_id}` : `duty ${id}`;
  },
};

export const dutiesEntities = {
  duties: {
    name: 'duty',
    read: 'schedules.meetings',
    freed,
    label: ['on_date', 'kind'],
    fields: {
      kind: labelsOf('duties:kind.'),
      qualification: labelsOf('people:parts.name.'),
      on_date: 'date',
      starts_at: 'time',
      ends_at: 'time',
      field_meeting_id: rowOf('field_meetings'),
      away_talk_id: rowOf('away_talks'),
      hall: 'text',
      special_part_id: rowOf('special_parts'),
      responsibility_id: rowOf('responsibilities'),
      slot_id: rowOf('task_slots'),
      person_id: rowOf('people'),
      group_id: rowOf('groups'),
      locked: 'yes-no',
      acknowledged: labelsOf('answers:said.'),
      mailed_at: 'instant',
      told_at: 'unseen',
      called_off_at: 'unseen',
      cannot_at: 'instant',
      said: 'unseen',
      facts: 'unseen',
      answered_as: 'unseen',
      asked_as: 'unseen',
    },
  },
} as const satisfies Record<string, JournalEntity>;
