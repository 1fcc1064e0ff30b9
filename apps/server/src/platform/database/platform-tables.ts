/** The tables of the platform itself; every other table is owned by the domain that names it in its manifest. */
export const platformTables: readonly string[] = [
  'account_balances',
  'idempotency_keys',
  'import_rows',
  'imports',
  'job_runs',
  'ledger_entries',
  'message_steps',
  'outgoing_messages',
  'push_keys',
  'revisions',
  'row_revisions',
  'schema_migrations',
];
