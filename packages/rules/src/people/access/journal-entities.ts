/** Sign-in methods in the journal. */
import { type JournalEntity, rowOf } from '../../journal/journal-entity.ts';
import type { OperationInJournal } from '../../journal/journal-registry.ts';

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

const routine = { routine: true };

/** Sign-in and sign-out operations, and the links for printing a page. */
export const accessOperations = {
  'access.openLink': routine,
  'access.openPasskey': routine,
  'access.restoreSession': routine,
  'access.askForLink': routine,
  'access.askForPasskey': routine,
  'access.beginPasskey': routine,
  'access.checkSession': routine,
  'access.endSession': routine,
  'access.createReportTicket': routine,
} as const satisfies Record<string, OperationInJournal>;
