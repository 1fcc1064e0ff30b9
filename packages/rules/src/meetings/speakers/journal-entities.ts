import { type Fields, type JournalEntity, labelsOf, oneKey, rowOf } from '../../journal/journal-entity.ts';

const key = 'settings.meetings.public';

export const speakersEntities = {
  directory_congregations: {
    name: 'congregation',
    read: key,
    revert: oneKey(key),
    label: ['name'],
    fields: {
      name: 'text',
      country_id: rowOf('countries'),
      region_id: rowOf('regions'),
      suburb: 'text',
      postcode: 'text',
      address: 'text',
      circuit: 'text',
      lang: 'language',
      timezone_id: 'text',
      public_day: labelsOf('speakers:day.'),
      public_start_time: 'time',
      contact_name: 'text',
      contact_email: 'text',
      contact_phone: 'text',
    },
  },
  directory_speakers: {
    name: 'speaker',
    read: key,
    revert: oneKey(key),
    label: ['full_name'],
    fields: {
      host_id: rowOf('directory_congregations'),
      full_name: 'text',
      email: 'text',
      phone: 'text',
      appointment: labelsOf('speakers:appointment.'),
      outlines: 'text',
      away: 'text',
    },
  },
} as const satisfies Record<string, JournalEntity>;

export const speakersParts = {
  speakers: { part: labelsOf('congregations:journal.part.'), share_speakers: labelsOf('speakers:share.') },
} as const satisfies Record<string, Fields>;
