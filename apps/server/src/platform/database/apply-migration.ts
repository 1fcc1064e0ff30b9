/**
 * Applies one migration file without blocking other statements: `lock_timeout` is two seconds, because later
 * statements queue behind a waiting lock; after a timeout it retries.
 * A file whose first line is `-- outside a transaction` runs step by step, each step after a line `-- step`
 * and committed alone; a step after `-- step until nothing is left` repeats until it changes no row. An
 * interrupted file restarts from its first step, so every step must be idempotent.
 */
import type { PoolClient } from 'pg';

export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

export interface Patience {
  lock: number;
  /** Pause between two attempts. */
  pause: number;
  /** Total time before giving up. */
  whole: number;
}

/** In milliseconds. Ten minutes exceed the longest allowed read; a running backup is awaited before. */
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

/** @throws the error of the database, or a timeout of the lock. */
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
