import { type JournalEntity, labelsOf } from '../journal/journal-entity.ts';

export const eventsEntities = {
  events: {
    name: 'event',
    read: 'settings.events',
    revert: { add: 'settings.events.add', edit: 'settings.events.edit', delete: 'settings.events.delete' },
    label: ['type', 'label'],
    fields: {
      type: labelsOf('events:type.'),
      label: 'text',
      extent: labelsOf('events:extent.'),
      starts_on: 'date',
      starts_at: 'time',
      ends_on: 'date',
      ends_at: 'time',
      cancels_meeting: labelsOf('events:cancels.'),
      moves_midweek: 'yes-no',
      own_programme: 'yes-no',
    },
  },
} as const satisfies Record<string, JournalEntity>;
