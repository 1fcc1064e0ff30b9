import { eachRow } from '../../journal/freed-entity.ts';
import { type JournalEntity, rowOf } from '../../journal/journal-entity.ts';

const person = rowOf('people');

export const groupsEntities = {
  groups: {
    name: 'group',
    read: 'settings.groups',
    revert: { add: 'settings.groups.add', edit: 'settings.groups.edit', delete: 'settings.groups.delete' },
    freed: eachRow('group'),
    label: ['name'],
    fields: { name: 'text', overseer_id: person, assistant_id: person, address: 'text' },
    rank: 40,
  },
} as const satisfies Record<string, JournalEntity>;
