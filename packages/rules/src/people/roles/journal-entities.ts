import { type JournalEntity, labelsOf, oneKey, rowOf } from '../../journal/journal-entity.ts';

export const rolesEntities = {
  roles: {
    name: 'role',
    read: 'settings.roles',
    revert: { add: 'settings.roles.add', edit: 'settings.roles.edit', delete: 'settings.roles.delete' },
    label: ['name'],
    fields: { name: 'text', permissions: labelsOf('roles:key.') },
    rank: 30,
  },
  person_roles: {
    name: 'person-role',
    read: 'settings.users.edit',
    revert: oneKey('settings.users.edit'),
    label: ['person_id'],
    fields: { person_id: rowOf('people'), role_id: rowOf('roles') },
    rank: 20,
  },
} as const satisfies Record<string, JournalEntity>;
