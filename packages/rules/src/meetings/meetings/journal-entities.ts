import { type Fields, type JournalEntity, labelsOf, rowOf } from '../../journal/journal-entity.ts';

export const meetingsEntities = {
  meetings: {
    name: 'meeting',
    read: 'schedules.meetings',
    label: ['type', 'held_on'],
    fields: {
      type: labelsOf('meetings:type.'),
      held_on: 'date',
      starts_at: 'time',
      ends_at: 'time',
      halls: 'text',
      language_group_id: rowOf('language_groups'),
      reading: 'text',
    },
  },
  meeting_parts: {
    name: 'part',
    read: 'schedules.meetings',
    label: ['title'],
    fields: {
      section: labelsOf('meetings:sections.'),
      order: 'text',
      title: 'text',
      minutes: 'text',
      refs: 'text',
      qualification: labelsOf('people:parts.name.'),
      helper_type: labelsOf('meetings:helper.'),
      helper_qualification: labelsOf('people:parts.name.'),
    },
  },
  attendance: {
    name: 'attendance',
    read: 'settings.meetings.attendance',
    label: ['type', 'people'],
    fields: {
      type: labelsOf('meetings:type.'),
      language_group_id: rowOf('language_groups'),
      people: 'text',
      counted_by: rowOf('people'),
    },
  },
  language_groups: {
    name: 'language-group',
    read: 'schedules.meetings',
    label: ['label'],
    fields: {
      label: 'text',
      lang: 'language',
      clam_day: labelsOf('congregations:meetings.weekday.'),
      clam_start_time: 'time',
      public_day: labelsOf('congregations:meetings.weekday.'),
      public_start_time: 'time',
      active: 'yes-no',
    },
  },
  meeting_times: {
    name: 'times',
    read: 'settings.cong.edit',
    revert: { add: 'settings.cong.edit', edit: 'settings.cong.edit', delete: 'settings.cong.edit' },
    label: ['from_week'],
    fields: {
      from_week: 'date',
      language_group_id: rowOf('language_groups'),
      clam_day: labelsOf('congregations:meetings.weekday.'),
      clam_start_time: 'time',
      public_day: labelsOf('congregations:meetings.weekday.'),
      public_start_time: 'time',
    },
  },
  special_meetings: {
    name: 'special',
    read: 'schedules.meetings',
    label: ['held_on', 'starts_at'],
    fields: {
      held_on: 'date',
      starts_at: 'time',
      ends_at: 'time',
      note: 'text',
      attendance: 'text',
      partakers: 'text',
    },
  },
  special_parts: {
    name: 'special-part',
    read: 'schedules.meetings',
    label: ['title'],
    fields: {
      order: 'text',
      title: 'text',
      minutes: 'text',
      song: 'text',
      seat: labelsOf('meetings:special.seat.'),
    },
  },
  workbook_headings: {
    name: 'heading',
    read: 'schedules.meetings',
    label: ['heading'],
    fields: { lang: 'text', heading: 'text', kind: labelsOf('workbook:kind.') },
  },
} as const satisfies Record<string, JournalEntity>;

const part = labelsOf('congregations:journal.part.');
const weekday = labelsOf('congregations:meetings.weekday.');

export const meetingsParts = {
  meeting_schedule: {
    part,
    on: 'yes-no',
    ptc: rowOf('people'),
    wt_conductor: rowOf('people'),
    clam_day: weekday,
    clam_start_time: 'time',
    clam_url: 'text',
    clam_halls: 'text',
    public_day: weekday,
    public_start_time: 'time',
    public_url: 'text',
    history: 'text',
  },
  meeting_attendance: { part, on: 'yes-no' },
} as const satisfies Record<string, Fields>;
