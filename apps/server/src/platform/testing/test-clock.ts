/**
 * The only reader of the real clock in server tests. `SHEAF_TEST_CLOCK=2027-01-03T01:30:00Z` starts every
 * test at that instant instead; the clock runs on from there.
 */
import type { Pool } from 'pg';

const { SHEAF_TEST_CLOCK: wanted } = process.env;

/** Real time: only for separate processes and for libraries that read it. */
export const realNow = (): Date => new Date();

/** A clock that starts at `start` (ISO 8601) and runs on. */
function clockFrom(start: string): () => Date {
  const at = Date.parse(start);
  if (Number.isNaN(at)) throw new Error(`a clock cannot start at "${start}"`);
  const ahead = at - realNow().getTime();
  return () => new Date(realNow().getTime() + ahead);
}

/** Time of a test that sets none. */
export const testNow: () => Date = wanted ? clockFrom(wanted) : realNow;

/** Clock of a suite that runs at a given instant; SHEAF_TEST_CLOCK overrides it. */
export const startClock = (moment: string | undefined): (() => Date) =>
  wanted || moment === undefined ? testNow : clockFrom(moment);

const clocks = new WeakMap<Pool, () => Date>();

/** Connects a database to the clock of the server that is tested on it. */
export const useClock = (owner: Pool, clock: () => Date): void => void clocks.set(owner, clock);

/** Time of the server on a database; rows that a test inserts are dated from it. */
export const serverNow = (owner: Pool): Date => (clocks.get(owner) ?? testNow)();

/** The same time as an SQL expression, for rows that a test inserts; the database's own clock differs. */
export const nowInSql = (): string => `'${testNow().toISOString()}'::timestamptz`;
