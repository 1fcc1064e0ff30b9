import { type JournalEntity, wordsOf } from '../journal/journal-entity.ts';

export const eventsEntities = {
  events: {
    name: 'event',
    read: 'settings.events',
    revert: { add: 'settings.events.add', edit: 'settings.events.edit', delete: 'settings.events.delete' },
    label: ['type', 'label'],
    fields: {
      type: wordsOf('events:type.'),
      label: 'text',
      extent: wordsOf('events:extent.'),
      starts_on: 'date',
      starts_at: 'time',
      ends_on: 'date',
      ends_at: 'time',
      cancels_meeting: wordsOf('events:cancels.'),
    },
  },
} as const satisfies Record<string, JournalEntity>;
