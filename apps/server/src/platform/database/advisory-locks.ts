/**
 * Numbers of the advisory locks of a database. All are listed here to stay unique: an import with the number
 * of the listeners once waited for every running server to end.
 */
export const advisoryLocks = {
  /** Exclusive for a migration, shared for a backup. */
  migration: 7_433_323,
  demo: 7_433_324,
  /** Shared, held by every process that listens for changes. */
  listeners: 7_433_325,
  applicationRole: 7_433_326,
  /** Taken in `sheaf.make_months`. */
  months: 7_433_327,
  relay: 7_433_328,
  congregationImport: 7_433_329,
  /** Held while a process enters another history of the database. */
  era: 7_433_330,
} as const;
