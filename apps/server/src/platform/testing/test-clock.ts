/**
 * The one place where a server test reads the real clock. `SHEAF_TEST_CLOCK=2027-01-03T01:30:00Z` starts every test at that instant
 * instead; the clock runs on from there.
 */
import type { Pool } from 'pg';

const { SHEAF_TEST_CLOCK: wanted } = process.env;

/** The time of the machine: only for what runs in a process of its own, or in a library that reads it. */
export const realNow = (): Date => new Date();

/** A clock that shows `start` (ISO 8601) now and runs on. */
function clockFrom(start: string): () => Date {
  const at = Date.parse(start);
  if (Number.isNaN(at)) throw new Error(`a clock cannot start at "${start}"`);
  const ahead = at - realNow().getTime();
  return () => new Date(realNow().getTime() + ahead);
}

/** The time of a test that sets none. */
export const testNow: () => Date = wanted ? clockFrom(wanted) : realNow;

/** The clock of a suite that runs at a moment of its own; SHEAF_TEST_CLOCK overrides it. */
export const startClock = (moment: string | undefined): (() => Date) =>
  wanted || moment === undefined ? testNow : clockFrom(moment);

const clocks = new WeakMap<Pool, () => Date>();

/** Connects a database to the clock of the server that is tested over it. */
export const useClock = (owner: Pool, clock: () => Date): void => void clocks.set(owner, clock);

/** The time of the server over a database; rows that a test inserts are dated from it. */
export const serverNow = (owner: Pool): Date => (clocks.get(owner) ?? testNow)();

/** The same time as an SQL expression, for rows that a test writes; the database's own clock would be another. */
export const nowInSql = (): string => `'${testNow().toISOString()}'::timestamptz`;
