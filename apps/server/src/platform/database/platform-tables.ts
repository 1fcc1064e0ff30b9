import type { ExportRules } from '#platform/congregation-file/export-rules';
import type { PersonReferences } from '#platform/person-leaves';

/**
 * Tables of the platform; every other table is owned by the domain that names it in its manifest. @internal
 * for the suites.
 */
export const platformTables: readonly string[] = [
  'account_balances',
  'idempotency_keys',
  'import_rows',
  'imports',
  'job_runs',
  'ledger_entries',
  'mail_keys',
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

/** Exclusions of the platform's own tables from a congregation export. */
export const platformExported: ExportRules = {
  leftOut: {
    idempotency_keys: 'Stored answers to requests that this installation was asked.',
    job_runs: 'What the nights of this installation did.',
    mail_keys: 'The key with which this installation signs the way out of its mails.',
    message_steps: 'The history of messages that are left out.',
    outgoing_messages:
      'What waits must not be sent twice, and what was sent may hold links that sign somebody in; what was written to groups stays.',
    push_devices: 'Browsers take messages only from the installation they agreed to.',
    push_keys: 'The key with which this installation signs for browsers.',
    revisions: 'They count changes in this database, and begin anew in another.',
    row_revisions: 'They count changes in this database, and begin anew in another.',
    scan_marks: 'Up to where this installation looked through the congregation.',
    world_revisions: 'They count changes of what all congregations share.',
    schema_migrations: 'The list in the file says by which migrations its database was made.',
  },
  onlyShown: {
    account_balances:
      'What is paid and owed is between the congregation and the operator of this installation.',
    ledger_entries:
      'What is paid and owed is between the congregation and the operator of this installation.',
  },
  manyLines: ['sendings.body'],
  rowCopies: { table: 'import_rows', of: 'table_name', id: 'row_id', copies: ['removed', 'before'] },
};

/** References to people in the platform's own tables. */
export const platformPeople: PersonReferences = {
  // Push devices are deleted earlier, with their sessions.
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
