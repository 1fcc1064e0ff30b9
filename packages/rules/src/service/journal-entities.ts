import { eachRow } from '../journal/freed-entity.ts';
import { type JournalEntity, labelsOf, oneKey, rowOf } from '../journal/journal-entity.ts';

const person = rowOf('people');
const weekday = labelsOf('congregations:meetings.weekday.');
const place = { online: 'yes-no', location: 'text', coordinates: 'text' } as const;

export const serviceEntities = {
  field_groups: {
    name: 'field-group',
    read: 'settings.field_service_locations',
    freed: eachRow('field-group'),
    label: ['label', 'location'],
    fields: {
      label: 'text',
      meeting_day: weekday,
      starts_at: 'time',
      ...place,
      overseer_id: person,
      group_id: rowOf('groups'),
      active: 'yes-no',
    },
    rank: 10,
  },
  special_groups: {
    name: 'special-group',
    read: 'settings.special_service_groups',
    freed: eachRow('special-group'),
    label: ['label'],
    fields: {
      label: 'text',
      on_date: 'date',
      starts_at: 'time',
      ...place,
      overseer_id: person,
      for_all: 'yes-no',
      replaces: 'yes-no',
      notify: 'yes-no',
      active: 'yes-no',
    },
    rank: 10,
  },
  rotation_groups: {
    name: 'rotation-group',
    read: 'settings.rotation_groups',
    label: ['label'],
    fields: {
      label: 'text',
      rotate: 'yes-no',
      frequency: labelsOf('service:frequency.'),
      meeting_day: weekday,
      week_of_month: labelsOf('service:week.'),
      starts_at: 'time',
      ...place,
      for_all: 'yes-no',
      replaces: 'yes-no',
      anchor: 'date',
      active: 'yes-no',
    },
    rank: 10,
  },
  rotation_overseers: {
    name: 'rotation-overseer',
    read: 'settings.rotation_groups',
    freed: eachRow('rotation-overseer'),
    label: ['person_id'],
    fields: { rotation_group_id: rowOf('rotation_groups'), person_id: person, order: 'text' },
    rank: 20,
  },
  invited_groups: {
    name: 'invited-group',
    read: 'settings.special_service_groups',
    label: ['group_id'],
    fields: {
      special_group_id: rowOf('special_groups'),
      rotation_group_id: rowOf('rotation_groups'),
      group_id: rowOf('groups'),
    },
    rank: 20,
  },
  service_places: {
    name: 'service-place',
    read: 'settings.field_service_locations',
    revert: oneKey('settings.field_service_locations.edit'),
    label: ['label'],
    fields: { label: 'text', location: 'text', coordinates: 'text' },
    rank: 30,
  },
  field_meetings: {
    name: 'field-meeting',
    read: 'settings.field_service_locations',
    label: ['on_date'],
    fields: {
      field_group_id: rowOf('field_groups'),
      special_group_id: rowOf('special_groups'),
      rotation_group_id: rowOf('rotation_groups'),
      on_date: 'date',
      starts_at: 'time',
      hidden_by: rowOf('field_meetings'),
      by_hand: 'yes-no',
    },
    rank: 40,
  },
  change_requests: {
    name: 'change-request',
    read: 'settings.special_service_groups',
    label: ['to_person'],
    fields: {
      field_meeting_id: rowOf('field_meetings'),
      from_person: person,
      to_person: person,
      state: labelsOf('service:changeState.'),
    },
    rank: 30,
  },
} as const satisfies Record<string, JournalEntity>;
