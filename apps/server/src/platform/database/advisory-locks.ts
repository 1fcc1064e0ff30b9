/**
 * The numbers of the advisory locks that processes of one database hold against each other. All stand here, so that no two are the same:
 * an import that drew the number of those who listen waited for every running server to end.
 */
export const advisoryLocks = {
  /** Held by whoever migrates, and shared by whoever makes a backup. */
  migration: 7_433_323,
  demo: 7_433_324,
  /** Held shared by every process that listens for changes. */
  listeners: 7_433_325,
  applicationRole: 7_433_326,
  /** Taken in `sheaf.make_months`. */
  months: 7_433_327,
  relay: 7_433_328,
  congregationImport: 7_433_329,
} as const;
