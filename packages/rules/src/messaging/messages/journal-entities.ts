import { type Fields, type JournalEntity, labelsOf, rowOf } from '../../journal/journal-entity.ts';

export const messagesEntities = {
  sendings: {
    name: 'message',
    read: 'settings.send_messages',
    final: 'message',
    label: [],
    fields: { group_id: rowOf('groups'), sms: 'text', emails: 'text', sent_at: 'instant' },
  },
  notification_preferences: {
    name: 'notification-preference',
    read: 'settings.users.edit',
    final: 'notification-preference',
    label: ['person_id'],
    fields: { person_id: rowOf('people'), kind: 'unseen', channel: 'unseen' },
  },
  quiet_hours: {
    name: 'quiet-hours',
    read: 'settings.users.edit',
    final: 'notification-preference',
    label: ['person_id'],
    fields: { person_id: rowOf('people'), from_time: 'unseen', until_time: 'unseen' },
  },
} as const satisfies Record<string, JournalEntity>;

export const messagesParts = {
  automatic_messaging: {
    part: labelsOf('messages:journal.part.'),
    manual: 'yes-no',
    carts: 'yes-no',
    maps: 'yes-no',
    maps_assigned: 'yes-no',
    addresses: 'yes-no',
    duties: 'yes-no',
    duties_week: 'yes-no',
    groups: 'yes-no',
    reports: 'yes-no',
    attendants: 'yes-no',
  },
} as const satisfies Record<string, Fields>;
