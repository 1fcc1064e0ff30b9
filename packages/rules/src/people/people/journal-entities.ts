import { type JournalEntity, labelsOf, rowOf } from '../../journal/journal-entity.ts';

const person = rowOf('people');

export const peopleEntities = {
  people: {
    name: 'person',
    read: 'settings.users.edit',
    revert: { add: 'settings.users.add', edit: 'settings.users.edit', delete: 'settings.users.delete' },
    label: ['first_name', 'last_name'],
    fields: {
      first_name: 'text',
      last_name: 'text',
      email: 'text',
      phone: 'text',
      lang: 'language',
      appointment: labelsOf('people:appointment.'),
      gender: labelsOf('people:gender.'),
      pioneer: 'yes-no',
      special_pioneer: 'yes-no',
      aux: 'yes-no',
      cart: 'yes-no',
      group_id: rowOf('groups'),
      address: 'text',
      emergency: 'text',
      active: 'yes-no',
      dob: 'date',
      doi: 'date',
      hope: labelsOf('people:hope.'),
      public_talk_outlines: 'text',
      qualified_parts: labelsOf('people:parts.name.'),
      cart_partners: person,
      subscribed: 'yes-no',
      consent_at: 'instant',
    },
    rank: 10,
    softDeleted: true,
    // Restores the person as a partner of others.
    freed: {
      bundle: ({ id }) => `partner ${id}`,
      only: (fields) => fields.length === 1 && fields[0] === 'cart_partners',
    },
  },
} as const satisfies Record<string, JournalEntity>;
