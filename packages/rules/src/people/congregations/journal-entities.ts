import { type JournalEntity, labelsOf, oneKey, rowOf } from '../../journal/journal-entity.ts';

const person = rowOf('people');

export const congregationsEntities = {
  congregations: {
    name: 'congregation',
    read: 'settings.cong.edit',
    revert: oneKey('settings.cong.edit'),
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
      time_format: 'text',
      timezone_id: 'text',
      accounts_pub: person,
      assigned_map_cutoff: 'text',
      stagnant_map_threshold: 'text',
      blocks_as_letters: 'yes-no',
      address_option_limit: 'text',
      address_attempts: 'text',
      address_timeout: 'text',
      expired_addresses: labelsOf('congregations:ministry.expired'),
      email_addresses_to: 'text',
      show_address_date: 'yes-no',
      reporting: 'yes-no',
      sms_user: 'unseen',
      device: 'unseen',
    },
  },
  // Settings parts are described by their domains.
  domain_settings: {
    name: 'settings',
    read: 'settings.cong.edit',
    revert: oneKey('settings.cong.edit'),
    label: ['part'],
    fields: { part: 'text' },
    variants: 'part',
  },
  congregation_exports: {
    name: 'congregation-export',
    read: 'settings.roles.edit',
    label: ['requested_by'],
    fields: { requested_by: person },
  },
  retention: {
    name: 'retention',
    read: 'settings.cong.edit',
    revert: oneKey('settings.cong.edit'),
    label: [],
    fields: { not_at_homes: 'text', notes: 'text', messages: 'text', journal: 'text' },
  },
} as const satisfies Record<string, JournalEntity>;

export const placeNames = { countries: ['name'], regions: ['name'] } as const;
