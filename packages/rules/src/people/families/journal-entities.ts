import { type JournalEntity, labelsOf, oneKey, rowOf } from '../../journal/journal-entity.ts';

export const familiesEntities = {
  families: {
    name: 'family',
    read: 'settings.users',
    revert: oneKey('settings.users.edit'),
    label: ['name'],
    fields: { name: 'text' },
    rank: 50,
  },
  family_members: {
    name: 'family-member',
    read: 'settings.users',
    revert: oneKey('settings.users.edit'),
    label: ['person_id'],
    fields: { person_id: rowOf('people'), family_id: rowOf('families'), tie: labelsOf('people:family.tie.') },
  },
} as const satisfies Record<string, JournalEntity>;
