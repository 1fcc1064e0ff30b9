/** What people sign in with, as the journal tells it. */
import { type JournalEntity, rowOf } from '../journal/journal-entity.ts';

const person = rowOf('people');

export const accessEntities = {
  sessions: {
    name: 'session',
    read: 'settings.users.edit',
    final: 'sign-in',
    label: ['person_id'],
    fields: { person_id: person, device: 'text' },
  },
  sign_in_links: {
    name: 'link',
    read: 'settings.users.edit',
    final: 'sign-in',
    label: ['person_id'],
    fields: { person_id: person, expires_at: 'instant' },
  },
} as const satisfies Record<string, JournalEntity>;
