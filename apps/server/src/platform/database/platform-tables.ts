import type { PersonReferences } from '#platform/person-leaves';

/** The tables of the platform itself; every other table is owned by the domain that names it in its manifest. */
export const platformTables: readonly string[] = [
  'account_balances',
  'idempotency_keys',
  'import_rows',
  'imports',
  'job_runs',
  'ledger_entries',
  'message_steps',
  'notifications',
  'outgoing_messages',
  'push_devices',
  'push_keys',
  'revisions',
  'row_revisions',
  'scan_marks',
  'schema_migrations',
  'sendings',
  'world_revisions',
];

/** How the platform's own tables name people. */
export const platformPeople: PersonReferences = {
  // Push devices go before, with the sessions they belong to.
  erases: ['idempotency_keys.person_id', 'outgoing_messages.person_id', 'push_devices.person_id'],
  traces: { invited: ['outgoing_messages.person_id'] },
  keepsPerson: {
    'imports.imported_by': 'The list of imports says who imported.',
    'imports.taken_back_by': 'The list of imports says who took an import back.',
    'message_steps.person_id': 'The history of a message says who sent it again or dropped it.',
    'notifications.by_person': 'A notification of others says who caused it.',
    'notifications.person_id': 'Nobody else reads them, and each goes for its age.',
    'sendings.sent_by': 'The list of what was sent says who sent it.',
  },
};
