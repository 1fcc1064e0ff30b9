/**
 * One file of a migration, applied so that nobody waits for it: it never stands in line for a lock longer than two seconds, because
 * everybody who comes later would stand behind it, and tries again instead.
 *
 * A file whose first line is `-- outside a transaction` is done step by step, each begun by a line `-- step` and kept by itself; after
 * `-- step until nothing is left` the statement is done again until it changes no row. Cut off in the middle, such a file begins anew,
 * so each of its steps may be done twice.
 */
import type { PoolClient } from 'pg';

export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

export interface Patience {
  /** Longest wait for one lock. */
  lock: number;
  /** Between two tries. */
  pause: number;
  /** Until it is given up. */
  whole: number;
}

/** In milliseconds. Ten minutes are longer than any read of ours may last; a backup is waited for before. */
export const usualPatience: Patience = { lock: 2000, pause: 1000, whole: 600_000 };

const lockNotAvailable = '55P03';
const outside = '-- outside a transaction';
const stepMark = /^-- step(?<repeated> until nothing is left)?$/m;

export const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === lockNotAvailable;

const note = 'insert into schema_migrations (name, checksum) values ($1, $2)';

async function inOneTransaction(client: PoolClient, { name, text, checksum }: Migration, lock: number) {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lock}`);
    await client.query(text);
    await client.query(note, [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

export interface MigrationStep {
  sql: string;
  repeated: boolean;
}

export function stepsOf(text: string): MigrationStep[] {
  const steps: MigrationStep[] = [];
  for (const line of text.split('\n')) {
    const mark = stepMark.exec(line);
    if (mark) steps.push({ sql: '', repeated: mark.groups?.repeated !== undefined });
    else if (steps.length > 0) steps.at(-1)!.sql += `${line}\n`;
  }
  return steps;
}

async function stepByStep(
  client: PoolClient,
  { name, text, checksum }: Migration,
  tell: (sentence: string) => void,
): Promise<void> {
  const steps = stepsOf(text);
  for (const [index, { sql, repeated }] of steps.entries()) {
    let rows = 0;
    for (;;) {
      const { rowCount } = await client.query(sql);
      rows += rowCount ?? 0;
      if (!repeated || !rowCount) break;
      tell(`Migration ${name}, step ${index + 1} of ${steps.length}: ${rows} rows so far.`);
    }
  }
  await client.query(note, [name, checksum]);
}

/** @throws what the database says, or that somebody held a lock all the time. */
export async function applyMigration(
  client: PoolClient,
  migration: Migration,
  tell: (sentence: string) => void,
  patience: Patience = usualPatience,
): Promise<void> {
  if (migration.text.startsWith(outside)) return stepByStep(client, migration, tell);
  const until = performance.now() + patience.whole;
  for (;;) {
    try {
      return await inOneTransaction(client, migration, patience.lock);
    } catch (error) {
      if (!isLocked(error) || performance.now() > until) throw error;
      tell(`Migration ${migration.name} waits for a table that is in use.`);
      await new Promise((resolve) => setTimeout(resolve, patience.pause));
    }
  }
}
